import { metal, plastic, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { ellipsoid, roundBox } from '../mesh/distance.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded } from '../mesh/profile.ts'
import { box } from '../mesh/slab.ts'
import { type Part, part } from '../shot.ts'

export function mouse(color: Tint): Part[] {
  const hull = (x: number, y: number, z: number) => {
    const top = ellipsoid(x, y + 0.2, z - 0.4, 3.25, 4.0, 6.1)
    const side = Math.abs(x) - 2.95 + 0.04 * (z * 0.35) ** 2
    return Math.max(top, -y, side * 0.9) + 0
  }
  const smooth = (x: number, y: number, z: number) => {
    let d = 0
    for (const o of [-0.22, 0.22]) d += (hull(x + o, y, z) + hull(x, y + o, z) + hull(x, y, z + o)) / 6
    return d
  }
  const slit = (x: number, z: number) => (z < -0.6 ? Math.abs(x) - 0.05 : 9)
  const wheelGap = (x: number, y: number, z: number) => roundBox(x, y - 3.4, z + 3.2, 0.85, 2.4, 2.6, 0.35)
  const body = (x: number, y: number, z: number) => Math.max(smooth(x, y, z), -slit(x, z), -wheelGap(x, y, z))
  const floor = (x: number, y: number, z: number) => Math.max(smooth(x, y, z) + 0.14, y - 6)
  return [
    part(blob(body, [-3.9, -0.5, -6.8], [3.9, 4.6, 7.4], 0.1), plastic(color, { rough: 0.48 })),
    part(blob(floor, [-3.9, -0.5, -6.8], [3.9, 4.6, 7.4], 0.2), plastic('#1b1b1c')),
    part(
      move(
        turn(
          lathe(
            rounded([
              [0.02, -0.3],
              [0.95, -0.3, 0.1],
              [1.05, 0, 0.1],
              [0.95, 0.3, 0.1],
              [0.02, 0.3],
            ]),
            { segments: 160, push: (a) => 0.03 * Math.cos(a * 36) },
          ),
          'z',
          90,
        ),
        0,
        2.85,
        -3.2,
      ),
      metal('#c5a266', { rough: 0.28 }),
    ),
    part(move(box(0.5, 0.1, 1.1, 0.04, 0.2), 0, 3.72, -0.6), plastic('#d5d2ca')),
  ]
}
