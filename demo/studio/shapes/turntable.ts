import { aluminium, coated, metal, plastic, rubber, steel, wood } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded } from '../mesh/profile.ts'
import { box, disc } from '../mesh/slab.ts'
import { curve, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

export function turntable(kind: 'walnut' | 'oak'): Part[] {
  const grooves = lathe(
    rounded([
      [0.02, 0],
      [15, 0, 0.05],
      [15, 0.16, 0.08],
      [14.6, 0.2],
      [5.2, 0.2],
      [0.02, 0.2],
    ]),
    { push: (_, along) => (along > 16 && along < 24.5 ? 0.012 * Math.sin(along * 46) : 0), segments: 160 },
  )
  const arm = curve(
    [
      [17.2, 12.6, -11.6],
      [17.3, 12.7, -8],
      [17.0, 12.6, 0],
      [16.2, 12.4, 5.5],
      [14.4, 12.2, 8.2],
    ],
    14,
  )
  return [
    part(move(box(42, 6, 34, 0.35, 0.7), 0, 1.6, 0), wood(kind, 'x', 0.42)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => part(move(disc(2.4, 1.7, 0.3, 40), x * 17, 0, z * 13), rubber('#1c1c1d')))),
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [14.9, 0, 0.1],
            [15.2, 0.4, 0.2],
            [15.2, 1.7, 0.2],
            [14.8, 1.9, 0.1],
            [0.02, 1.9],
          ]),
        ),
        -4,
        7.8,
        0,
      ),
      metal('#b4b7ba', { rough: 0.3 }),
    ),
    part(move(grooves, -4, 9.75, 0), plastic('#141415', { rough: 0.2, grain: 0 })),
    part(move(disc(5, 0.06, 0.02), -4, 9.94, 0), coated(kind === 'walnut' ? 'clay' : 'mustard')),
    part(move(disc(0.36, 1.1, 0.15, 24), -4, 9.9, 0), steel()),
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [3.4, 0, 0.1],
            [3.5, 1.2, 0.3],
            [2.6, 1.5, 0.2],
            [1.7, 1.6, 0.2],
            [1.6, 4.2, 0.2],
            [0.02, 4.3],
          ]),
        ),
        17.2,
        7.6,
        -11.2,
      ),
      metal('#2e2f31', { rough: 0.32 }),
    ),
    part(move(box(2.2, 2.2, 2.6, 0.4, 0.5), 17.2, 11.4, -11.2), metal('#2e2f31', { rough: 0.3 })),
    part(tube(arm, 0.42), metal('#c3c5c7', { rough: 0.2 })),
    part(
      move(
        turn(
          lathe(
            rounded([
              [0.02, 0],
              [1.5, 0, 0.2],
              [1.5, 2.4, 0.2],
              [0.02, 2.4],
            ]),
          ),
          'x',
          -90,
        ),
        17.1,
        12.7,
        -12.8,
      ),
      metal('#34363a', { rough: 0.3 }),
    ),
    part(move(turn(box(1.7, 0.8, 3.6, 0.2, 0.35), 'y', -38), 13.7, 11.4, 9.2), metal('#2e2f31', { rough: 0.3 })),
    part(move(turn(box(1.0, 1.1, 1.6, 0.2, 0.3), 'y', -38), 13.3, 10.3, 9.7), plastic('clay', { rough: 0.3 })),
    part(move(disc(1.9, 1.3, 0.3, 48), 17.2, 7.6, 12.6), aluminium('#c2c4c6')),
    part(move(disc(1.3, 0.7, 0.2, 40), 12.6, 7.6, 13.6), aluminium('#c2c4c6')),
    part(
      move(
        lathe(
          rounded([
            [0.3, 0],
            [0.45, 0, 0.05],
            [0.45, 3.4, 0.1],
            [0.02, 3.5],
          ]),
        ),
        16.6,
        7.6,
        3.4,
      ),
      metal('#2e2f31'),
    ),
  ]
}
