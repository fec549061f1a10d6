import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAIRS, SCHEMES } from '#platform/shared/theme.ts'
import { contrast, resolveColors } from './contrast.check.ts'

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const all = sheet('./themes.css')
const common = /\[data-theme\] \{([^}]*)\}/.exec(all)?.[1] ?? ''
const palettes = PAIRS.flatMap((pair) =>
  SCHEMES.map((scheme) => ({ pair, palette: `${pair}-${scheme}`, colors: resolveColors(sheet(`./themes/${pair}.css`), common, scheme) })),
)

/**
 * Text needs a contrast of 4.5 : 1 on a surface (WCAG AA); edges of controls, the focus ring and chart shapes need 3 : 1. The inks are the
 * extremes of a background image.
 */
const SURFACES = ['background', 'card', 'popover', 'muted', 'ink-1', 'ink-2']
const TEXTS = ['foreground', 'muted-foreground', 'primary', 'destructive', 'success', 'warning']
const TEXT: [string, string][] = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text): [string, string] => [text, surface])),
  ...['card', 'popover', 'accent', 'primary', 'destructive', 'success', 'warning'].map((name): [string, string] => [
    `${name}-foreground`,
    name,
  ]),
  ['foreground', 'accent'],
  ['muted-foreground', 'accent'],
]
const EDGES: [string, string][] = ['background', 'card', 'ink-1', 'ink-2'].flatMap((surface): [string, string][] => [
  ['input', surface],
  ['ring', surface],
])
const SHAPES: [string, string][] = [1, 2, 3, 4, 5].flatMap((number): [string, string][] => [
  [`chart-${number}`, 'card'],
  ['background', `chart-${number}`],
])

const ratio = (colors: Readonly<Record<string, string>>, [one, other]: [string, string]) => contrast(colors[one] ?? '', colors[other] ?? '')

describe.each(palettes)('palette $palette', ({ colors }) => {
  it.each(TEXT)('%s can be read on %s', (...both) => {
    expect(ratio(colors, both)).toBeGreaterThanOrEqual(4.5)
  })
  it.each([...EDGES, ...SHAPES])('%s can be seen on %s', (...both) => {
    expect(ratio(colors, both)).toBeGreaterThanOrEqual(3)
  })
})

it('the chessboard palette reaches AAA contrast', () => {
  const boards = palettes.filter(({ pair }) => pair === 'chessboard')
  expect(boards).toHaveLength(2)
  for (const { colors } of boards) for (const both of TEXT) expect(ratio(colors, both), both.join(' on ')).toBeGreaterThanOrEqual(7)
})

it('finds every selectable palette, all different, and rejects an unreadable pair', () => {
  expect(all.match(/@import "\.\/themes\/[\w-]+\.css"/g)).toEqual(PAIRS.map((pair) => `@import "./themes/${pair}.css"`))
  for (const pair of PAIRS) expect(sheet(`./themes/${pair}.css`)).toContain(`[data-theme^="${pair}-"]`)
  for (const token of ['background', 'primary']) expect(new Set(palettes.map(({ colors }) => colors[token])).size).toBeGreaterThan(20)
  expect(contrast('#777777', '#888888')).toBeLessThan(4.5)
  expect(() => contrast('', '#888888')).toThrow()
})

it('resolves a color like a browser', () => {
  const css = '--a: light-dark(#ffffff, #000000); --b: light-dark(var(--a), #102030); --c: color-mix(in srgb, var(--a), var(--b) 50%);'
  expect(resolveColors(css, '', 'dark')).toEqual({ a: '#000000', b: '#102030', c: '#081018' })
  expect(resolveColors(css, '', 'light')['b']).toBe('#ffffff')
})
