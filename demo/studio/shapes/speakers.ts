import { aluminium, brass, coated, felt, grille, leather, metal, plastic, rubber, type Tint, wood } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { turnedPart } from './turned-part.ts'

/** Faces a part that was made lying on the table towards the camera. */
export const facing = (parts: Part[]) => turned(parts, 'x', 90)

export function shelfSpeaker(kind: 'walnut' | 'oak'): Part[] {
  const cabinet = part(box(17, 28, 21, 0.3, 0.5), wood(kind, 'y', 0.45))
  const ringOf = (r: number, y: number): Part[] =>
    moved(
      facing([
        turnedPart(
          [
            [r, -1.2],
            [r, 0.28, 0.12],
            [r * 0.88, 0.34, 0.1],
            [r * 0.84, 0.1],
          ],
          metal('#2b2c2e', { rough: 0.4 }),
        ),
        turnedPart(
          [
            [r * 0.88, 0.12],
            [r * 0.8, 0.42, 0.3],
            [r * 0.7, 0.2, 0.2],
          ],
          rubber('#2b2b2d'),
        ),
        turnedPart(
          [
            [r * 0.72, 0.2],
            [r * 0.3, -1.0],
          ],
          { ...felt('#8b857b') },
        ),
        turnedPart(
          [
            [r * 0.3, -1.0],
            [r * 0.26, -0.6, 0.2],
            [r * 0.14, -0.32, 0.2],
            [0.02, -0.25],
          ],
          plastic('#4a4b4e', { rough: 0.25 }),
        ),
      ]),
      0,
      y,
      10.45,
    )
  const front = part(move(turn(slab(roundRect(16.4, 27.4, 0.3), 0.3, 0.1), 'x', 90), 0, 14, 10.4), coated('#35363a'))
  return [
    cabinet,
    front,
    ...moved(ringOf(6.1, 10), 0, 0, 1.3),
    ...moved(
      facing([
        turnedPart(
          [
            [0.02, 0],
            [2.6, 0, 0.1],
            [2.9, 0.25, 0.1],
            [2.2, 0.3, 0.2],
            [1.3, -0.2, 0.2],
          ],
          metal('#2b2c2e', { rough: 0.4 }),
        ),
        turnedPart(
          [
            [1.35, -0.05],
            [0.9, 0.42, 0.4],
            [0.02, 0.55],
          ],
          { ...felt('#8b7a62') },
        ),
      ]),
      0,
      21.6,
      10.8,
    ),
    part(move(turn(disc(0.12, 0.06, 0.02, 16), 'x', 90), 6.6, 2, 10.7), plastic('#ffffff', { glow: 0.9 })),
  ]
}

export function pocketSpeaker(color: Tint): Part[] {
  const body = lathe(
    rounded([
      [0.02, 0],
      [4.0, 0, 0.3],
      [4.5, 0.5, 0.4],
      [4.55, 1.0],
    ]),
  )
  const loopAt = (t: number): Vec3 => [
    4.6 + Math.sin(t * Math.PI) * 3.2,
    11.6 - t * 3.6 - Math.sin(t * Math.PI) * 0.4,
    1.4 + Math.sin(t * Math.PI) * 1.6,
  ]
  return [
    part(body, rubber('#2a2a2c')),
    turnedPart(
      [
        [4.5, 0.9],
        [4.75, 1.2, 0.3],
        [4.85, 6, 1],
        [4.75, 11.4, 0.3],
        [4.5, 11.7],
      ],
      grille(color, { holes: 5.5, size: 0.26 }),
      128,
    ),
    turnedPart(
      [
        [4.4, 11.6],
        [4.8, 11.65, 0.1],
        [4.8, 12.2, 0.25],
        [4.3, 12.5, 0.2],
        [3.9, 12.2, 0.2],
        [0.02, 12.1],
      ],
      aluminium('#c0c2c4'),
    ),
    turnedPart(
      [
        [3.7, 12.15],
        [3.6, 12.25, 0.05],
        [0.02, 12.25],
      ],
      rubber('#39393b'),
    ),
    ...[0, 120, 240].map((a) =>
      part(
        move(turn(box(1.1, 0.08, 0.28, 0.03, 0.12), 'y', a), Math.cos((a * Math.PI) / 180) * 2, 12.24, -Math.sin((a * Math.PI) / 180) * 2),
        plastic('#d8d8d6'),
      ),
    ),
    part(
      strap(
        curve(
          Array.from({ length: 9 }, (_, i) => loopAt(i / 8)),
          8,
        ),
        1.1,
        0.28,
      ),
      leather('tan'),
    ),
    part(move(turn(disc(0.55, 0.4, 0.15, 28), 'z', -90), 4.5, 11.2, 1.4), brass()),
    part(move(turn(disc(0.55, 0.4, 0.15, 28), 'z', -90), 4.55, 8.0, 1.4), brass()),
  ]
}
