/** The languages that the build has found: see `languages.ts` beside `vite.config.ts`. */
declare module 'virtual:languages' {
  export const LANGUAGES: Readonly<
    Record<string, { name: string; load: () => Promise<{ own: string; english: string }> }>
  >;
}
