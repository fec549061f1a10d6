/** A theme as a cookie value, such as `olive-dark.lato.inter.tiles`. */
import {
  type BackgroundPicture,
  DEFAULT_THEME,
  FONTS,
  type Font,
  PALETTE_CHOICES,
  type PaletteChoice,
  PICTURES,
  type Theme,
} from './theme.ts'

export const THEME_COOKIE = 'plaza_theme'

const SOLID = 'solid'

export function serializeTheme({ palette, typography, background }: Theme): string {
  const picture = background.type === 'image' ? background.url.slice('/backgrounds/'.length, -'.svg'.length) : SOLID
  return [palette, typography.heading, typography.body, picture].join('.')
}

/** A palette alone is a theme with the default fonts and background. Returns null for an unreadable text. */
export function parseTheme(text: string): Theme | null {
  const { typography } = DEFAULT_THEME
  const [palette = '', heading = typography.heading, body = typography.body, picture = SOLID, ...more] = text.split('.')
  if (more.length > 0 || !isPaletteChoice(palette) || !isFont(heading) || !isFont(body)) return null
  if (picture === SOLID) return { palette, typography: { heading, body }, background: { type: 'solid' } }
  return isPicture(picture)
    ? { palette, typography: { heading, body }, background: { type: 'image', url: `/backgrounds/${picture}.svg` } }
    : null
}

const isPaletteChoice = (name: string): name is PaletteChoice => (PALETTE_CHOICES as readonly string[]).includes(name)
const isFont = (name: string): name is Font => (FONTS as readonly string[]).includes(name)
const isPicture = (name: string): name is BackgroundPicture => (PICTURES as readonly string[]).includes(name)
