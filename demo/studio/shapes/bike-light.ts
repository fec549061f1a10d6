import { aluminium, coated, glow, metal, plastic, rubber, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { rounded } from '../mesh/profile.ts'
import { box, disc } from '../mesh/slab.ts'
import { strap } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { turnedPart } from './turned-part.ts'

export function bikeLight(color: Tint, rear: boolean): Part[] {
  const shell = color === 'black' ? metal('#3a3b3e', { rough: 0.4 }) : aluminium('#c6c9cb')
  const body = lathe(
    rounded([
      [0.02, 0],
      [1.5, 0, 0.25],
      [1.75, 0.5, 0.3],
      [1.75, rear ? 2.2 : 4.4, 0.2],
      [1.55, rear ? 2.4 : 4.6, 0.1],
    ]),
    {
      segments: 120,
      push: (_, along) => (along > 2.4 && along < (rear ? 3.2 : 5.4) ? 0.05 * Math.cos(along * 9) : 0),
    },
  )
  const h = rear ? 2.4 : 4.6
  const glassy = rear ? plastic('#d3301f', { rough: 0.1, grain: 0, glow: 0.35 }) : plastic('#f3f6f5', { rough: 0.06, grain: 0, glow: 0.15 })
  const parts = [
    part(body, shell),
    turnedPart(
      [
        [1.56, h - 0.05],
        [1.3, h + 0.2, 0.2],
        [0.6, h + 0.38, 0.3],
        [0.02, h + 0.42],
      ],
      glassy,
    ),
    turnedPart(
      [
        [1.7, h - 0.1],
        [1.62, h + 0.12, 0.06],
        [1.5, h + 0.1, 0.05],
        [1.5, h - 0.1],
      ],
      coated('#1c1c1d'),
    ),
    ...(rear
      ? []
      : [
          turnedPart(
            [
              [0.02, h + 0.1],
              [0.5, h + 0.15],
              [0.02, h + 0.44],
            ],
            glow('#fff6e0', 0.7),
          ),
        ]),
  ]
  const upright = moved(turned(parts, 'x', 90), 0, 3.2, rear ? -1.2 : -2.3)
  const foot: Part[] = [
    part(move(box(2.2, 0.9, rear ? 1.6 : 2.6, 0.3, 0.4), 0, 0.75, 0), rubber('#1d1d1e')),
    part(
      strap(
        Array.from({ length: 40 }, (_, i): Vec3 => {
          const a = (i / 39) * Math.PI * 1.92 - 0.42
          return [Math.cos(a) * 1.25, -0.45 + Math.sin(a) * 1.2, 0]
        }),
        1.5,
        0.3,
        { from: [0.91, -0.41, 0] },
      ),
      rubber('#1d1d1e'),
    ),
    part(move(disc(0.4, 0.16, 0.08, 28), 0, 4.92, rear ? -0.3 : -0.8), rubber(rear ? '#7a1c14' : '#26262a')),
  ]
  return moved([...upright, ...foot], 0, 1.9, 0)
}
