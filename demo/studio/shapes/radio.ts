import { brass, coated, grille, rubber, steel, wood } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

export function radio(kind: 'walnut' | 'oak'): Part[] {
  const ticks = Array.from({ length: 25 }, (_, i) => {
    const a = ((-130 + (260 * i) / 24) * Math.PI) / 180
    return part(
      move(
        turn(turn(box(0.07, 0.04, i % 6 === 0 ? 0.7 : 0.4, 0.015), 'y', (-a * 180) / Math.PI), 'x', 90),
        6.2 + Math.sin(a) * 3.75,
        8.1 + Math.cos(a) * 3.75,
        5.62,
      ),
      coated('#4a4238'),
    )
  })
  return [
    part(box(24, 14, 11, 0.6, 0.9), wood(kind, 'x', 0.45)),
    part(move(turn(slab(roundRect(22.6, 12.6, 0.6), 0.2, 0.08), 'x', 90), 0, 7, 5.42), coated('ivory')),
    part(move(turn(slab(roundRect(11.6, 11.4, 0.4), 0.3, 0.12), 'x', 90), -4.8, 7, 5.45), grille('#a3947c', { holes: 6, size: 0.24 })),
    ...ticks,
    part(
      move(
        turn(
          lathe(
            rounded([
              [0.02, 0],
              [2.9, 0, 0.1],
              [2.8, 1.5, 0.25],
              [2.4, 1.75, 0.2],
              [0.02, 1.7],
            ]),
          ),
          'x',
          90,
        ),
        6.2,
        8.1,
        5.6,
      ),
      brass(0.3),
    ),
    part(move(box(0.12, 1.3, 0.1, 0.04), 6.2, 8.75, 7.33), coated('#2c231a')),
    ...[4.2, 6.2, 8.2].map((x) => part(move(turn(disc(0.55, 0.5, 0.15, 32), 'x', 90), x, 2.6, 5.6), brass(0.3))),
    part(
      tube(
        curve([
          [9.6, 14, -3.6],
          [10.2, 20, -3.9],
          [11.6, 31, -4.6],
        ]),
        0.22,
        { sides: 10 },
      ),
      steel(),
    ),
    part(move(disc(0.6, 0.7, 0.2, 24), 9.6, 13.8, -3.6), steel()),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => part(move(disc(0.9, 0.5, 0.1, 24), x * 9.8, -0.45, z * 3.8), rubber('#222')))),
  ].map((p) => ({ ...p, mesh: move(p.mesh, 0, 0.45, 0) }))
}
