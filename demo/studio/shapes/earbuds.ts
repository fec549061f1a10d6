import { metal, plastic, rubber, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { ellipsoid, join, roundBox } from '../mesh/distance.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { moved, type Part, part, turned } from '../shot.ts'

export function earbud(color: Tint): Part[] {
  const skin = plastic(color, { rough: 0.2, grain: 0 })
  const body = (x: number, y: number, z: number) =>
    join(ellipsoid(x, y - 3.1, z, 0.92, 0.85, 0.78), roundBox(x - 0.45, y - 1.5, z + 0.1, 0.62, 3.1, 0.7, 0.3), 0.5)
  const nozzle = (x: number, y: number, z: number) => Math.max(Math.hypot(y - 3.0 - 0.3 * (x + 1), z) - 0.34, Math.abs(x + 1.0) - 0.42)
  return [
    part(blob(body, [-1.3, -0.4, -1.2], [1.5, 4.4, 1.2], 0.06), skin),
    part(blob(nozzle, [-1.9, 2, -0.8], [-0.3, 4, 0.8], 0.06), metal('#7d8083')),
    part(
      move(
        turn(
          lathe(
            rounded([
              [0.25, 0],
              [0.78, 0.12, 0.2],
              [0.62, 0.75, 0.4],
              [0.36, 0.95, 0.15],
              [0.3, 0.8],
            ]),
          ),
          'z',
          90,
        ),
        -1.05,
        3.0,
        0,
      ),
      rubber('#d9d6d0'),
    ),
  ]
}

export function budsCase(color: Tint, open: boolean): Part[] {
  const skin = plastic(color, { rough: 0.24, grain: 0 })
  const pill = (x: number, y: number, z: number) => roundBox(x, y - 2.4, z, 6.4, 4.8, 2.5, 1.24)
  const lower = (x: number, y: number, z: number) => Math.max(pill(x, y, z), y - 3.3)
  const upper = (x: number, y: number, z: number) => Math.max(pill(x, y, z), 3.36 - y)
  const from: Vec3 = [-3.6, -0.4, -1.7]
  const to: Vec3 = [3.6, 5.2, 1.7]
  const light = part(move(turn(disc(0.09, 0.04, 0.02, 16), 'x', 90), 0, 2.2, 1.24), plastic('#cfe8c8', { glow: 0.8 }))
  if (!open) return [part(blob(lower, from, to, 0.07), skin), part(blob(upper, from, to, 0.07), skin), light]
  const carved = (x: number, y: number, z: number) =>
    Math.max(lower(x, y, z), -Math.min(ellipsoid(Math.abs(x) - 1.5, y - 3.4, z, 1.05, 1.7, 0.8), 9))
  const lidInside = (x: number, y: number, z: number) => Math.max(upper(x, y, z), -roundBox(x, y - 3.1, z, 5.7, 2.6, 1.9, 0.8))
  return [
    part(blob(carved, from, to, 0.06), skin),
    ...moved(turned(moved([part(blob(lidInside, from, to, 0.06), skin)], 0, -3.3, 1.2), 'x', -78), 0, 3.3, -1.2),
    light,
  ]
}
