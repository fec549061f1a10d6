import { glaze, type Material, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { curve, sweep } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

/** A ring handle from high to low at the wall's radius, reaching out to the right. */
export function handle(radius: number, low: number, high: number, reach: number, material: Material, thickness = 0.75, bite = 0.3): Part {
  const path = curve(
    [
      [radius - bite, high - 0.1, 0],
      [radius + reach * 0.3, high + 0.12, 0],
      [radius + reach * 0.72, high - 0.15, 0],
      [radius + reach * 0.98, high * 0.8 + low * 0.2 - 0.15, 0],
      [radius + reach, high * 0.55 + low * 0.45, 0],
      [radius + reach * 0.84, high * 0.28 + low * 0.72, 0],
      [radius + reach * 0.48, low + 0.3, 0],
      [radius - bite, low - 0.35, 0],
    ] as Vec3[],
    18,
  )
  const swell = (t: number) => 1 + 0.35 * Math.abs(t - 0.5) ** 2 * 4
  return part(sweep(path, roundRect(thickness * 1.7, thickness, thickness * 0.48, 6), { swell }), material)
}

export function ribbedMug(color: Tint): Part[] {
  const r = 4.2
  const h = 9.2
  const wall = 0.38
  const material = glaze(color, { foot: 1.0, rim: h, speckle: 0.32, rough: 0.34, clay: '#a87650' })
  const body = lathe(
    rounded([
      [0.01, 0.25],
      [r - 1.2, 0.25, 0.1],
      [r - 1.0, 0, 0.12],
      [r - 0.55, 0, 0.2],
      [r, 1.1, 0.9],
      [r, h, 0.18],
      [r - wall, h, 0.18],
      [r - wall, 0.9, 1.1],
      [0.01, 0.8],
    ]),
    { push: (_, along, y) => (along < h + 4 && y > 1.3 && y < h - 0.7 ? 0.075 * Math.sin(y * 5.2) : 0) },
  )
  return [part(body, material), handle(r, 2.6, 7.2, 2.9, material)]
}
