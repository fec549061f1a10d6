import { brass, canvas, felt, leather, type Material, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { roundBox } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { noise } from '../mesh/noise.ts'
import { roundRect } from '../mesh/profile.ts'
import { disc, slab } from '../mesh/slab.ts'
import { curve, strap, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { shade } from './shade.ts'

function openTote(w: number, h: number, d: number, material: Material, inside: Material, seed: number, slump: number): Part[] {
  const wall = 0.75
  const shell = (grow: number) => (x: number, y: number, z: number) => {
    const v = y / h
    const flare = 1 + 0.06 * v
    const cave = slump * noise(x * 0.09 + seed, y * 0.08, z * 0.05) + slump * 0.35 * noise(x * 0.24, y * 0.2 + seed, z * 0.1)
    const pinch = 0.7 * Math.sin(Math.min(1, v) * Math.PI * 0.5)
    return roundBox(x / flare, y - h / 2 - 2, z / (1 + 0.1 * v), w - grow, h + 4 - grow, d * (1 - 0.12 * pinch) - grow, 2.2) + cave
  }
  const outer = shell(0)
  const inner = shell(wall * 2)
  const cutTop = (y: number) => y - h
  const body = (x: number, y: number, z: number) => Math.max(outer(x, y, z), -inner(x, y, z), cutTop(y))
  const lining = (x: number, y: number, z: number) =>
    Math.max(shell(wall * 2 - 0.1)(x, y, z), -shell(wall * 2 + 0.9)(x, y, z), cutTop(y + 0.3))
  const from: Vec3 = [-w / 2 - 4, -1.6, -d / 2 - 3]
  const to: Vec3 = [w / 2 + 4, h + 1.4, d / 2 + 3]
  return [
    part(
      blob(body, from, to, 0.3, ([x, y, z]) => [
        Math.min(h - y, w / 2 + 0.4 - Math.abs(x) + (Math.abs(z) < d * 0.3 ? 9 : 0), y + 4),
        x + y,
      ]),
      material,
    ),
    part(blob(lining, from, to, 0.45), inside),
  ]
}

export function marketTote(color: Tint): Part[] {
  const cloth = { ...canvas(color), seam: { color: shade(color, 0.75), at: 2.4 } }
  const parts = openTote(37, 38, 11, cloth, canvas(shade(color, 0.7)), 2, 0.9)
  for (const z of [-1, 1]) {
    const lean = z > 0 ? 1 : 0.4
    const path = curve(
      [
        [-9.2, 26, z * 5.9],
        [-9.3, 37.6, z * 5.8],
        [-8.6, 47, z * 4.8 * lean],
        [-4.6, 55, z * 3.6 * lean],
        [0, 57.4, z * 3.2 * lean],
        [4.6, 55, z * 3.6 * lean],
        [8.6, 47, z * 4.8 * lean],
        [9.3, 37.6, z * 5.8],
        [9.2, 26, z * 5.9],
      ],
      12,
    )
    parts.push(part(strap(path, 3.2, 0.4, { up: [0, 0.0001, z] }), { ...canvas(color), seam: { color: shade(color, 0.75), at: 0.35 } }))
  }
  return parts
}

export function shopperTote(color: Tint): Part[] {
  const parts = openTote(
    35,
    31,
    12.5,
    leather(color, { stitch: 0.8, thread: shade(color, 1.25), grain: 0.16, depth: 0.02 }),
    felt(shade('tan', 0.8)),
    5,
    0.5,
  )
  for (const z of [-1, 1]) {
    const lean = z > 0 ? 1 : 0.5
    parts.push(
      part(
        tube(
          curve(
            [
              [-8, 27.5, z * 6.6],
              [-8.3, 33, z * 6.7],
              [-7.6, 41, z * 5.4 * lean],
              [-4, 47, z * 4.4 * lean],
              [0, 48.8, z * 4 * lean],
              [4, 47, z * 4.4 * lean],
              [7.6, 41, z * 5.4 * lean],
              [8.3, 33, z * 6.7],
              [8, 27.5, z * 6.6],
            ],
            14,
          ),
          0.72,
        ),
        leather(color, { grain: 0.16 }),
      ),
    )
    for (const s of [-1, 1]) {
      const tab = slab(roundRect(3.2, 5.4, 1.4), 0.34, 0.14)
      parts.push(
        part(
          move(turn(tab, 'x', z > 0 ? 90 : -90), s * 8, 26, z * 6.5),
          leather(color, { stitch: 0.34, thread: shade(color, 1.25), grain: 0.16 }),
        ),
      )
      parts.push(part(move(turn(disc(0.42, 0.25, 0.12, 24), 'x', z > 0 ? 90 : -90), s * 8, 24.4, z * 6.8), brass()))
    }
  }
  return parts
}
