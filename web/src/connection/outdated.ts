/** A page that was open while the server came to a new version loads itself anew, once: a second time it would be the same. */

const KEY = 'sixgun.reloaded';

/** Load the page anew, unless that has just been done; true if so. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
  } catch {
    return false; // Without a memory it might go on forever.
  }
  location.reload();
  return true;
}

/** The server has let this page in: the next version may load it anew again. */
export function upToDate(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that allows no storage has nothing to forget.
  }
}
