/** Does the key shown after a game belong to the hash shown before it? */

export type Verdict = 'good' | 'bad' | 'odd' | 'empty' | 'unable';

const HEXADECIMAL = /^(?:[0-9a-f]{2})+$/;
const HASH_DIGITS = 64;

/** Hexadecimal digits as people paste them: without blanks, in small letters. */
export const tidy = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** The SHA-256 hash of the bytes that a text of hexadecimal digits stands for. */
export async function hashOf(key: string): Promise<string> {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers offer this only on safe pages. */
export const canHash = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

export async function checkDeal(key: string, hash: string): Promise<{ verdict: Verdict; is: string }> {
  const [given, wanted] = [tidy(key), tidy(hash)];
  if (!given || !wanted) return { verdict: 'empty', is: '' };
  const written = HEXADECIMAL.test(given) && HEXADECIMAL.test(wanted) && wanted.length === HASH_DIGITS;
  if (!written) return { verdict: 'odd', is: '' };
  if (!canHash()) return { verdict: 'unable', is: '' };
  const is = await hashOf(given);
  return { verdict: is === wanted ? 'good' : 'bad', is };
}
