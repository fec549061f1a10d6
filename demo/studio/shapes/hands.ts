import { knit, leather, type Tint } from '../materials.ts'
import { capsule, join } from '../mesh/distance.ts'
import { smoothstep } from '../mesh/noise.ts'
import { type Plan, panel } from '../mesh/panel.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { patch } from './garment.ts'
import { shade } from './shade.ts'

export function mitten(color: Tint): Part[] {
  const hand: Plan = (x, y) =>
    join(capsule(x, y, 0, [0, 10, 0], [0.3, 18.5, 0], 5.2, 4.9), capsule(x, y, 0, [4.4, 9, 0], [8.2, 14.2, 0], 2.5, 2.1), 2.2)
  const cuff: Plan = (x, y) => Math.max(Math.abs(x) - 4.3 - 0.03 * (8 - y), y - 7, -3 - y)
  return [
    part(
      panel((x, y) => Math.max(hand(x, y), 6.4 - y), [-8, 4, 12, 26], { thickness: 1.7, creases: 0.25, seed: 71, seam: false, cell: 0.17 }),
      knit(color, { wales: 2 }),
    ),
    part(
      panel(cuff, [-6, -4, 6, 8], { thickness: 1.4, creases: 0.06, seed: 72, seam: false, cell: 0.14 }),
      knit(color, { wales: 2.3, rib: 2, depth: 0.1 }),
    ),
  ]
}

export function glove(color: Tint): Part[] {
  const fingers: [number, number, number, number, number][] = [
    [-3.3, 10, -4.4, 16.2, 1.02],
    [-1.25, 11, -1.5, 18.6, 1.1],
    [1.0, 11, 1.4, 19.2, 1.12],
    [3.1, 10.4, 4.3, 17.8, 1.08],
    [3.6, 5, 8.4, 10.6, 1.2],
  ]
  const hand: Plan = (x, y) => {
    let d = capsule(x, y, 0, [0, 5.2, 0], [0, 8.4, 0], 4.3, 4.2)
    for (const [ax, ay, bx, by, r] of fingers) d = join(d, capsule(x, y, 0, [ax, ay, 0], [bx, by, 0], r * 1.05, r), 0.75)
    return d
  }
  const knuckle = (x: number, y: number) =>
    0.35 * smoothstep(0.9, 0.2, Math.abs(y - 10.4 + 0.12 * x * x * 0.4)) * smoothstep(4.2, 3, Math.abs(x))
  const cuff: Plan = (x, y) => Math.max(Math.abs(x) - 3.7, y - 2.6, -4.2 - y)
  const back: Plan = (x, y) => Math.max(hand(x, y) + 1.0, y - 9.3, 2.6 - y)
  return [
    part(
      panel((x, y) => Math.max(hand(x, y), 1.6 - y), [-8, 0, 12, 22], {
        thickness: 1.15,
        creases: 0.16,
        seed: 81,
        seam: false,
        cell: 0.13,
        relief: knuckle,
      }),
      knit(color, { wales: 4.6 }),
    ),
    part(
      panel(back, [-6, 1, 8, 12], { lift: 0.32, thickness: 1.0, creases: 0.16, seed: 81, cell: 0.12, follows: true }),
      leather(shade(color, 0.8), { stitch: 0.3, thread: color }),
    ),
    part(
      panel(cuff, [-6, -5, 6, 4], { thickness: 1.15, creases: 0.04, seed: 82, seam: false, cell: 0.12 }),
      knit(color, { wales: 4, rib: 2, depth: 0.06 }),
    ),
    patch(
      [
        [-1.6, -2.6, 0.4],
        [3.2, -2.6, 0.4],
        [3.2, 0.6, 0.4],
        [-1.6, 0.6, 0.4],
      ],
      { lift: 1.02, thickness: 0.3, creases: 0, cell: 0.1 },
      leather(shade(color, 0.8), { stitch: 0.25, thread: color }),
    ),
  ]
}

const mirrorX = (parts: Part[]): Part[] =>
  parts.map((p) => {
    const mesh = p.mesh
    const flip = (values: number[]) => values.map((v, i) => (i % 3 === 0 ? -v : v))
    const triangles: number[] = []
    for (let i = 0; i < mesh.triangles.length; i += 3) triangles.push(mesh.triangles[i]!, mesh.triangles[i + 2]!, mesh.triangles[i + 1]!)
    return { ...p, mesh: { ...mesh, positions: flip(mesh.positions), normals: flip(mesh.normals), triangles } }
  })

export const pairOf = (one: Part[], apart: number, tilt: number, raise = 0): Part[] => [
  ...moved(turned(mirrorX(one), 'y', tilt), -apart, 0, 0),
  ...moved(turned(one, 'y', -tilt), apart, raise, 0.8),
]
