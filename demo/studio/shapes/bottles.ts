import { coated, plastic, rubber, steel, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { curve, sweep } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { shade } from './shade.ts'
import { type Corner, turnedPart } from './turned-part.ts'

export function steelBottle(color: Tint, tall = 1): Part[] {
  const h = 20 * tall
  const loop = curve(
    [
      [-2.3, h + 4.9, 0],
      [-2.2, h + 6.6, 0],
      [-1, h + 7.6, 0],
      [1, h + 7.6, 0],
      [2.2, h + 6.6, 0],
      [2.3, h + 4.9, 0],
    ],
    12,
  )
  return [
    turnedPart(
      [
        [0.02, 0.3],
        [3.0, 0.3, 0.1],
        [3.2, 0.9, 0.2],
      ],
      steel(),
    ),
    turnedPart(
      [
        [3.2, 0.0],
        [3.45, 0, 0.2],
        [3.6, 0.9, 0.2],
      ],
      steel(),
    ),
    turnedPart(
      [
        [3.4, 0.85],
        [3.68, 0.9, 0.12],
        [3.7, h - 3.4, 2.4],
        [2.5, h, 1.6],
        [2.5, h + 1.1, 0.2],
        [2.2, h + 1.1],
      ],
      coated(color),
    ),
    turnedPart(
      [
        [2.3, h + 1.0],
        [2.42, h + 1.0],
        [2.42, h + 1.5],
        [2.3, h + 1.5],
      ],
      steel(),
    ),
    turnedPart(
      [
        [2.2, h + 1.45],
        [2.75, h + 1.45, 0.15],
        [2.72, h + 4.9, 0.5],
        [0.02, h + 5.0],
      ],
      plastic('#2a2b2d', { rough: 0.5 }),
    ),
    part(sweep(loop, roundRect(1.1, 0.5, 0.22, 5), { up: [0, 0, 1], twist: () => Math.PI / 2 }), plastic('#2a2b2d')),
    turnedPart(
      [
        [0.02, h + 5.0],
        [1.6, h + 5.0],
        [1.65, h + 5.06, 0.02],
        [0.02, h + 5.12],
      ],
      steel(),
    ),
  ]
}

export function trailBottle(color: Tint): Part[] {
  const squeeze: Corner[] = [
    [0.02, 0.4],
    [2.9, 0.4, 0.2],
    [3.1, 0, 0.2],
    [3.5, 0.1, 0.4],
    [3.68, 1.2, 0.5],
    [3.68, 8.6, 0.8],
    [3.28, 9.6, 0.8],
    [3.28, 10.9, 0.8],
    [3.68, 11.9, 0.8],
    [3.68, 15.2, 1.2],
    [3.1, 17, 0.8],
    [2.9, 17.6, 0.2],
  ]
  const cap = plastic('#1d1e20', { rough: 0.42 })
  const ridged = lathe(
    rounded([
      [2.7, 17.2],
      [3.2, 17.2, 0.15],
      [3.2, 19.0, 0.25],
      [2.5, 19.8, 0.5],
      [1.4, 20.2, 0.4],
      [1.25, 21.3, 0.2],
      [0.02, 21.3],
    ]),
    {
      segments: 240,
      push: (a, _, y) => (y > 17.3 && y < 18.9 ? 0.05 * Math.max(0, Math.cos(a * 40)) : 0),
    },
  )
  return [
    part(lathe(rounded(squeeze)), plastic(color, { rough: 0.36 })),
    part(ridged, cap),
    turnedPart(
      [
        [0.9, 21.1],
        [1.05, 21.2, 0.1],
        [1.1, 22.3, 0.25],
        [0.75, 22.7, 0.3],
        [0.5, 22.4, 0.1],
        [0.02, 22.3],
      ],
      rubber('#b9bcc0'),
    ),
    turnedPart(
      [
        [3.69, 3.2],
        [3.7, 3.22],
        [3.7, 3.7],
        [3.69, 3.72],
      ],
      plastic(shade(color, 0.55)),
    ),
  ]
}
