import { bisque, glaze, type Tint } from '../materials.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { noise } from '../mesh/noise.ts'
import type { Point } from '../mesh/profile.ts'
import { circle, curve, sweep, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { thrown, vessel } from './thrown.ts'

export const moonVase = (color: Tint): Part[] => [
  vessel(
    [
      [4.1, 0.05],
      // two bowls make an almost perfect ball
      ...Array.from({ length: 15 }, (_, i): Point => {
        const a = ((-64 + (128 * i) / 14) * Math.PI) / 180
        return [Math.cos(a) * 10.35, 10.2 + Math.sin(a) * 10.6]
      }).slice(0, -1),
      [3.1, 20.15],
      [2.72, 20.6],
      [2.95, 21.4],
    ],
    0.4,
    glaze(color, { foot: 0.5, rough: 0.42, speckle: 0.55, rim: 21.5 }),
    (a, along, y) => thrown(0.016, 2.6, 8)(a, along, y) + 0.09 * Math.exp(-(((y - 10.3) / 0.35) ** 2)),
  ),
]

/** Dry stems with seed heads. */
export function stems(from: Vec3, count: number, height: number, seed: number): Part[] {
  const parts: Part[] = []
  const straw = bisque('#a98d62')
  for (let i = 0; i < count; i++) {
    const a = i * 2.4 + seed
    const lean = 2.5 + 3.2 * Math.abs(noise(i * 1.3, seed))
    const h = height * (0.75 + 0.25 * Math.abs(noise(i * 2.1, seed + 4)))
    const tip: Vec3 = [from[0] + Math.cos(a) * lean * 1.6, from[1] + h, from[2] + Math.sin(a) * lean]
    const path = curve(
      [
        [from[0] + Math.cos(a) * 1.1, from[1] - 8, from[2] + Math.sin(a) * 1.1],
        [from[0] + Math.cos(a) * 1.4, from[1], from[2] + Math.sin(a) * 1.2],
        [from[0] + Math.cos(a) * lean * 0.8, from[1] + h * 0.55, from[2] + Math.sin(a) * lean * 0.6],
        tip,
      ],
      10,
    )
    parts.push(part(tube(path, 0.11, { sides: 8 }), straw))
    for (let b = 0; b < 16; b++) {
      const t = b / 16
      const side = b * 2.4
      const base: Vec3 = [tip[0] + (from[0] - tip[0]) * t * 0.16, tip[1] - h * 0.32 * t, tip[2] + (from[2] - tip[2]) * t * 0.16]
      const r = 0.75 * (0.5 + t * 0.7)
      const seedHead = curve(
        [
          base,
          [base[0] + Math.cos(side) * r * 0.6, base[1] + 0.7, base[2] + Math.sin(side) * r * 0.6],
          [base[0] + Math.cos(side) * r, base[1] + 1.5, base[2] + Math.sin(side) * r],
        ],
        5,
      )
      parts.push(part(sweep(seedHead, circle(0.22, 8), { swell: (s) => Math.sin(Math.PI * Math.min(0.97, s + 0.08)) + 0.15 }), straw))
    }
  }
  return parts
}

export const bottleVase = (color: Tint): Part[] => [
  vessel(
    [
      [3.9, 0.05],
      [4.3, 0.5],
      [5.6, 3.6],
      [5.9, 6.6],
      [5.0, 10.2],
      [3.1, 13.2],
      [2.0, 16.4],
      [1.65, 20.5],
      [1.75, 24],
      [2.15, 25.8],
    ],
    0.36,
    glaze(color, { foot: 5.2, rough: 0.3, speckle: 0.2, clay: '#b0643f' }),
    thrown(0.03, 3, 11),
  ),
]
