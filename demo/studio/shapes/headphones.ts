import { coated, felt, grille, leather, metal, plastic, steel, type Tint, wood } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { shade } from './shade.ts'
import { turnedPart } from './turned-part.ts'

export function headphones(color: Tint): Part[] {
  const skin = plastic(color, { rough: 0.42 })
  const soft = leather(shade(color, color === 'ivory' ? 0.82 : 0.7), { grain: 0.06, depth: 0.006, rough: 0.5 })
  const arch = (r: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 49 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 48) * Math.PI) / 180
      return [Math.cos(a) * r, 11.2 + Math.sin(a) * r * 1.12, 0]
    })
  const parts: Part[] = [
    part(strap(arch(8.3, -4, 184), 2.2, 0.34), steel()),
    part(sweep(arch(8.75, 28, 152), roundRect(3.4, 0.9, 0.42, 6), { swell: (t) => 0.75 + 0.25 * Math.sin(Math.PI * t) }), skin),
    part(sweep(arch(7.95, 36, 144), roundRect(3.2, 1.2, 0.55, 6), { swell: (t) => 0.7 + 0.3 * Math.sin(Math.PI * t) }), soft),
  ]
  for (const s of [-1, 1]) {
    const cup: Part[] = [
      part(
        lathe(
          rounded([
            [0.02, 2.0],
            [2.3, 2.0, 0.3],
            [3.5, 1.5, 0.9],
            [3.9, 0.2, 0.5],
            [3.6, -0.2],
            [0.02, -0.2],
          ]),
        ),
        skin,
      ),
      part(
        lathe(
          rounded([
            [0.02, 2.02],
            [1.9, 2.06],
            [1.95, 2.0],
            [0.02, 1.9],
          ]),
        ),
        metal('#c8cacc', { rough: 0.35, along: 'round', brush: 0.002 }),
      ),
      part(
        lathe(
          rounded([
            [3.75, 0.2],
            [4.2, -0.1, 0.4],
            [4.2, -1.7, 0.9],
            [3.2, -2.0, 0.7],
            [2.3, -1.6, 0.6],
            [2.2, -0.2],
          ]),
        ),
        soft,
      ),
      part(
        lathe(
          rounded([
            [2.4, -0.9],
            [0.02, -0.9],
          ]),
        ),
        grille('#2a2a2b', { holes: 8 }),
      ),
    ]
    const placed = moved(
      turned(
        cup.map((p) => ({ ...p, mesh: stretchZ(p.mesh, 1.18) })),
        'z',
        s * -90,
      ),
      s * 8.0,
      5.0,
      0,
    )
    parts.push(...turned(placed, 'y', s * 4))
    parts.push(
      part(
        tube(
          curve(
            [
              [s * 8.3, 10.8, 0],
              [s * 8.7, 10.3, 0.9],
              [s * 8.85, 8.6, 3.3],
              [s * 8.5, 6.6, 4.2],
              [s * 8.1, 5.0, 4.35],
            ],
            12,
          ),
          0.26,
        ),
        steel(),
      ),
    )
    parts.push(
      part(
        tube(
          curve(
            [
              [s * 8.3, 10.8, 0],
              [s * 8.7, 10.3, -0.9],
              [s * 8.85, 8.6, -3.3],
              [s * 8.5, 6.6, -4.2],
              [s * 8.1, 5.0, -4.35],
            ],
            12,
          ),
          0.26,
        ),
        steel(),
      ),
    )
    parts.push(
      part(
        move(
          lathe(
            rounded([
              [0.02, -1.6],
              [0.75, -1.6, 0.2],
              [0.75, 1.6, 0.2],
              [0.02, 1.6],
            ]),
          ),
          s * 8.35,
          11.2,
          0,
        ),
        skin,
      ),
    )
  }
  return parts
}

const stretchZ = (mesh: Part['mesh'], k: number) => ({ ...mesh, positions: mesh.positions.map((v, i) => (i % 3 === 0 ? v * k : v)) })

export function headphoneStand(kind: 'walnut' | 'oak'): Part[] {
  const path = curve(
    [
      [0, 0.9, -3.4],
      [0, 6, -4.0],
      [0, 14, -3.8],
      [0, 20.5, -2.6],
      [0, 24.2, 0],
      [0, 25.6, 3.0],
      [0, 25.2, 5.2],
    ],
    14,
  )
  return [
    part(sweep(path, roundRect(3.6, 1.5, 0.5, 6), { swell: (t) => 1.05 - 0.15 * t }), wood(kind, 'y', 0.42)),
    turnedPart(
      [
        [0.02, 0],
        [7.4, 0, 0.1],
        [7.5, 0.3, 0.1],
        [7.5, 1.0, 0.25],
        [0.02, 1.05],
      ],
      coated('#2b2c2e'),
    ),
    part(
      sweep(
        curve(
          [
            [0, 24.9, 0.2],
            [0, 26.2, 3.1],
            [0, 25.85, 5.2],
          ],
          10,
        ),
        roundRect(3.0, 0.35, 0.12, 4),
      ),
      felt('#b98f62'),
    ),
  ]
}
