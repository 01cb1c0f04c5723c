/** Which page is on show: the address bar as reactive state, and links that stay in the app. */

export type RouteName =
  'home' | 'new' | 'table' | 'game' | 'cards' | 'rules' | 'credits' | 'verify' | 'learn' | 'specimen' | 'missing';

export interface Route {
  name: RouteName;
  params: Record<string, string>;
  path: string;
}

const ROUTES: readonly (readonly [RegExp, RouteName])[] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/t\/(?<code>[A-Za-z0-9]{4})$/, 'table'],
  [/^\/game\/(?<game>[a-z2-7]{16})$/, 'game'],
  [/^\/cards$/, 'cards'],
  [/^\/rules$/, 'rules'],
  [/^\/credits$/, 'credits'],
  [/^\/verify(?:\/(?:(?<code>[A-Za-z0-9]{4})|(?<game>[a-z2-7]{16})))?$/, 'verify'],
  [/^\/learn$/, 'learn'],
  // Everything drawn on one page, for those who work on it.
  ...(import.meta.env.DEV ? ([[/^\/specimen$/, 'specimen']] as const) : []),
];

/** The route of a path. Codes of tables are told in capitals. */
export function parse(path: string): Route {
  const bare = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1') || '/';
  for (const [pattern, name] of ROUTES) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const params: Record<string, string> = {};
    if (found.groups?.code) params.code = found.groups.code.toUpperCase();
    if (found.groups?.game) params.game = found.groups.game;
    return { name, params, path: bare };
  }
  return { name: 'missing', params: {}, path: bare };
}

const here = (): string => (typeof location === 'undefined' ? '/' : location.pathname);

let current = $state.raw<Route>(parse(here()));

/** The page on show. */
export const route = {
  get name(): RouteName {
    return current.name;
  },
  get params(): Record<string, string> {
    return current.params;
  },
  get path(): string {
    return current.path;
  },
};

/** Go to a path of the app. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const next = parse(path);
  if (replace) history.replaceState(null, '', path);
  else if (path !== location.pathname + location.search + location.hash) history.pushState(null, '', path);
  const moved = next.path !== current.path;
  if (moved) current = next;
  if (moved && !replace) window.scrollTo?.(0, 0);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

const turn = (): void => {
  current = parse(here());
};

/** Begin to follow links and the browser's back and forward; returns how to stop. */
export function startRouter(): () => void {
  turn();
  document.addEventListener('click', follow);
  window.addEventListener('popstate', turn);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('popstate', turn);
  };
}
