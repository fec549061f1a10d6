/** The font files that a page needs first. Only the server uses this: it sends preload headers before the document. */

import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import poppins from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import alexandria from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url'
import firaCode from '@fontsource-variable/fira-code/files/fira-code-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import merriweather from '@fontsource-variable/merriweather/files/merriweather-latin-wght-normal.woff2?url'
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url'
import naskhArabic from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url'
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url'
import type { Language } from '#platform/shared/language.ts'
import type { Font, Theme } from '#platform/shared/theme.ts'

const FILES: Record<Font, { latin: string; arabic: string }> = {
  inter: { latin: inter, arabic: plexArabic },
  roboto: { latin: roboto, arabic: plexArabic },
  lato: { latin: lato, arabic: plexArabic },
  montserrat: { latin: montserrat, arabic: alexandria },
  poppins: { latin: poppins, arabic: alexandria },
  'playfair-display': { latin: playfairDisplay, arabic: naskhArabic },
  merriweather: { latin: merriweather, arabic: naskhArabic },
  'fira-code': { latin: firaCode, arabic: plexArabic },
}

/** These files contain only the regular weight, and headings are bold. */
const REGULAR = [lato, poppins, plexArabic]

/** The font files that every page in this theme and language uses. */
export function fontsToPreload({ typography: { heading, body } }: Theme, language: Language): string[] {
  const of = (font: Font) => (language === 'ar' ? [FILES[font].latin, FILES[font].arabic] : [FILES[font].latin])
  const ofHeadings = language === 'ar' ? [FILES[heading].arabic] : [FILES[heading].latin]
  return [...new Set([...of(body), ...ofHeadings.filter((file) => !REGULAR.includes(file))])]
}
