import { coated, cotton, fleece, knit, type Material, metal, nylon, type Tint } from '../materials.ts'
import type { Mesh } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { cutPanel } from '../mesh/panel.ts'
import { through } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { type Part, part } from '../shot.ts'
import { cord, patch, strip, top } from './garment.ts'
import { shade, threaded } from './shade.ts'

export function hoodie(color: Tint, o: { rain?: boolean } = {}): Part[] {
  const rain = o.rain ?? false
  const cloth = rain ? threaded(nylon(color), 0.8) : fleece(color)
  const lining = rain ? nylon(shade(color, 0.5)) : fleece(shade(color, 0.62))
  const rib = knit(color, { wales: 3.4, rib: 2, depth: 0.07 })
  const parts = top({
    body: cloth,
    ...(rain ? {} : { rib }),
    inside: lining,
    sleeves: 'long',
    neck: 'crew',
    thickness: rain ? 0.9 : 1.6,
    creases: rain ? 0.9 : 0.85,
    welt: rain ? 0 : 6.5,
    seed: rain ? 24 : 21,
    fronted: rain,
    width: 58,
  })
  const hood = through(
    [
      [-11.5, 64],
      [-14.2, 72],
      [-13.5, 82],
      [-8, 90],
      [0, 92.5],
      [8, 90],
      [13.5, 82],
      [14.2, 72],
      [11.5, 64],
      [6, 61],
      [0, 59.8],
      [-6, 61],
      [-11.5, 64],
    ],
    10,
  )
  const opening = through(
    [
      [-7.5, 66.5],
      [-9.4, 73],
      [-8.4, 80],
      [-4.6, 84.6],
      [0, 85.8],
      [4.6, 84.6],
      [8.4, 80],
      [9.4, 73],
      [7.5, 66.5],
      [3.6, 62.6],
      [0, 59],
      [-3.6, 62.6],
      [-7.5, 66.5],
    ],
    10,
  )
  parts.push(part(cutPanel(hood, { lift: 0.7, thickness: rain ? 1.0 : 1.6, creases: 0.35, seed: 31 }), cloth))
  parts.push(
    part(cutPanel(opening, { lift: rain ? 1.75 : 2.35, thickness: 0.5, creases: 0.35, seed: 31, seam: false, follows: true }), lining),
  )
  const loop = opening.slice(0, -1)
  const bottom = loop.reduce((best, p, i) => (p[1] < loop[best]![1] ? i : best), 0)
  const rim = [...loop.slice(bottom), ...loop.slice(1, bottom + 1)].map(([x, y]): [number, number] => [x * 1.05, y])
  parts.push(
    strip(
      rim.filter((_, i) => i % 5 === 0 || i === rim.length - 1),
      rain ? 2.25 : 2.95,
      2.0,
      rain ? cloth : fleece(color),
      rain ? 0.4 : 0.7,
    ),
  )
  if (rain) {
    parts.push(
      strip(
        [
          [0, 60],
          [0.05, 40],
          [-0.05, 20],
          [0, 0.3],
        ],
        1.15,
        2.4,
        nylon(shade(color, 0.8)),
        0.3,
      ),
    )
    parts.push(
      strip(
        [
          [0, 59],
          [0, 30],
          [0, 1],
        ],
        1.32,
        0.7,
        coated('charcoal'),
        0.25,
      ),
    )
    parts.push(part(eyelet(0.3, 58.2, 1.45), metal('#8d9094')))
    for (const s of [-1, 1]) {
      const welt = (w: number, lift: number, material: Material, end: number) =>
        parts.push(
          patch(
            [
              [s * 11 - w, 9.5 + end],
              [s * 11 + w, 9.5 + end],
              [s * 15 + w, 26 - end],
              [s * 15 - w, 26 - end],
            ],
            { lift, thickness: 0.85, creases: 0.9, seed: 24, follows: true, seam: false, cell: 0.2 },
            material,
          ),
        )
      welt(0.75, 0.45, nylon(shade(color, 0.82)), 0)
      welt(0.22, 0.62, coated('charcoal'), 0.7)
      parts.push(
        strip(
          [
            [s * 33, 13.4],
            [s * 38, 14],
            [s * 41.6, 14.6],
          ],
          1.0,
          2.2,
          cloth,
          0.25,
        ),
      )
    }
    return parts
  }
  parts.push(
    patch(
      [
        [-13, 9, 0.8],
        [13, 9, 0.8],
        [13.6, 16, 1],
        [9.4, 25.5, 1.2],
        [-9.4, 25.5, 1.2],
        [-13.6, 16, 1],
      ],
      { lift: 1.35, thickness: 0.75, creases: 0.85, seed: 21, follows: true },
      threaded(fleece(color), 0.9),
    ),
  )
  const string = cotton(shade('ivory', 0.98), { threads: 12 })
  for (const s of [-1, 1]) {
    const end = s > 0 ? 38.5 : 41
    parts.push(
      cord(
        [
          [s * 2.6, 2.7, -62.2],
          [s * 3.1, 3.0, -58.5],
          [s * (3.6 + s * 0.3), 2.6, -50],
          [s * 3.2 + 0.4, 2.55, -end],
        ],
        0.36,
        string,
      ),
    )
    parts.push(part(eyelet(s * 2.6, 62.3, 2.6, 0.75), metal('#a8a9aa')))
  }
  return parts
}

/** An eyelet or a zip's pull. */
function eyelet(x: number, y: number, h: number, radius = 0.5): Mesh {
  return move(disc(radius, 0.25, 0.1, 28), x, h, -y)
}
