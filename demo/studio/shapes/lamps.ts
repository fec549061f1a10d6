import { brass, coated, glow, metal, plastic, rubber, steel, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { type Point, rounded } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { curve, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { turnedPart } from './turned-part.ts'

export function deskLamp(color: Tint, lit: boolean): Part[] {
  const skin = coated(color)
  const tilt = 10
  const dome: Part[] = [
    turnedPart(
      [
        [0.9, 9.2],
        [1.6, 9.2, 0.3],
        [2.0, 8.6, 0.4],
        [5.2, 6.9, 2.6],
        [8.0, 3.4, 2.2],
        [8.9, 0, 0.05],
        [8.75, 0, 0.05],
      ],
      skin,
    ),
    turnedPart(
      [
        [8.75, 0],
        [7.85, 3.3, 2.2],
        [5.1, 6.6, 2.4],
        [0.02, 8.2],
      ],
      plastic('#f6efe2', lit ? { glow: 1.5 } : {}),
    ),
    turnedPart(
      [
        [0.02, 9.25],
        [0.9, 9.2],
        [0.9, 10.2, 0.15],
        [0.02, 10.3],
      ],
      brass(),
    ),
    turnedPart(
      [
        [0.02, 2.2],
        [2.1, 3.0, 1.5],
        [2.4, 5, 1.4],
        [1.1, 7],
      ],
      lit ? glow('#ffe2b0', 4) : plastic('#f4f0e6', { rough: 0.3 }),
    ),
  ]
  const stem = curve(
    [
      [-4, 1.4, 0],
      [-4, 14, 0],
      [-4, 26, 0],
      [-3.6, 32, 0],
      [-1.6, 36, 0],
      [2.2, 37.4, 0],
      [5.4, 36.6, -0.3],
      [6.4, 35.2, -0.8],
    ],
    16,
  )
  return [
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [6.9, 0, 0.2],
            [7.1, 0.9, 0.5],
            [6.4, 1.6, 0.5],
            [0.02, 1.7],
          ]),
        ),
        -4,
        0,
        0,
      ),
      skin,
    ),
    part(
      move(
        lathe(
          rounded([
            [0.02, 1.6],
            [1.2, 1.65],
            [1.2, 2.3, 0.2],
            [0.02, 2.4],
          ]),
        ),
        -4,
        0,
        0,
      ),
      brass(),
    ),
    part(
      move(
        lathe(
          rounded([
            [0.02, 1.65],
            [0.8, 1.68],
            [0.78, 1.8, 0.1],
            [0.02, 1.82],
          ]),
        ),
        -0.2,
        0,
        3.4,
      ),
      brass(),
    ),
    part(tube(stem, 0.42), brass()),
    ...moved(turned(turned(dome, 'z', tilt), 'x', -24), 8.0, 26.2, 3.2),
    part(
      tube(
        curve(
          [
            [-10.4, 0.35, -1],
            [-14, 0.35, -3],
            [-17, 0.35, -9],
            [-26, 0.35, -13],
            [-40, 0.35, -10],
          ],
          14,
        ),
        0.33,
      ),
      rubber('#5b4a3c'),
    ),
  ]
}

export function lantern(color: Tint, lit: boolean): Part[] {
  const skin = coated(color)
  const arc: [number, number, number][] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI
    return [Math.cos(a) * 5.4, 14.2 + Math.sin(a) * 7.2, 0]
  })
  return [
    turnedPart(
      [
        [0.02, 0],
        [4.6, 0, 0.3],
        [4.9, 0.6, 0.4],
        [4.9, 4.8, 0.5],
        [4.3, 5.6, 0.3],
        [0.02, 5.6],
      ],
      skin,
    ),
    turnedPart(
      [
        [4.905, 1.4],
        [4.94, 1.42],
        [4.94, 1.75],
        [4.905, 1.77],
      ],
      rubber('#26272a'),
    ),
    part(move(turn(disc(0.85, 0.3, 0.12), 'x', 90), 0, 3.1, 4.75), rubber('#26272a')),
    part(move(turn(disc(0.3, 0.1, 0.05), 'x', 90), 0, 3.1, 5.02), lit ? glow('#ffcf86', 3) : metal('#b0b2b5')),
    turnedPart(
      [
        [3.9, 5.5],
        [4.2, 5.6],
        [4.55, 7.4, 1.2],
        [4.5, 10.6, 1.4],
        [3.6, 13.2, 0.8],
        [0.02, 13.3],
      ],
      lit ? plastic('#ffe3b0', { rough: 0.3, glow: 0.95 }) : plastic('#efece4', { rough: 0.22 }),
    ),
    turnedPart(
      [
        [3.4, 12.9],
        [4.1, 13.0, 0.2],
        [4.2, 13.8, 0.4],
        [2.8, 14.6, 0.5],
        [1.2, 15.1, 0.4],
        [0.02, 15.2],
      ],
      skin,
    ),
    part(tube(arc, 0.19, { sides: 12 }), steel()),
    ...[-1, 1].map((s) => part(move(turn(disc(0.42, 0.5, 0.12, 24), 'z', s * -90), s * 5.0, 14.2, 0), steel())),
    ...[-1, 1].map((s) =>
      part(
        tube(
          [
            [s * 5.2, 14.2, 0],
            [s * 4.0, 13.5, 0],
          ],
          0.2,
          { sides: 10 },
        ),
        steel(),
      ),
    ),
  ]
}

export const flame = (): Part[] => [
  part(
    lathe([
      [0.02, 0],
      [0.28, 0.4],
      [0.3, 0.8],
      [0.16, 1.5],
      [0.02, 2.1],
    ] as Point[]),
    glow('#ffd08a', 3),
  ),
]
