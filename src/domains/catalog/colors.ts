/**
 * The known colors. A variant stores the key; screens show the translated label and this swatch.
 * The picture generator paints with the same values, so that a swatch matches its photo.
 */
export const COLORS = {
  white: '#F5F3EE',
  ivory: '#EDE4D3',
  oat: '#D8C8AC',
  sand: '#C6AE88',
  stone: '#A7A398',
  slate: '#64727E',
  charcoal: '#3D3F43',
  black: '#1F1F21',
  navy: '#27365A',
  sky: '#A3BFD4',
  teal: '#2C6C6C',
  sage: '#9CAF88',
  olive: '#6E6C3C',
  forest: '#2E4C3B',
  mustard: '#D2A03A',
  clay: '#BC6C4C',
  rust: '#9B4A2C',
  blush: '#DFB5A5',
  plum: '#613B4F',
  tan: '#B5834F',
  cocoa: '#5A3E30',
  oak: '#C79F6B',
  walnut: '#6B4A32',
  silver: '#C3C6C9',
  brass: '#B9924C',
} as const satisfies Record<string, string>

export type ColorName = keyof typeof COLORS
