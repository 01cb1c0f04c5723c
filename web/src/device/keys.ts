/** Keys: every page registers its own with what they do; `?` shows the list of those that count now. */

export interface Key {
  /** As KeyboardEvent.key tells them; letters in lower case. */
  keys: readonly string[];
  /** How the list shows them, if not by their names: `1–9`. */
  shown?: string;
  /** What they do, in words; asked when the list is shown. Empty: not listed. */
  label: () => string;
  /** Do it; false: it was not for us after all. */
  run: (event: KeyboardEvent) => unknown;
  /** Does it count now? */
  when?: () => boolean;
}

export interface KeyGroup {
  title: () => string;
  keys: readonly Key[];
}

const groups: KeyGroup[] = [];

/** Register a page's keys; returns how to take them away. The last one registered is asked first. */
export function registerKeys(group: KeyGroup): () => void {
  groups.push(group);
  return () => {
    const at = groups.indexOf(group);
    if (at >= 0) groups.splice(at, 1);
  };
}

/** All keys of the page, latest group first. */
export const keyGroups = (): readonly KeyGroup[] => [...groups].reverse();

/** What the list of keys shows: groups of the same title are one, keys without words are left out. */
export function listedKeys(): { title: string; keys: readonly Key[] }[] {
  const listed = new Map<string, Key[]>();
  for (const group of keyGroups()) {
    const keys = group.keys.filter((key) => key.label());
    if (keys.length) listed.set(group.title(), [...(listed.get(group.title()) ?? []), ...keys]);
  }
  return [...listed].map(([title, keys]) => ({ title, keys }));
}

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable=true]';

/** Is somebody writing, or is a dialog open? Then keys are not for the page. */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}

export const keyOf = (event: KeyboardEvent): string => (event.key.length === 1 ? event.key.toLowerCase() : event.key);

/** Give a key to the page; true if somebody took it. */
export function pressKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (elsewhere(event.target)) return false;
  const pressed = keyOf(event);
  for (const group of keyGroups()) {
    for (const key of group.keys) {
      if (!key.keys.includes(pressed) || (key.when && !key.when())) continue;
      if (key.run(event) === false) continue;
      event.preventDefault();
      return true;
    }
  }
  return false;
}

/** Begin to listen; returns how to stop. */
export function startKeys(): () => void {
  window.addEventListener('keydown', pressKey);
  return () => window.removeEventListener('keydown', pressKey);
}
