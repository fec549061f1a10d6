/** The scenes of generated avatars, drawn in a square of 80 units. Important shapes fit into the circle that avatars are cropped to. */
import type { AvatarPalette } from './avatar-palette.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Scene = (dice: SeededRandom, palette: AvatarPalette) => string

/** Overlapping hills with a sun. */
const hills: Scene = (dice, { light, layers }) => {
  const sun = disc(dice.between(24, 56), dice.between(20, 32), dice.between(8, 13), light)
  const ridges = layers.map((color, index) => {
    const top = 40 + index * 12 + dice.between(-3, 3)
    const a = dice.between(-14, 14)
    const b = dice.between(-10, 10)
    return path(
      `M0 ${round(top + b)}C${round(18)} ${round(top - a - 6)} ${round(30)} ${round(top - a)} 42 ${round(top)}S${round(66)} ${round(top + a)} 80 ${round(top - b)}V80H0Z`,
      color,
    )
  })
  return sun + ridges.join('')
}

/** An arch like Plaza's logo. */
const arches: Scene = (dice, { light, layers }) => {
  const x = 40
  const foot = 80
  const half = dice.between(25, 29)
  const rings = [half, half - 8.5, half - 17].map((width, index) => {
    const crown = 43 - half * 0.72 + index * 8.5 + width
    return path(
      `M${round(x - width)} ${foot}V${round(crown)}a${round(width)} ${round(width)} 0 0 1 ${round(2 * width)} 0V${foot}Z`,
      layers[index] ?? light,
    )
  })
  return rings.join('') + disc(x, dice.between(54, 60), dice.between(4, 5.5), light)
}

/** A flower of overlapping petals. */
const petals: Scene = (dice, { light, layers }) => {
  const count = dice.oneOf([5, 6, 8])
  const turn = dice.between(0, 360 / count)
  const width = 190 / count / 2.6
  const ring = (reach: number, girth: number, color: string, shift: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<ellipse cx="40" cy="${round(40 - reach)}" rx="${round(girth)}" ry="${round(reach)}" fill="${color}" fill-opacity=".82" transform="rotate(${round(turn + shift + (index * 360) / count)} 40 40)"/>`,
    ).join('')
  return ring(16, width, layers[1], 0) + ring(10.5, width * 0.72, layers[0], 180 / count) + disc(40, 40, 6.5, light)
}

/** Discs of tinted glass that overlap. */
const discs: Scene = (dice, { light, layers }) => {
  const turn = dice.between(0, 2 * Math.PI)
  const spread = dice.between(11, 15)
  const glass = layers.map((color, index) => {
    const angle = turn + (index * 2 * Math.PI) / 3
    return disc(40 + spread * Math.cos(angle), 40 + spread * Math.sin(angle), dice.between(18, 23), color, 0.84)
  })
  const angle = turn + dice.oneOf([1, 3, 5]) * (Math.PI / 3)
  return glass.join('') + disc(40 + 21 * Math.cos(angle), 40 + 21 * Math.sin(angle), dice.between(5, 7), light)
}

/** Four quarters, each a leaf or a quarter of a circle. */
const tiles: Scene = (dice, { pale, layers }) => {
  const colors = [...layers, pale]
  const shift = Math.floor(dice.between(0, 4))
  return [0, 1, 2, 3]
    .map((index) => {
      const color = colors[(index + shift) % 4] ?? pale
      const leaf = dice.oneOf(['M0 0A40 40 0 0 1 40 40A40 40 0 0 1 0 0Z', 'M0 0H40A40 40 0 0 1 0 40Z', 'M40 0A40 40 0 0 1 0 40V0Z'])
      return `<path d="${leaf}" fill="${color}" transform="translate(${index % 2 === 0 ? 0 : 40} ${index < 2 ? 0 : 40}) rotate(${dice.oneOf([0, 90, 180, 270])} 20 20)"/>`
    })
    .join('')
}

/** Ribbons that flow across. */
const ribbons: Scene = (dice, { pale, layers }) => {
  const bend = dice.between(10, 20) * dice.oneOf([1, -1])
  const bands = [...layers, pale].map((color, index) => {
    const y = 22 + index * 13
    return path(`M-20 ${round(y)}C12 ${round(y - bend)} 44 ${round(y + bend)} 100 ${round(y - bend / 3)}V120H-20Z`, color)
  })
  return `<g transform="rotate(${round(dice.between(-50, 50))} 40 40)">${bands.join('')}</g>`
}

export const SCENES: readonly [Scene, ...Scene[]] = [hills, arches, petals, discs, tiles, ribbons]

function disc(x: number, y: number, radius: number, color: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

function path(d: string, color: string): string {
  return `<path d="${d}" fill="${color}"/>`
}

/** One decimal is precise enough. */
function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}
