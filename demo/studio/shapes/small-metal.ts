import { brass, coated, enamel, leather, metal, plastic, rubber, steel, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded } from '../mesh/profile.ts'
import { box } from '../mesh/slab.ts'
import { circle, curve, strap, sweep } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { handle } from './mug.ts'
import { type Corner, turnedPart } from './turned-part.ts'

export function repairTin(open: boolean): Part[] {
  const paint = coated('clay')
  const cream = coated('ivory')
  const base = [
    turnedPart(
      [
        [0.02, 0],
        [3.4, 0, 0.15],
        [3.45, 0.4, 0.1],
        [3.45, 2.1, 0.05],
        [3.38, 2.1, 0.05],
        [3.36, 0.3, 0.1],
        [0.02, 0.2],
      ],
      steel(),
    ),
  ]
  const lid = [
    turnedPart(
      [
        [3.48, 0.02],
        [3.56, 0, 0.05],
        [3.58, 0.62],
        [3.58, 0.62],
      ],
      paint,
    ),
    turnedPart(
      [
        [3.59, 0.35],
        [3.6, 0.36],
        [3.6, 0.82],
        [3.59, 0.83],
      ],
      cream,
    ),
    turnedPart(
      [
        [3.58, 0.6],
        [3.58, 1.25, 0.25],
        [3.2, 1.42, 0.2],
        [3.0, 1.34, 0.1],
        [0.02, 1.4],
      ],
      paint,
    ),
    turnedPart(
      [
        [0.02, 1.42],
        [1.5, 1.42],
        [1.52, 1.4],
        [0.02, 1.38],
      ],
      cream,
    ),
    turnedPart(
      [
        [3.5, 0.05],
        [3.46, 1.15, 0.1],
        [0.02, 1.2],
      ],
      steel(),
    ),
  ]
  if (!open)
    return [
      ...base,
      turnedPart(
        [
          [3.46, 0.35],
          [3.5, 0.36],
          [3.5, 1.15],
          [3.46, 1.16],
        ],
        paint,
      ),
      ...moved(lid, 0, 1.1, 0),
    ]
  const patches = [
    [-1.2, 0.6, 20],
    [0.9, 0.9, -30],
    [0.2, -0.9, 60],
    [-0.6, -0.2, 5],
  ].map(([x, z, a], i) =>
    part(move(turn(box(1.9, 0.14, 1.5, 0.06, 0.4), 'y', a!), x!, 0.6 + i * 0.16, z!), rubber(i % 2 ? '#c7572f' : '#2b2b2c')),
  )
  const tubeOfGlue = [
    part(
      move(
        turn(
          lathe(
            rounded([
              [0.02, 0],
              [0.75, 0, 0.1],
              [0.8, 3, 0.2],
              [0.35, 3.5, 0.15],
              [0.35, 4.2, 0.1],
              [0.02, 4.2],
            ]),
          ),
          'z',
          82,
        ),
        1.9,
        1.5,
        1.6,
      ),
      metal('#c9cbcc', { rough: 0.3 }),
    ),
  ]
  return [...base, ...patches, ...tubeOfGlue, ...moved(turned(turned(lid, 'x', 180), 'y', -24), -7.6, 1.44, -1.2)]
}

export function bell(finish: 'brass' | 'black'): Part[] {
  const skin = finish === 'brass' ? brass(0.16) : metal('#3a3a3c', { rough: 0.28 })
  const dark = plastic('#1b1b1c', { rough: 0.45 })
  const dome: Corner[] = [
    [2.75, 2.2],
    [2.85, 2.2, 0.05],
    [2.72, 3.2, 0.8],
    [2.0, 4.35, 1],
    [0.8, 4.8, 0.5],
    [0.02, 4.85],
  ]
  return [
    turnedPart(dome, skin),
    turnedPart(
      [
        [2.75, 2.2],
        [2.6, 3.2, 0.8],
        [1.9, 4.2, 1],
        [0.02, 4.65],
      ],
      skin,
    ),
    turnedPart(
      [
        [0.02, 4.8],
        [0.5, 4.82],
        [0.5, 5.15, 0.15],
        [0.02, 5.2],
      ],
      brass(),
    ),
    turnedPart(
      [
        [0.4, 1.0],
        [0.7, 1.0],
        [0.7, 4],
        [0.02, 4],
      ],
      dark,
    ),
    part(
      move(
        turn(
          lathe(
            rounded([
              [1.35, -0.7],
              [1.75, -0.7, 0.12],
              [1.75, 0.7, 0.12],
              [1.35, 0.7, 0.1],
              [1.35, -0.7],
            ]),
          ),
          'x',
          90,
        ),
        0,
        0.55 - 0.02,
        0,
      ),
      dark,
    ),
    part(
      strap(
        curve(
          [
            [0, 1.6, 0.6],
            [1.2, 1.7, 1.9],
            [2.2, 1.95, 2.9],
          ],
          10,
        ),
        0.55,
        0.14,
        { up: [0, 1, 0] },
      ),
      brass(),
    ),
    part(
      move(
        lathe(
          rounded([
            [0.02, -0.5],
            [0.42, -0.45, 0.2],
            [0.5, 0.2, 0.25],
            [0.02, 0.5],
          ]),
        ),
        2.35,
        2.1,
        3.0,
      ),
      brass(0.18),
    ),
  ].map((p) => ({ ...p, mesh: move(p.mesh, 0, 1.25, 0) }))
}

export function keyLoop(color: Tint): Part[] {
  const path = curve(
    [
      [0, 0.35, 4.6],
      [0, 0.38, 2],
      [0, 0.42, -1.6],
      [0, 0.75, -3.6],
      [0, 1.25, -4.35],
      [0, 1.6, -3.6],
      [0, 1.1, -1.6],
      [0, 0.78, 2],
      [0, 0.76, 4.6],
    ],
    14,
  )
  const ring: [number, number, number][] = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2
    return [Math.sin(a) * 1.55, 0.95 + Math.cos(a) * 0.35, -4.9 + Math.cos(a) * 1.55]
  })
  return [
    part(strap(path, 2.2, 0.34), leather(color, { stitch: 0.28 })),
    part(sweep(ring, circle(0.17, 14), { closed: true }), steel()),
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [0.58, 0, 0.05],
            [0.55, 0.2, 0.16],
            [0.02, 0.3],
          ]),
        ),
        0,
        0.98,
        1.0,
      ),
      brass(),
    ),
  ]
}

export function campMug(color: Tint): Part[] {
  const rim = color === 'white' ? '#26324f' : '#14161c'
  const skin = enamel(color, { from: 7.75, color: rim as Tint })
  const inside = enamel(color === 'white' ? 'white' : '#eceae4', { from: 7.75, color: rim as Tint })
  return [
    turnedPart(
      [
        [0.02, 0.1],
        [3.5, 0.1, 0.1],
        [3.9, 0, 0.3],
        [4.2, 0.5, 0.4],
        [4.32, 7.7, 0.2],
        [4.62, 7.86, 0.12],
        [4.62, 8.05, 0.1],
        [4.35, 8.08, 0.1],
        [4.24, 7.8, 0.2],
      ],
      skin,
    ),
    turnedPart(
      [
        [4.26, 7.9],
        [4.2, 7.6, 0.2],
        [4.1, 0.6, 0.5],
        [0.02, 0.45],
      ],
      inside,
    ),
    handle(4.25, 1.9, 6.6, 2.7, skin, 0.5, -0.14),
  ]
}
