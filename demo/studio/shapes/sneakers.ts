import { coated, cotton, leather, rubber, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { capsule, ellipsoid, join } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { smoothstep } from '../mesh/noise.ts'
import { disc } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { last } from './last.ts'
import { shade } from './shade.ts'

export function sneaker(color: Tint, side: number): Part[] {
  const { plan, hull } = last(side, 4.8, 9.3, 8.4)
  const skin = leather(color, {
    grain: 0.05,
    depth: 0.006,
    rough: 0.42,
    stitch: 0.22,
    thread: color === 'white' ? '#d9d4c8' : shade(color, 1.35),
  })
  const mouth = (x: number, y: number, z: number) =>
    join(capsule(x, y, z, [0, 10.4, -8.3], [0, 11.5, -0.2], 2.4, 2.2), ellipsoid(x, y - 11.2, z + 4.4, 9, 3.4, 4.2), 1.2)
  const vamp = (x: number, y: number, z: number) => ellipsoid(x, y - 8.5, z - 3.2, 1.5, 4.6, 5.4)
  const body = (x: number, y: number, z: number) => hull(x, y - 1.2, z)
  const shell = (x: number, y: number, z: number) => Math.max(Math.max(body(x, y, z), -(body(x, y, z) + 0.7)), 1.6 - y, -mouth(x, y, z))
  const upper = (x: number, y: number, z: number) => Math.max(shell(x, y, z), -vamp(x, y, z))
  const box: [Vec3, Vec3] = [
    [-6.5, -0.3, -15],
    [6.5, 13, 15],
  ]
  const quarterLine = (p: Vec3): [number, number] => {
    const toeCap = p[2] - (6.6 - 0.06 * p[0] * p[0] - (p[1] - 4) * 0.35)
    const eyestay = vamp(...p)
    const collar = mouth(...p)
    const d = Math.min(Math.abs(toeCap), Math.abs(eyestay - 0.05), Math.abs(collar))
    return [d, p[1] + p[2]]
  }
  const overlay = (x: number, y: number, z: number) => {
    const stay = Math.max(vamp(x, y, z) - 1.25, z - 7.2)
    const heelTab = z + 9.4 - 0.18 * (y - 4)
    return Math.max(
      Math.max(body(x, y, z) - 0.14, -(body(x, y, z) + 0.3)),
      -vamp(x, y, z) + 0.02,
      -mouth(x, y, z),
      Math.min(stay, heelTab),
      2.4 - y,
    )
  }
  const tongue = (x: number, y: number, z: number) => {
    const arc = y - (12.5 - 0.56 * (z + 2.4) - 0.05 * x * x - 0.012 * z * z)
    return Math.max(Math.abs(arc) - 0.42, Math.abs(x) - 2.25 + 0.05 * (z - 2), z - 7.4, -2.6 - z) * 0.75
  }
  const sole = (x: number, y: number, z: number) => {
    const grow = plan(x, z) - 0.38 - 0.06 * Math.cos(y * 14) * smoothstep(0.1, 0.4, y)
    const a = grow + 0.25
    const b = Math.abs(y - 1.35) - 1.35 + 0.25
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - 0.25
  }
  const lining = (x: number, y: number, z: number) => Math.max(body(x, y, z) + 0.55, -(body(x, y, z) + 1.0), 2 - y, -mouth(x, y, z) + 0.1)
  const parts: Part[] = [
    part(blob(upper, ...box, 0.15, quarterLine), skin),
    part(
      blob(overlay, ...box, 0.15, (p) => [Math.min(Math.abs(vamp(...p)), Math.abs(vamp(...p) - 1.25), Math.abs(p[2] + 9.4)), p[1] + p[2]]),
      skin,
    ),
    part(blob(lining, ...box, 0.24), leather('oat', { grain: 0.05 })),
    part(blob(tongue, ...box, 0.2), leather(color, { grain: 0.05, depth: 0.006 })),
    part(blob(sole, ...box, 0.17), rubber(color === 'white' ? '#efe9dc' : '#eadfc8')),
  ]
  const lace = cotton('white', { threads: 8 })
  for (let k = 0; k < 6; k++) {
    const z = 6.1 - k * 1.45
    const y = 12.82 - 0.56 * (z + 2.4) - 0.012 * z * z
    const w = 1.75 + k * 0.09
    const bar = (z0: number, z1: number, lift: number) =>
      part(
        strap(
          curve(
            [
              [-w, y - 0.34, z0],
              [-w * 0.5, y + 0.1 + lift, z0 * 0.7 + z1 * 0.3],
              [w * 0.5, y + 0.1 + lift, z0 * 0.3 + z1 * 0.7],
              [w, y - 0.34, z1],
            ],
            10,
          ),
          0.72,
          0.2,
        ),
        lace,
      )
    parts.push(bar(z, z, k % 2 ? 0.05 : 0.12))
    for (const s of [-1, 1])
      parts.push(
        part(move(turn(turn(disc(0.3, 0.12, 0.06, 20), 'x', 28), 'z', s * -26), s * (w + 0.35), y - 0.34, z), coated(shade(color, 0.6))),
      )
  }
  const bowY = 13.6
  for (const s of [-1, 1]) {
    parts.push(
      part(
        strap(
          curve(
            [
              [0, bowY, -1.6],
              [s * 1.4, bowY + 0.8, -1.4],
              [s * 3.4, bowY + 0.2, -0.6],
              [s * 4.3, bowY - 1.4, 0.4],
              [s * 3.2, bowY - 1.1, 0.8],
              [0, bowY + 0.1, -1.3],
            ],
            10,
          ),
          0.6,
          0.2,
        ),
        lace,
      ),
    )
    parts.push(
      part(
        strap(
          curve(
            [
              [0, bowY, -1.5],
              [s * 1.6, bowY - 0.2, 0.6],
              [s * 3.2, bowY - 2.2, 2.2],
              [s * 4.3, bowY - 4.6, 3.0],
            ],
            10,
          ),
          0.55,
          0.2,
        ),
        lace,
      ),
    )
  }
  return parts
}
