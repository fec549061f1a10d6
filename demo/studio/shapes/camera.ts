import { coated, leather, type Material, metal, plastic, steel, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { moved, type Part, part } from '../shot.ts'
import type { Corner } from './turned-part.ts'

export function camera(skin: Tint): Part[] {
  const hide = leather(skin === 'black' ? '#2a2a2b' : 'tan', { grain: 0.1, depth: 0.018, rough: 0.5 })
  const silver = metal('#c2c4c6', { rough: 0.34 })
  const ring = (corners: Corner[], material: Material): Part => part(turn(lathe(rounded(corners), { segments: 128 }), 'x', 90), material)
  const lens = moved(
    [
      ring(
        [
          [0.02, 0],
          [2.7, 0, 0.1],
          [2.75, 0.5, 0.1],
          [2.5, 0.6, 0.1],
          [2.45, 1.3, 0.1],
        ],
        silver,
      ),
      part(
        turn(
          lathe(
            rounded([
              [2.4, 0.5],
              [2.5, 0.6, 0.05],
              [2.5, 1.5, 0.08],
              [2.35, 1.6],
            ]),
            { segments: 240, push: (a, _, y) => (y > 0.6 && y < 1.5 ? 0.04 * Math.cos(a * 60) : 0) },
          ),
          'x',
          90,
        ),
        coated('#1b1b1c'),
      ),
      ring(
        [
          [2.3, 1.5],
          [2.3, 2.1, 0.1],
          [1.9, 2.15, 0.1],
          [1.7, 1.7],
        ],
        silver,
      ),
      ring(
        [
          [2.0, 1.9],
          [1.75, 1.95, 0.05],
          [1.2, 1.1],
          [0.9, 0.9],
          [0.02, 0.9],
        ],
        plastic('#111112', { rough: 0.35 }),
      ),
      ring(
        [
          [1.25, 1.25],
          [0.8, 1.5, 0.5],
          [0.02, 1.6],
        ],
        plastic('#101724', { rough: 0.03, grain: 0 }),
      ),
    ],
    0.3,
    3.0,
    1.75,
  )
  return [
    part(move(box(11.4, 4.6, 3.4, 0.15, 0.8), 0, 0.7, 0), hide),
    part(box(11.5, 0.8, 3.5, 0.2, 0.85), silver),
    part(move(box(11.5, 1.5, 3.5, 0.3, 0.85), 0, 5.2, 0), silver),
    ...lens,
    part(move(turn(slab(roundRect(1.5, 1.0, 0.2), 0.2, 0.08), 'x', 90), -3.4, 6.0, 1.68), plastic('#15181c', { rough: 0.05, grain: 0 })),
    part(move(turn(slab(roundRect(2.6, 1.1, 0.25), 0.22, 0.08), 'x', 90), 3.9, 5.95, 1.68), plastic('#e9ebe6', { rough: 0.15 })),
    part(move(disc(0.62, 0.5, 0.15, 48), -3.8, 6.68, 0), metal('#c9a35c', { rough: 0.25 })),
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [1.0, 0, 0.1],
            [1.0, 0.5, 0.12],
            [0.02, 0.55],
          ]),
          { segments: 160, push: (a, _, y) => (y > 0.05 && y < 0.45 ? 0.03 * Math.cos(a * 40) : 0) },
        ),
        4.1,
        6.65,
        0,
      ),
      coated('#232324'),
    ),
    part(move(box(2.2, 0.35, 1.9, 0.1, 0.15), 0.6, 6.65, -0.1), metal('#8d9093')),
    ...[-1, 1].map((s) => part(move(turn(disc(0.34, 0.5, 0.1, 20), 'z', s * -90), s * 5.7, 5.4, 0), steel())),
    part(
      strap(
        curve(
          [
            [-6.2, 5.4, 0],
            [-7.6, 4.4, 0.6],
            [-8.6, 1.4, 2.2],
            [-8.2, 0.3, 4.4],
            [-5, 0.15, 6.4],
            [-1, 0.15, 6.8],
          ],
          12,
        ),
        0.9,
        0.2,
        { up: [0.2, 1, 0] },
      ),
      leather(skin === 'black' ? 'cocoa' : 'tan'),
    ),
  ]
}
