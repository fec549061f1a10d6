/** Cuffs of sleeves, and bands round the openings for the arms where there are none. */
import { loft } from '../../mesh/loft.ts'
import { cross, sub, unit, type Vec3 } from '../../mesh/mesh.ts'
import { noise } from '../../mesh/noise.ts'
import type { Point } from '../../mesh/profile.ts'
import type { Form, Worn } from './form.ts'
import { FLAT, type Sleeve } from './sleeve.ts'
import type { Surface } from './surface.ts'

export function cuffOf({ flat = FLAT, folds: { seed } }: Form, { end, ending }: Sleeve): Worn['cuff'] {
  const cuff = (side: number, length: number, radius: number) => {
    if (!end) throw new Error('a garment without sleeves has no cuffs')
    const middle: Vec3 = [end[0], end[1], end[2]]
    const acrossways = unit(cross(ending, [0, 0, 1]))
    const forward = unit(cross(acrossways, ending))
    const circleAt = (way: number, r: number): Vec3[] =>
      Array.from({ length: 72 }, (_, k): Vec3 => {
        const a = (k / 72) * Math.PI * 2 * side
        const wave = 0.12 * noise(Math.cos(a) * 2 + seed, Math.sin(a) * 2, way * 0.2 + side)
        const u = Math.cos(a) * (r + wave)
        const v = Math.sin(a) * (r + wave) * flat
        const p = [0, 1, 2].map((c) => middle[c]! + ending[c]! * way + acrossways[c]! * u + forward[c]! * v) as Vec3
        return [p[0] * side, p[1], p[2]]
      })
    const rings: Vec3[][] = []
    for (let s = 0; s <= 8; s++) rings.push(circleAt(-0.8 + ((length + 0.8) * s) / 8, radius + 0.35 * Math.sin((Math.PI * s) / 8)))
    rings.push(circleAt(length + 0.3, radius - 0.3), circleAt(length, radius - 0.8), circleAt(length - 2.5, radius - 0.9))
    return loft(rings)
  }
  return cuff
}

/** `wide`: beside all of the cloth. */
export function armholeBandOf(
  { armhole }: Form,
  solid: (x: number, y: number, z: number) => number,
  { normal }: Surface,
  wide: number,
): Worn['armhole'] {
  const armholeBand = (side: number, width: number, thickness: number) => {
    if (!armhole) throw new Error('a garment with sleeves has no armholes')
    const meetSide = (y: number, z: number): Vec3 => {
      let [outside, inside] = [wide, 8]
      for (let i = 0; i < 16; i++) {
        const middle = (outside + inside) / 2
        if (solid(side * middle, y, z) > 0) outside = middle
        else inside = middle
      }
      return [side * inside, y, z]
    }
    const line = Array.from({ length: 72 }, (_, k): Vec3 => {
      const a = (k / 72) * Math.PI * 2 * side
      return meetSide(armhole.y + Math.cos(a) * armhole.high * 1.03, 0.6 + Math.sin(a) * armhole.deep * 1.05)
    })
    const frames = line.map((p, i) => {
      const t = unit(sub(line[(i + 1) % 72]!, line[(i + 71) % 72]!))
      const n = normal(p)
      return { p, n, c: unit(cross(n, t)) }
    })
    const outline: Point[] = [
      [-0.9, 0.1],
      [-0.7, thickness * 0.7],
      [width * 0.3, thickness],
      [width * 0.75, thickness],
      [width, thickness * 0.4],
      [width, -thickness * 0.3],
      [-0.9, -thickness * 0.9],
    ]
    return loft(
      outline.map(([across, out]) =>
        frames.map(
          ({ p, n, c }): Vec3 => [p[0] + c[0] * across + n[0] * out, p[1] + c[1] * across + n[1] * out, p[2] + c[2] * across + n[2] * out],
        ),
      ),
    )
  }
  return armholeBand
}
