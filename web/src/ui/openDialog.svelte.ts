/** The dialogs that any page can open: settings, help (the summary card and the keys), the name of the user. */

export type DialogName = 'settings' | 'summary' | 'keys' | 'name';

let open = $state<DialogName | null>(null);

export const dialogs = {
  get open(): DialogName | null {
    return open;
  },
};

export function openDialog(name: DialogName): void {
  open = name;
}

export function closeDialog(): void {
  open = null;
}
