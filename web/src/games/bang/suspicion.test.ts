import { expect, test } from 'vitest';
import { shares } from './suspicion';

test('the bars have the roles in one order, whatever the order told', () => {
  expect(shares({ renegade: 18, outlaw: 70, deputy: 12 })).toEqual([
    { role: 'deputy', percent: 12 },
    { role: 'outlaw', percent: 70 },
    { role: 'renegade', percent: 18 },
  ]);
  expect(shares({ outlaw: 100, deputy: 0 })).toEqual([
    { role: 'deputy', percent: 0 },
    { role: 'outlaw', percent: 100 },
  ]);
});
