export const SKIN = {
  porcelain: '#f4d5c0',
  light: '#ecc3a2',
  honey: '#dfae83',
  tan: '#cd9568',
  brown: '#a66f49',
  deep: '#75492f',
} as const
export const HAIR = {
  black: '#2a2322',
  espresso: '#432e25',
  brown: '#6c4831',
  auburn: '#9a5230',
  blond: '#d2a961',
  grey: '#a9a39b',
  white: '#e4dfd6',
} as const
export const BACK = {
  sand: '#e6d3b8',
  clay: '#dba98b',
  sage: '#b8c4a4',
  sky: '#b3ccd4',
  mustard: '#e2be6b',
  rose: '#e5beb1',
  teal: '#86aba3',
  plum: '#b08ca0',
  stone: '#d2cabc',
} as const
export const CLOTH = {
  ivory: '#f3ecdf',
  rust: '#b4532f',
  forest: '#2f5a45',
  navy: '#2d3f63',
  mustard: '#d49a2f',
  slate: '#5c6f80',
  plum: '#6f4460',
  teal: '#2f7672',
  charcoal: '#3c3a39',
  oat: '#d5c3a3',
  blush: '#d89a8b',
  sky: '#8fb4cb',
} as const

/** A colour between two. */
export function mix(a: string, b: string, k: number): string {
  const at = (colour: string, i: number) => Number.parseInt(colour.slice(i, i + 2), 16)
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(at(a, i) * (1 - k) + at(b, i) * k)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
