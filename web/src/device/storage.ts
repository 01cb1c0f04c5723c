/** What this browser remembers, under one prefix; a browser that allows no storage just forgets. */

const PREFIX = 'sixgun.';

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full stores: nothing to be done.
  }
}

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Another window of this browser has remembered something else. */
export function onRemembered(key: string, run: () => void): void {
  if (typeof addEventListener !== 'function') return;
  addEventListener('storage', (event) => event.key === PREFIX + key && run());
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // See above.
  }
}
