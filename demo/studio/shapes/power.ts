import { aluminium, coated, cotton, felt, metal, plastic, type Tint } from '../materials.ts'
import { move, turn } from '../mesh/move.ts'
import { roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { shade } from './shade.ts'
import { turnedPart } from './turned-part.ts'

export function charger(color: Tint): Part[] {
  return [
    turnedPart(
      [
        [0.02, 0],
        [4.6, 0, 0.15],
        [5.0, 0.3, 0.3],
        [5.0, 0.85, 0.2],
        [4.7, 1.0, 0.1],
        [0.02, 1.0],
      ],
      aluminium('#bfc2c5'),
      144,
    ),
    turnedPart(
      [
        [4.62, 0.95],
        [4.6, 1.12, 0.1],
        [4.3, 1.2, 0.1],
        [0.02, 1.2],
      ],
      felt(color),
    ),
    part(
      tube(
        curve(
          [
            [0, 0.5, -4.9],
            [0, 0.45, -7],
            [1.5, 0.3, -10],
            [6, 0.3, -13],
            [12, 0.3, -13.5],
            [20, 0.3, -11],
            [34, 0.3, -13],
          ],
          14,
        ),
        0.24,
      ),
      cotton('charcoal'),
    ),
    part(move(box(1.1, 0.6, 1.6, 0.2, 0.25), 0, 0.22, -5.6), aluminium('#bfc2c5')),
  ]
}

export function powerBank(color: Tint): Part[] {
  const port = (x: number): Part[] => [
    part(move(turn(slab(roundRect(0.92, 0.34, 0.16), 0.06, 0.02), 'x', 90), x, 0.72, 6.86), metal('#8b8e91')),
    part(move(turn(slab(roundRect(0.78, 0.22, 0.1), 0.06, 0.01), 'x', 90), x, 0.72, 6.89), coated('#101011')),
  ]
  return [
    part(slab(roundRect(6.8, 13.8, 1.3), 1.42, 0.5), plastic(color, { rough: 0.62 })),
    ...port(-1.2),
    ...port(1.2),
    ...[0, 1, 2, 3].map((i) =>
      part(
        move(disc(0.12, 0.03, 0.01, 20), -0.75 + i * 0.5, 1.41, 5.2),
        plastic(i < 3 ? '#fff4dd' : shade(color, 0.8), i < 3 ? { glow: 1.1 } : {}),
      ),
    ),
    part(move(turn(slab(roundRect(1.6, 0.4, 0.2), 0.12, 0.05), 'z', 90), -3.36, 0.72, 4), plastic(shade(color, 0.8))),
  ]
}
