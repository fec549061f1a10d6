/** The palettes of themes.css, by the name that stands in `data-theme`; what they end with says whether they are dark. */
export const PALETTES = ['default-dark', 'default-light'] as const
export type Palette = (typeof PALETTES)[number]

export const DEFAULT_PALETTE: Palette = 'default-dark'

export function isPalette(name: string): name is Palette {
  return (PALETTES as readonly string[]).includes(name)
}
