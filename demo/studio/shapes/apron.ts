import { linen, type Tint } from '../materials.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { cutPanel, mirroredOutline } from '../mesh/panel.ts'
import { type Point, through } from '../mesh/profile.ts'
import { strap } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { patch, strip } from './garment.ts'
import { threaded } from './shade.ts'

export function apron(color: Tint): Part[] {
  const cloth = threaded(linen(color, { threads: 7 }), 1.6)
  const half: Point[] = through([
    [0, 88],
    [13, 88.2],
    [14.5, 87.5],
    [16.5, 76],
    [24, 63],
    [34.5, 55.5],
    [35.6, 54],
    [36, 30],
    [36, 2],
    [35, 0],
    [18, -0.3],
    [0, -0.3],
  ])
  const tie = linen(color, { threads: 7 })
  const parts = [part(cutPanel(mirroredOutline(half), { lift: 0.05, thickness: 0.6, creases: 0.75, seed: 51, cell: 0.6 }), cloth)]
  parts.push(
    patch(
      [
        [-17, 22, 0.8],
        [17, 22, 0.8],
        [17, 44, 0.8],
        [-17, 44, 0.8],
      ],
      { lift: 0.45, thickness: 0.5, creases: 0.75, seed: 51, follows: true },
      threaded(linen(color, { threads: 7 }), 0.8),
    ),
  )
  parts.push(
    strip(
      [
        [0, 22.5],
        [0.1, 33],
        [0, 43.5],
      ],
      1.5,
      0.4,
      tie,
      0.2,
    ),
  )
  const band = (points: Vec3[]) => part(strap(curveOf(points), 2.4, 0.25, { up: [0, 1, 0] }), tie)
  parts.push(
    band([
      [-12.5, 0.8, -86],
      [-13, 0.6, -92],
      [-9, 0.5, -100],
      [0, 0.6, -103],
      [9, 0.5, -100],
      [13, 0.6, -92],
      [12.5, 0.8, -86],
    ]),
  )
  parts.push(
    band([
      [35, 0.7, -53],
      [42, 0.3, -50],
      [47, 0.3, -40],
      [44, 0.3, -28],
      [47, 0.3, -16],
    ]),
  )
  parts.push(
    band([
      [-35, 0.7, -53],
      [-41, 0.3, -51],
      [-46, 0.3, -43],
      [-44, 0.3, -32],
      [-46, 0.3, -22],
    ]),
  )
  return parts
}

const curveOf = (points: Vec3[]): Vec3[] => {
  const xz = through(points.map((p): Point => [p[0], p[2]]))
  const hs = through(points.map((p, i): Point => [i, p[1]]))
  return xz.map(([x, z], i) => [x, hs[i]![1], z])
}
