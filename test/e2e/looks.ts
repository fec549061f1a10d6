/** The looks a screen can have: every language, width and scheme. */
import { LANGUAGES, type Language } from '#platform/shared/language.ts'

export type Look = { language: Language; width: 1440 | 390; theme: 'default-dark' | 'default-light' }

const ALL: Look[] = LANGUAGES.flatMap((language) =>
  ([1440, 390] as const).flatMap((width) => (['default-dark', 'default-light'] as const).map((theme) => ({ language, width, theme }))),
)

/** In `npm test` the usual ones, in `npm run test:long` all twelve. */
export function looksOrAll<L extends Look>(usual: readonly L[]): readonly L[] {
  return process.env['PLAZA_GRID'] ? (ALL as L[]) : usual
}
