import { cotton, knit, type Tint } from '../materials.ts'
import type { Part } from '../shot.ts'
import { dressed, longSleeve, onTable, shortSleeve } from './dress.ts'
import { threaded } from './shade.ts'

export const tee = (color: Tint, o: { fine?: boolean; seed?: number } = {}): Part[] =>
  onTable(
    dressed({
      body: threaded(cotton(color, { threads: o.fine ? 20 : 14 }), 2.1),
      rib: knit(color, { wales: 5, rib: 2, depth: 0.04 }),
      length: o.fine ? 71 : 70,
      chest: o.fine ? 24.2 : 26.2,
      waist: o.fine ? 22.4 : 25.4,
      hem: o.fine ? 23.8 : 26.4,
      shoulder: [o.fine ? 19.4 : 21.2, 64.8],
      sleeve: o.fine ? shortSleeve(15, 7, 7.2) : shortSleeve(17, 7.9, 8.6),
      neck: { half: 8.6, front: 61.8, back: 68.6, shape: 'round' },
      folds: { hang: o.fine ? 1.9 : 2, pull: 1.1, gather: 1, soft: 1.1, seed: o.seed ?? 1 },
      collar: { width: 2.3, thickness: 0.55 },
    }).parts,
  )

/** A sailor's top: wide straight body, boat neck, sleeves that end over the wrist. */
export const breton = (stripe: Tint): Part[] =>
  onTable(
    dressed({
      body: cotton('white', { threads: 13, stripes: { color: stripe, width: 1.3, gap: 2.3, first: -60 } }),
      rib: cotton('white', { threads: 13 }),
      length: 63,
      chest: 26,
      waist: 25.6,
      hem: 26,
      shoulder: [21.4, 65.4],
      sleeve: longSleeve(7.2, 5.8, 4.9, { out: 2.2, reach: -3.5 }),
      neck: { half: 13.2, front: 65.2, back: 67.6, shape: 'boat' },
      folds: { hang: 2.3, pull: 1.1, gather: 1.3, soft: 1.2, seed: 4 },
      collar: { width: 1.1, thickness: 0.4, stand: 0 },
    }).parts,
  )
