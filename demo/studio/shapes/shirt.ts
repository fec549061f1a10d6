import { linen, plastic, type Tint } from '../materials.ts'
import type { Part } from '../shot.ts'
import { button, patch, strip, top } from './garment.ts'
import { shade, threaded } from './shade.ts'

export function shirt(color: Tint): Part[] {
  const cloth = threaded(linen(color), 0.7)
  const parts = top({
    body: cloth,
    inside: linen(shade(color)),
    sleeves: 'long',
    neck: 'crew',
    thickness: 0.6,
    creases: 0.6,
    seed: 15,
    length: 72,
    width: 57,
    fronted: true,
  })
  parts.push(
    strip(
      [
        [0, 61],
        [0.1, 44],
        [-0.1, 20],
        [0, -1.6],
      ],
      0.95,
      3.2,
      threaded(linen(color), 0.4),
      0.3,
    ),
  )
  for (let i = 0; i < 6; i++) parts.push(...button(0, 56.5 - i * 9.6, 1.08, 0.62, plastic('#d9c8a6', { rough: 0.3 })))
  for (const s of [-1, 1]) {
    const leaf: [number, number, number?][] = [
      [s * 0.3, 61.2, 0.3],
      [s * 5.6, 56.4, 0.5],
      [s * 11.2, 68.4, 1.5],
      [s * 8.2, 72.2, 1],
      [s * 4.6, 68.2, 1.2],
    ]
    parts.push(patch(leaf, { lift: 0.85, thickness: 0.55, creases: 0.05, seed: 16 + s, grain: s * 40 }, threaded(linen(color), 0.5)))
    parts.push(
      patch(
        [
          [s * 32.6, 10, 0.6],
          [s * 42.6, 11.6, 0.6],
          [s * 42.3, 18, 0.5],
          [s * 32, 16.6, 0.5],
        ],
        { lift: 0.16, thickness: 0.62, creases: 0.08, seed: 18 },
        threaded(linen(color), 0.5),
      ),
    )
  }
  parts.push(
    strip(
      [
        [-7.6, 70.6],
        [-4, 69],
        [0, 68.4],
        [4, 69],
        [7.6, 70.6],
      ],
      0.95,
      3.4,
      linen(color),
      0.5,
    ),
  )
  parts.push(
    patch(
      [
        [8, 40, 0.5],
        [20, 40, 0.5],
        [20, 52.5, 0.4],
        [8, 52.5, 0.4],
        [8, 42, 0.3],
      ],
      { lift: 0.5, thickness: 0.45, creases: 0.6, seed: 15, follows: true },
      threaded(linen(color), 0.5),
    ),
  )
  return parts
}
