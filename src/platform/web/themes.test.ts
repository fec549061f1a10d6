import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, palettesOf } from './contrast.check.ts'
import { PALETTES } from './palettes.ts'

const palettes = palettesOf(readFileSync(new URL('./themes.css', import.meta.url), 'utf8'))

/** Text on a surface needs 4.5 : 1 (WCAG AA), edges of controls and the focus ring 3 : 1. */
const TEXT: [string, string][] = [
  ...['background', 'card', 'popover', 'muted'].flatMap((surface): [string, string][] => [
    ['foreground', surface],
    ['muted-foreground', surface],
    ['primary', surface],
    ['destructive', surface],
    ['success', surface],
    ['warning', surface],
  ]),
  ...['card', 'popover', 'accent', 'primary', 'destructive', 'success', 'warning'].map((name): [string, string] => [
    `${name}-foreground`,
    name,
  ]),
]
const EDGES: [string, string][] = ['background', 'card'].flatMap((surface): [string, string][] => [
  ['input', surface],
  ['ring', surface],
])

describe.each(Object.entries(palettes))('palette %s', (_name, colors) => {
  it.each(TEXT)('%s can be read on %s', (text, surface) => {
    expect(contrast(colors[text] ?? '', colors[surface] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  it.each(EDGES)('%s can be seen on %s', (edge, surface) => {
    expect(contrast(colors[edge] ?? '', colors[surface] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

it('finds every palette that can be chosen, and a pair nobody could read', () => {
  expect(Object.keys(palettes)).toEqual([...PALETTES])
  expect(contrast('#777777', '#888888')).toBeLessThan(4.5)
  expect(() => contrast('', '#888888')).toThrow()
})
