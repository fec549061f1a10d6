import { brass, leather, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { roundBox } from '../mesh/distance.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { noise } from '../mesh/noise.ts'
import { roundRect } from '../mesh/profile.ts'
import { circle, sweep, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

export const stitched = (color: Tint, thread: Tint = 'ivory', grain = 0.11) => leather(color, { stitch: 0.45, thread, grain })

type Bulge = { w: number; h: number; d: number; r: number; swell?: number; taper?: number; slump?: number; seed?: number; cell?: number }

/** A soft bag body standing on the table: fuller in the middle, narrower at the top, a little slumped. */
export function soft({ w, h, d, r, swell = 1, taper = 0, slump = 0.3, seed = 1, cell = 0.36 }: Bulge): Mesh {
  const shape = (x: number, y: number, z: number) => {
    const v = (y - h / 2) / h
    const k = 1 - taper * (v + 0.5)
    const b = swell * Math.max(0, Math.cos(Math.min(1, Math.abs(x) / w) * 1.9)) * Math.max(0, Math.cos(v * 2.6))
    const ripple = slump * noise(x * 0.13 + seed, y * 0.11, z * 0.13 + seed) + slump * 0.3 * noise(x * 0.35, y * 0.3 + seed, z * 0.35)
    return roundBox(x / k, y - h / 2, z, w, h, d + b * 2, r) * 0.92 + ripple * 0.8
  }
  return blob(shape, [-w / 2 - 3, -1.2, -d / 2 - swell - 3], [w / 2 + 3, h + 2.4, d / 2 + swell + 3], cell, ([x, y, z]) => [
    Math.abs(z) > d * 0.3 ? Math.max(0, Math.min(w / 2 - Math.abs(x), h - y, y)) : 9,
    x + y,
  ])
}

export const buckle = (x: number, y: number, z: number, w: number, h: number): Part[] => {
  const ring = roundRect(w, h, 0.35, 6).map(([a, b]): Vec3 => [x + a, y + b, z])
  return [
    part(sweep(ring, circle(0.17, 12), { closed: true }), brass()),
    part(
      tube(
        [
          [x, y + h / 2, z],
          [x, y - h / 2 - 0.1, z + 0.18],
        ],
        0.12,
        { sides: 10 },
      ),
      brass(),
    ),
  ]
}
