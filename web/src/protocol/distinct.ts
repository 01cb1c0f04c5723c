/** The first of each: a list that is shown by keys must not have one of them twice, whatever the server has sent. */
export function distinct<T>(list: readonly T[], keyOf: (item: T) => unknown = (item) => item): T[] {
  const seen = new Set<unknown>();
  return list.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
