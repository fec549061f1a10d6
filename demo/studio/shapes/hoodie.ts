import { coated, cotton, fleece, knit, type Material, metal, nylon, type Tint } from '../materials.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { type Point, through } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { strap, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { draped, dressed, longSleeve, onTable } from './dress.ts'
import { cord, patch, strip } from './garment.ts'
import { shade, threaded } from './shade.ts'
import { type Folds, type Worn, worn } from './worn.ts'

const mirrored = (right: Point[]): Point[] => [
  ...right,
  ...right
    .slice(1, -1)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
]

/** A hood as round a head: hollow, its opening a long oval that narrows to the throat. */
function hood(folds: Folds, o: { wide: number; crown: number; cloth: number }): { on: Worn; opening: Point[] } {
  const { wide, crown } = o
  const right = through(
    [
      [0, 60.4],
      [3.4, 63.2],
      [7.4, 69],
      [9.2, 76],
      [7.9, crown - 10.5],
      [4.2, crown - 6.6],
      [0, crown - 5.4],
    ],
    10,
  )
  const opening = mirrored(right)
  const on = worn({
    rows: [
      [56, wide - 3, 7.4, 3.2],
      [61, wide - 1, 9, 3.6],
      [67, wide + 0.4, 9.9, 3.9],
      [75, wide + 0.8, 10.4, 4],
      [crown - 9, wide - 0.6, 9.4, 3.9],
      [crown - 4, wide - 4, 7.4, 3.4],
      [crown - 1, wide - 7.6, 5, 2.6],
      [crown + 0.5, 0.8, 1, 0.8],
    ],
    sleeve: [],
    hem: () => 57.5,
    front: [
      [-1, 300],
      [0, 299],
      [1, 300],
    ],
    back: [
      [-1, 300],
      [0, 299],
      [1, 300],
    ],
    hole: opening,
    folds,
    cloth: o.cloth,
  })
  return { on, opening }
}

/** Carries the opening's outline onto the hood. */
const rim = ({ on, opening }: ReturnType<typeof hood>): Vec3[] =>
  opening
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => {
      const { p, n } = on.front(x * 1.03, y)
      return [p[0], p[1], p[2] - 0.1 + n[2] * 0.2]
    })

export function hoodie(color: Tint): Part[] {
  const cloth = fleece(color)
  const rib = knit(color, { wales: 2.6, rib: 2, depth: 0.09 })
  const { parts, worn: on } = dressed({
    body: cloth,
    rib,
    length: 67,
    chest: 29,
    waist: 28.6,
    hem: 27.2,
    shoulder: [23.8, 63.6],
    sleeve: longSleeve(8.8, 7.6, 5.6, { out: 2, reach: -4 }),
    neck: { half: 9, front: 60.6, back: 68.4, shape: 'round' },
    folds: { hang: 1.6, pull: 1.1, gather: 1.6, soft: 1.6, seed: 21 },
    cloth: 1,
    welt: 6.5,
    cuff: { length: 6.5, radius: 4.8 },
    depth: 1.08,
  })
  const head = hood({ hang: 0, pull: 0, gather: 0, soft: 1.4, seed: 31 }, { wide: 13.4, crown: 93.5, cloth: 1.1 })
  const sewn = [
    patch(
      [
        [-12.5, 11.4, 0.8],
        [12.5, 11.4, 0.8],
        [13.2, 18, 1],
        [9, 28.5, 1.2],
        [-9, 28.5, 1.2],
        [-13.2, 18, 1],
      ],
      { lift: -0.2, thickness: 1.1, creases: 0.15, seed: 21 },
      threaded(fleece(color), 0.9),
    ),
  ]
  const string = cotton(shade('ivory', 0.98), { threads: 12 })
  const over = (x: number, y: number, lift: number): Vec3 => {
    const low = on.front(x, y).p[2]
    const z = y > 57.5 ? Math.max(low, head.on.front(x, y).p[2]) : low
    return [x, y, z + lift]
  }
  const strings = [-1, 1].flatMap((s) => {
    const end = s > 0 ? 40 : 42.5
    const path = [
      over(s * 4.2, 62, 0.2),
      over(s * 4.5, 60, 0.75),
      over(s * 4.7, 57.2, 1.2),
      over(s * 4.9, 51, 0.55),
      over(s * 4.4 + 0.4, end, 0.5),
    ]
    return [cord(path, 0.34, string), part(eyelet(over(s * 4.2, 62.3, 0.15), 0.72), metal('#a8a9aa'))]
  })
  return onTable([
    ...parts,
    part(head.on.body, cloth),
    part(tube(rim(head), 0.85, { closed: true, sides: 14 }), cloth),
    ...draped(on, sewn),
    ...strings,
  ])
}

/** A waxed-looking shell: longer behind than in front, a zip under a flap, slanting pockets and tabs at the wrists. */
export function rainJacket(color: Tint): Part[] {
  const cloth = threaded(nylon(color), 0.9)
  const { parts, worn: on } = dressed({
    body: cloth,
    length: 75,
    chest: 27.6,
    waist: 27.4,
    hem: 29.4,
    shoulder: [20.6, 65],
    sleeve: longSleeve(8.4, 7, 6.2, { out: 4.6, reach: -2 }),
    neck: { half: 8.8, front: 61, back: 68.4, shape: 'round' },
    folds: { hang: 2.2, pull: 0.85, gather: 1.6, soft: 1.2, seed: 24 },
    hemLine: (x) => -4.6 - 1.6 * Math.cos((Math.min(1, Math.abs(x) / 29) * Math.PI) / 1),
    cloth: 0.7,
  })
  const head = hood({ hang: 0, pull: 0, gather: 0, soft: 1.8, seed: 33 }, { wide: 14.2, crown: 92.5, cloth: 0.9 })
  const trim: Material = nylon(shade(color, 0.8))
  const sewn: Part[] = [
    strip(
      [
        [0.4, 60.4],
        [0.45, 40],
        [0.35, 16],
        [0.4, -4.6],
      ],
      0.3,
      5.4,
      threaded(nylon(color), 0.5),
      0.45,
    ),
  ]
  for (let i = 0; i < 5; i++) sewn.push(part(move(disc(0.75, 0.3, 0.12, 28), 0.4, 0.5, -(55 - i * 13.2)), coated('charcoal')))
  for (const s of [-1, 1])
    sewn.push(
      patch(
        [
          [s * 9.5 - 1, 11],
          [s * 9.5 + 3.4, 10.4],
          [s * 17.6 + 2.4, 25],
          [s * 17.6 - 2, 25.6],
        ].map(([x, y]): [number, number, number] => [s < 0 ? x! + 0 : x!, y!, 0.6]),
        { lift: -0.1, thickness: 0.7, creases: 0.1, seed: 24 },
        threaded(trim, 0.4),
      ),
    )
  const yoke = strap(
    through(
      [
        [-19, 53.4],
        [-9, 52.2],
        [0, 51.8],
        [9, 52.2],
        [19, 53.4],
      ],
      12,
    ).map(([x, y]): Vec3 => [x, 0.2, -y]),
    0.9,
    0.35,
    { up: [0, 1, 0] },
  )
  return onTable([
    ...parts,
    part(head.on.body, cloth),
    part(tube(rim(head), 0.7, { closed: true, sides: 14 }), trim),
    ...draped(on, [part(yoke, threaded(nylon(color), 0.2)), ...sewn]),
  ])
}

/** A metal ring that faces the viewer. */
const eyelet = ([x, y, z]: Vec3, radius: number) => move(turn(disc(radius, 0.25, 0.1, 28), 'x', 90), x, y, z)
