import { knit, type Tint } from '../materials.ts'
import type { Part } from '../shot.ts'
import { button, patch, strip, top } from './garment.ts'
import { shade } from './shade.ts'

export const sweater = (color: Tint): Part[] =>
  top({
    body: knit(color, { wales: 1.7, rib: 2.2, depth: 0.17 }),
    rib: knit(color, { wales: 2.1, rib: 2, depth: 0.12 }),
    inside: knit(shade(color), { wales: 2 }),
    sleeves: 'long',
    neck: 'crew',
    thickness: 1.6,
    creases: 0.5,
    welt: 6.5,
    seed: 6,
    width: 57,
  })

export const vest = (color: Tint): Part[] =>
  top({
    body: knit(color, { wales: 2.3 }),
    rib: knit(color, { wales: 2.6, rib: 2, depth: 0.1 }),
    inside: knit(shade(color), { wales: 2.3 }),
    sleeves: 'none',
    neck: 'vee',
    thickness: 1.2,
    creases: 0.4,
    welt: 6,
    seed: 9,
    width: 51,
    length: 66,
  }).concat(
    [-1, 1].map((s) =>
      strip(
        [
          [s * 22.6, 66.2],
          [s * 21.9, 60],
          [s * 22.5, 53],
          [s * 24.6, 47.5],
        ],
        1.0,
        2.2,
        knit(color, { wales: 2.6, rib: 2, depth: 0.1 }),
        0.5,
      ),
    ),
  )

export function cardigan(color: Tint): Part[] {
  const wool = knit(color, { wales: 2.0 })
  const rib = knit(color, { wales: 2.3, rib: 2, depth: 0.1 })
  const parts = top({
    body: wool,
    rib,
    inside: knit(shade(color), { wales: 2 }),
    sleeves: 'long',
    neck: 'vee',
    thickness: 1.4,
    creases: 0.45,
    welt: 6.5,
    seed: 12,
    fronted: true,
  })
  parts.push(
    strip(
      [
        [0, 45],
        [0.1, 30],
        [-0.1, 14],
        [0, 0.3],
      ],
      1.75,
      3.4,
      rib,
      0.6,
    ),
  )
  for (let i = 0; i < 5; i++) parts.push(...button(0, 41 - i * 9.2, 2.0, 1.0))
  for (const s of [-1, 1]) {
    parts.push(
      patch(
        [
          [s * 8, 9, 1],
          [s * 21, 9, 1],
          [s * 21, 22, 1],
          [s * 8, 22, 1],
        ],
        { lift: 1.05, thickness: 0.85, creases: 0.45, seed: 12, follows: true },
        wool,
      ),
    )
    parts.push(
      strip(
        [
          [s * 8.2, 21.4],
          [s * 14, 21.2],
          [s * 20.8, 21.4],
        ],
        2.0,
        2.2,
        rib,
        0.35,
      ),
    )
  }
  return parts
}
