import { canvas, coated, leather, metal, rubber, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { roundBox } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { noise } from '../mesh/noise.ts'
import { box } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { type Part, part, turned } from '../shot.ts'
import { shade } from './shade.ts'
import { buckle } from './soft-bag.ts'

export function weekender(color: Tint): Part[] {
  const w = 48
  const h = 27
  const d = 24
  const trunk = (x: number, y: number, z: number) => {
    const k = 1 + 0.05 * Math.cos((x / w) * 3)
    return (
      roundBox(x, (y - h / 2) / k, z / k, w, h, d, 9.5) +
      0.55 * noise(x * 0.1, y * 0.12, z * 0.1 + 4) +
      0.2 * noise(x * 0.3, y * 0.3, z * 0.3)
    )
  }
  const ends = (x: number, y: number, z: number) => Math.max(trunk(x, y, z) - 0.22, 17.2 - Math.abs(x))
  const base = (x: number, y: number, z: number) => Math.max(trunk(x, y, z) - 0.2, y - 5.2)
  const from: Vec3 = [-w / 2 - 2, -1.5, -d / 2 - 2.5]
  const to: Vec3 = [w / 2 + 2, h + 2.5, d / 2 + 2.5]
  const tan = leather('tan', { stitch: 0.5, grain: 0.12 })
  const parts = [
    part(blob(trunk, from, to, 0.42), canvas(color)),
    part(
      blob(ends, from, to, 0.36, ([x, y]) => [Math.abs(x) - 17.2, y]),
      tan,
    ),
    part(
      blob(base, from, to, 0.36, ([x, y]) => [5.2 - y, x]),
      tan,
    ),
  ]
  parts.push(
    part(
      strap(
        curve(
          [
            [-19, 27.0, 0],
            [-8, 28.2, 0],
            [8, 28.2, 0],
            [19, 27.0, 0],
          ],
          14,
        ),
        2.6,
        0.5,
        { up: [0, 1, 0] },
      ),
      coated('#3a2f27'),
    ),
  )
  parts.push(
    part(
      strap(
        curve(
          [
            [-19, 27.3, 0],
            [-8, 28.5, 0],
            [8, 28.5, 0],
            [19, 27.3, 0],
          ],
          60,
        ),
        0.9,
        0.3,
        { up: [0, 1, 0] },
      ),
      metal('brass', { rough: 0.3 }),
    ),
  )
  for (let i = 0; i < 90; i++)
    parts.push(
      part(
        move(box(0.22, 0.2, 0.62, 0.05), -18.6 + i * 0.418, 27.62 + 0.92 * Math.cos((-18.6 + i * 0.418) / 13), 0),
        metal('brass', { rough: 0.25 }),
      ),
    )
  for (const z of [-1, 1]) {
    const path = curve(
      [
        [-9, 1.5, z * 12.9],
        [-9, 14, z * 13.9],
        [-9, 24, z * 11.2],
        [-8, 31, z * 6.4],
        [-4, 36.2, z * 3.4],
        [0, 37.6, z * 2.6],
        [4, 36.2, z * 3.4],
        [8, 31, z * 6.4],
        [9, 24, z * 11.2],
        [9, 14, z * 13.9],
        [9, 1.5, z * 12.9],
      ],
      12,
    )
    parts.push(part(strap(path, 3.2, 0.5, { up: [0, 0.12, z] }), leather('tan', { stitch: 0.35, grain: 0.12 })))
  }
  return parts
}

export function barBag(color: Tint): Part[] {
  const body = (x: number, y: number, z: number) => {
    const r = 6.9 + 0.25 * noise(x * 0.18, y * 0.2, z * 0.2)
    const radial = Math.hypot(y - 6.9, z) - r
    const cap = Math.abs(x) - 13
    return Math.min(Math.max(radial + 0.9, cap + 0.9), 0) + Math.hypot(Math.max(radial + 0.9, 0), Math.max(cap + 0.9, 0)) - 0.9
  }
  const parts = [
    part(
      blob(body, [-14.5, -0.6, -8.2], [14.5, 15, 8.2], 0.24, ([x]) => [13 - Math.abs(x), x]),
      { ...canvas(color), seam: { color: shade(color, 1.3), at: 0.5 } },
    ),
  ]
  const ring = (x: number, radius: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 60 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 59) * Math.PI) / 180
      return [x, 6.9 + Math.sin(a) * radius, Math.cos(a) * radius]
    })
  for (const x of [-7, 7]) {
    parts.push(part(strap(ring(x, 7.15, -60, 250), 2.2, 0.32), leather('tan', { stitch: 0.28 })))
    parts.push(...turned(buckle(0, 0, 0, 3.0, 2.2), 'x', -32).map((p) => ({ ...p, mesh: move(p.mesh, x, 10.7, 6.25) })))
  }
  parts.push(
    part(
      strap(
        ring(0, 6.95, 62, 62.001)
          .slice(0, 1)
          .flatMap(([, y, z]): Vec3[] => Array.from({ length: 40 }, (_, i) => [-11.4 + i * 0.585, y, z])),
        1.5,
        0.25,
        { up: [0, 0.88, 0.47] },
      ),
      rubber('#1d1e1f'),
    ),
  )
  parts.push(
    part(
      strap(
        Array.from({ length: 40 }, (_, i): Vec3 => [-11.2 + i * 0.575, 13.25, 3.35]),
        0.45,
        0.2,
        { up: [0, 0.88, 0.47] },
      ),
      metal('#5a5c5e'),
    ),
  )
  parts.push(
    part(
      strap(
        curve(
          [
            [11.2, 13.3, 3.4],
            [12.4, 12.8, 4.2],
            [12.8, 11.4, 5.0],
          ],
          10,
        ),
        0.8,
        0.2,
      ),
      leather('tan'),
    ),
  )
  return parts
}
