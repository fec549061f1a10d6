import { knit, type Tint } from '../materials.ts'
import type { Part } from '../shot.ts'
import { draped, dressed, longSleeve, onTable } from './dress.ts'
import { button, patch, strip } from './garment.ts'

/** A fisherman's sweater: thick ribs, drop shoulders, a collar that stands. */
export function sweater(color: Tint): Part[] {
  const rib = knit(color, { wales: 1.5, rib: 2, depth: 0.16 })
  return onTable(
    dressed({
      body: knit(color, { wales: 1.05, rib: 2, depth: 0.3 }),
      rib,
      length: 66,
      chest: 29,
      waist: 28.4,
      hem: 27,
      shoulder: [23.5, 63.8],
      sleeve: longSleeve(8.6, 7.8, 5.8, { out: 2.4, reach: -4.5 }),
      neck: { half: 9.2, front: 63, back: 68.8, shape: 'round' },
      folds: { hang: 0.8, pull: 0.45, gather: 0.9, soft: 1.4, seed: 6 },
      cloth: 1.1,
      welt: 6.5,
      cuff: { length: 6.5, radius: 5 },
      collar: { width: 4.2, thickness: 1.25, stand: 0.55 },
      depth: 1.1,
    }).parts,
  )
}

export function vest(color: Tint): Part[] {
  const rib = knit(color, { wales: 2.2, rib: 2, depth: 0.1 })
  return onTable(
    dressed({
      body: knit(color, { wales: 1.7, depth: 0.1 }),
      rib,
      length: 62,
      chest: 24.6,
      waist: 23.4,
      hem: 23.8,
      shoulder: [18.6, 65.6],
      sleeve: [],
      neck: { half: 8.8, front: 46, back: 68.8, shape: 'vee' },
      folds: { hang: 0.9, pull: 0, gather: 0, soft: 1, seed: 9 },
      cloth: 0.9,
      welt: 6,
      collar: { width: 2.6, thickness: 0.85 },
      armholes: 2.2,
    }).parts,
  )
}

export function cardigan(color: Tint): Part[] {
  const wool = knit(color, { wales: 1.5 })
  const rib = knit(color, { wales: 2, rib: 2, depth: 0.1 })
  const { parts, worn } = dressed({
    body: wool,
    rib,
    length: 68,
    chest: 27,
    waist: 26.4,
    hem: 26.6,
    shoulder: [21.6, 64.2],
    sleeve: longSleeve(8.2, 7, 5.6, { out: 0.8, reach: -3 }),
    neck: { half: 8.8, front: 44, back: 68.8, shape: 'vee' },
    folds: { hang: 1, pull: 0.9, gather: 1.1, soft: 1.2, seed: 12 },
    cloth: 0.95,
    welt: 6.5,
    cuff: { length: 6.5, radius: 4.7 },
    collar: { width: 3, thickness: 0.95 },
  })
  const sewn: Part[] = [
    strip(
      [
        [0, 43.5],
        [0.1, 30],
        [-0.1, 14],
        [0, 2.2],
      ],
      0.35,
      3.4,
      rib,
      0.6,
    ),
  ]
  for (let i = 0; i < 5; i++) sewn.push(...button(0, 40.6 - i * 9, 0.62, 1.05))
  for (const s of [-1, 1]) {
    sewn.push(
      patch(
        [
          [s * 7.5, 11, 1],
          [s * 19.5, 11, 1],
          [s * 19.5, 24, 1],
          [s * 7.5, 24, 1],
        ],
        { lift: -0.3, thickness: 1, creases: 0.1, seed: 12 },
        wool,
      ),
      strip(
        [
          [s * 7.8, 23.6],
          [s * 13.5, 23.4],
          [s * 19.2, 23.6],
        ],
        0.75,
        2.2,
        rib,
        0.4,
      ),
    )
  }
  return onTable([...parts, ...draped(worn, sewn)])
}
