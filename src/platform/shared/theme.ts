/** Themes (spec §3, §9): a palette, two fonts, a background. These are the only lists of them. */
export const PAIRS = [
  'default',
  'cobblestone',
  'chessboard',
  'fountain',
  'majolica',
  'jacaranda',
  'bougainvillea',
  'theatre',
  'spices',
  'cafe',
  'olive',
  'mint',
] as const
export type Pair = (typeof PAIRS)[number]

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** A palette is one half of a pair, light or dark. */
export type Palette = `${Pair}-${Scheme}`
export const PALETTES: readonly Palette[] = PAIRS.flatMap((pair) => SCHEMES.map((scheme) => `${pair}-${scheme}` as const))

export const MODES = ['auto', ...SCHEMES] as const
/** `auto` follows the device's color scheme. */
export type Mode = (typeof MODES)[number]
export type PaletteChoice = `${Pair}-${Mode}`
export const PALETTE_CHOICES: readonly PaletteChoice[] = PAIRS.flatMap((pair) => MODES.map((mode) => `${pair}-${mode}` as const))

export const FONTS = ['inter', 'roboto', 'lato', 'montserrat', 'poppins', 'playfair-display', 'merriweather', 'fira-code'] as const
export type Font = (typeof FONTS)[number]

export const PICTURES = ['tiles', 'hills', 'contours', 'lanterns'] as const
export type BackgroundPicture = (typeof PICTURES)[number]
export type BackgroundUrl = `/backgrounds/${BackgroundPicture}.svg`
export const BACKGROUND_URLS: readonly BackgroundUrl[] = PICTURES.map((name) => `/backgrounds/${name}.svg` as const)

export type Theme = {
  palette: PaletteChoice
  typography: { heading: Font; body: Font }
  background: { type: 'solid' } | { type: 'image'; url: BackgroundUrl }
}

export const DEFAULT_THEME: Theme = {
  palette: 'default-dark',
  typography: { heading: 'inter', body: 'inter' },
  background: { type: 'solid' },
}

export function palettePair(palette: PaletteChoice): Pair {
  return palette.slice(0, palette.lastIndexOf('-')) as Pair
}

export function paletteMode(palette: PaletteChoice): Mode {
  return palette.slice(palette.lastIndexOf('-') + 1) as Mode
}
