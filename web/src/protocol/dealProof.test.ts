import { describe, expect, it } from 'vitest';
import { checkDeal, hashOf, tidy } from './dealProof';

// SHA-256 of the three bytes 61 62 63 ("abc"), from FIPS 180-2.
const KEY = '616263';
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('the check of a deal', () => {
  it('hashes the bytes, not the digits', async () => {
    expect(await hashOf(KEY)).toBe(HASH);
  });
  it('finds what belongs together, however it is pasted', async () => {
    expect(await checkDeal(` ${KEY.toUpperCase()}\n`, HASH.toUpperCase())).toEqual({ verdict: 'good', is: HASH });
  });
  it('finds what does not', async () => {
    expect((await checkDeal('616264', HASH)).verdict).toBe('bad');
  });
  it('knows what is no key and no hash', async () => {
    expect((await checkDeal('61626', HASH)).verdict).toBe('odd');
    expect((await checkDeal(KEY, 'abcd')).verdict).toBe('odd');
    expect((await checkDeal('', HASH)).verdict).toBe('empty');
  });
  it('tidies digits', () => {
    expect(tidy(' AB cd\n')).toBe('abcd');
  });
});
