/** The variants of a screen: every language, width and theme. */
import { LANGUAGES, type Language } from '#platform/shared/language.ts'

export type Look = { language: Language; width: 1440 | 390; theme: 'default-dark' | 'default-light' }

const ALL_LOOKS: Look[] = LANGUAGES.flatMap((language) =>
  ([1440, 390] as const).flatMap((width) => (['default-dark', 'default-light'] as const).map((theme) => ({ language, width, theme }))),
)

/** Returns the given looks in `npm test`, all twelve in `npm run test:long`. */
export function selectLooks<L extends Look>(usual: readonly L[]): readonly L[] {
  return process.env['PLAZA_GRID'] ? (ALL_LOOKS as L[]) : usual
}
