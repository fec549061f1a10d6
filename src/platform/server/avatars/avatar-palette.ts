/** Harmonious colors, chosen by hue in OKLCH, which is perceptually uniform. Mid tones, visible on white and on black. */
import type { SeededRandom } from './seeded-random.ts'

/** Hex colors. `ground` is a gradient; `layers` go from far and light to near and dark; `light` is for small shapes. */
export type AvatarPalette = { ground: readonly [string, string]; light: string; pale: string; layers: readonly [string, string, string] }

/** Hue offsets of the layers and the light from the ground, in degrees. */
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { layers: [28, 52, 70], light: 60 },
  { layers: [-24, -48, -66], light: -70 },
  { layers: [150, 176, 200], light: 170 },
  { layers: [-96, -116, -130], light: -110 },
  { layers: [104, 122, 140], light: 90 },
]
const MUDDY_HUES = { from: 48, to: 145 }
type Scheme = { layers: readonly [number, number, number]; light: number }

export function avatarPalette(dice: SeededRandom): AvatarPalette {
  const hue = dice.between(0, 360)
  const { layers, light } = dice.oneOf(SCHEMES)
  const fade = dice.between(-38, 38)
  return {
    ground: [oklch(0.84, 0.085, avoidMuddyHue(hue)), oklch(0.72, 0.125, avoidMuddyHue(hue + fade))],
    light: oklch(0.95, 0.055, hue + light),
    pale: oklch(0.87, 0.085, hue + light),
    layers: [
      oklch(0.73, 0.135, avoidMuddyHue(hue + layers[0])),
      oklch(0.61, 0.15, avoidMuddyHue(hue + layers[1])),
      oklch(0.48, 0.135, avoidMuddyHue(hue + layers[2])),
    ],
  }
}

/** Dark yellows look muddy, so they are moved to terracotta or green, whichever is nearer. */
function avoidMuddyHue(hue: number): number {
  const around = ((hue % 360) + 360) % 360
  if (around <= MUDDY_HUES.from || around >= MUDDY_HUES.to) return around
  return around < (MUDDY_HUES.from + MUDDY_HUES.to) / 2
    ? MUDDY_HUES.from - (around - MUDDY_HUES.from) / 3
    : MUDDY_HUES.to + (MUDDY_HUES.to - around) / 3
}

/** Converts OKLCH to a hex color; the chroma is reduced until the color fits into sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let reduced = chroma; ; reduced -= 0.005) {
    const channels = linearRgb(lightness, Math.max(0, reduced), (hue * Math.PI) / 180)
    if (reduced > 0 && channels.some((channel) => channel < -0.0001 || channel > 1.0001)) continue
    return `#${channels.map((channel) => toHex(channel)).join('')}`
  }
}

/** Björn Ottosson's conversion from OKLab to linear sRGB. */
function linearRgb(lightness: number, chroma: number, angle: number): number[] {
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toHex(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear))
  const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0')
}
