/** Resolves the palettes of the style sheets like a browser does and computes the contrast of two colors (WCAG 2.2). */
import type { Scheme } from '#platform/shared/theme.ts'

export type Colors = Readonly<Record<string, string>>

/** The colors of one scheme of a palette pair; `common` is the CSS that derives further colors. */
export function resolveColors(pairCss: string, common: string, scheme: Scheme): Colors {
  const declared = new Map<string, string>()
  for (const [, name = '', value = ''] of (pairCss + common).matchAll(/--([\w-]+):\s*([^;]+);/g)) declared.set(name, value)

  const workOut = (value: string): string => {
    const half = resolveLightDark(value, scheme)
    const plain = half.replace(/var\(--([\w-]+)\)/g, (_, name: string) => workOut(declared.get(name) ?? `no --${name}`))
    return plain.replace(/color-mix\(in srgb, (#\w{6}), (#\w{6}) (\d+)%\)/g, (_, one: string, other: string, share: string) =>
      mixColors(one, other, Number(share) / 100),
    )
  }
  return Object.fromEntries([...declared].map(([name, value]) => [name, workOut(value)]))
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Resolves `light-dark(a, b)`; returns other values unchanged. */
function resolveLightDark(value: string, scheme: Scheme): string {
  const inner = /^light-dark\((.*)\)$/s.exec(value.trim())?.[1]
  if (inner === undefined) return value
  let depth = 0
  const comma = [...inner].findIndex((letter) => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return letter === ',' && depth === 0
  })
  return (scheme === 'light' ? inner.slice(0, comma) : inner.slice(comma + 1)).trim()
}

function mixColors(one: string, other: string, share: number): string {
  const to = channels(other)
  return `#${channels(one)
    .map((from, index) =>
      Math.round(from + ((to[index] ?? 0) - from) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(hex: string): number[] {
  const pairs = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(hex)?.slice(1)
  if (!pairs) throw new Error(`not a color: ${hex}`)
  return pairs.map((pair) => Number.parseInt(pair, 16))
}
