import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { go, parse, route, startRouter } from './router.svelte';

describe('paths', () => {
  test.each([
    ['/', 'home'],
    ['/new', 'new'],
    ['/cards', 'cards'],
    ['/cards/', 'cards'],
    ['/rules?x=1', 'rules'],
    ['/credits#fonts', 'credits'],
    ['/verify', 'verify'],
    ['/learn', 'learn'],
    ['/t/toolong', 'missing'],
    ['/nowhere', 'missing'],
  ])('%s is %s', (path, name) => expect(parse(path).name).toBe(name));

  test('codes are told in capitals', () => {
    expect(parse('/t/k7qx')).toMatchObject({ name: 'table', params: { code: 'K7QX' } });
    expect(parse('/verify/K7QX').params).toEqual({ code: 'K7QX' });
    expect(parse('/verify').params).toEqual({});
  });

  test('a finished game has an address of its own', () => {
    expect(parse('/game/mfzwizlomqxxi2lo')).toMatchObject({ name: 'game', params: { game: 'mfzwizlomqxxi2lo' } });
    expect(parse('/verify/mfzwizlomqxxi2lo').params).toEqual({ game: 'mfzwizlomqxxi2lo' });
    expect(parse('/game/short').name).toBe('missing');
  });
});

describe('going', () => {
  let stop: () => void;
  let followed = false;
  /** The browser itself follows nothing here. */
  const rest = (event: Event): void => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  beforeEach(() => {
    stop = startRouter();
    window.addEventListener('click', rest);
  });
  afterEach(() => {
    stop();
    window.removeEventListener('click', rest);
  });

  const click = (html: string, options: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    document.body.querySelector('a b, a')!.dispatchEvent(event);
    return followed;
  };

  test('changes the page and the address', () => {
    go('/rules');
    expect(route.name).toBe('rules');
    expect(location.pathname).toBe('/rules');
  });

  test('a link of the app is followed without a load, also from within it', () => {
    go('/');
    expect(click('<a href="/t/k7qx"><b>Sit down</b></a>')).toBe(true);
    expect(route.params.code).toBe('K7QX');
  });

  test('other links are left to the browser', () => {
    go('/');
    expect(click('<a href="/cards" target="_blank">x</a>')).toBe(false);
    expect(click('<a href="/cards">x</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="https://game-icons.net/">x</a>')).toBe(false);
    expect(click('<a href="/api/tables/K7QX/record">x</a>')).toBe(false);
    expect(route.name).toBe('home');
  });

  test('back and forward are followed', () => {
    go('/rules');
    history.replaceState(null, '', '/cards');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(route.name).toBe('cards');
  });
});
