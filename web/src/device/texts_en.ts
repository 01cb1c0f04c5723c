/** The page texts of one language. A page fetches only the one that it speaks. */
export default Object.values(
  import.meta.glob<string>('../../../src/sixgun/wording/en/web_*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
