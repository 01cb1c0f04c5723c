/** The dialogs that any page can open: settings, help (the summary card and the keys), one's name. */

export type PanelName = 'settings' | 'summary' | 'keys' | 'name';

let open = $state<PanelName | null>(null);

export const panels = {
  get open(): PanelName | null {
    return open;
  },
};

export function openPanel(name: PanelName): void {
  open = name;
}

export function closePanel(): void {
  open = null;
}
