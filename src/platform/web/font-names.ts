import type { Font } from '../shared/theme.ts'

/** Font names aren't translated. */
export const FONT_NAMES: Record<Font, string> = {
  inter: 'Inter',
  roboto: 'Roboto',
  lato: 'Lato',
  montserrat: 'Montserrat',
  poppins: 'Poppins',
  'playfair-display': 'Playfair Display',
  merriweather: 'Merriweather',
  'fira-code': 'Fira Code',
}
