import { cotton, knit, type Tint } from '../materials.ts'
import type { Part } from '../shot.ts'
import { top } from './garment.ts'
import { shade, threaded } from './shade.ts'

export const tee = (color: Tint, o: { fine?: boolean; seed?: number } = {}): Part[] =>
  top({
    body: threaded(cotton(color, { threads: o.fine ? 20 : 14 }), 2.1),
    rib: knit(color, { wales: 5, rib: 2, depth: 0.04 }),
    inside: cotton(shade(color), { threads: 14 }),
    sleeves: 'short',
    neck: 'crew',
    seed: o.seed ?? 1,
    creases: o.fine ? 0.85 : 0.75,
    width: o.fine ? 51 : 55,
  })

export const breton = (stripe: Tint): Part[] =>
  top({
    body: cotton('white', { threads: 13, stripes: { color: stripe, width: 1.3, gap: 2.3, first: -10 } }),
    inside: cotton(shade('white', 0.82)),
    sleeves: 'long',
    neck: 'boat',
    length: 64,
    seed: 4,
    creases: 0.4,
  })
