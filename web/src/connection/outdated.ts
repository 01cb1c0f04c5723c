/** Reloads a page that was open while the server was upgraded. Once only: a second time would change nothing. */

const KEY = 'sixgun.reloaded';

/** Reload the page, unless that has just been done. Returns whether it reloads. */
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

/** The server has accepted this page: the next version may reload it again. */
export function upToDate(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that allows no storage has nothing to forget.
  }
}
