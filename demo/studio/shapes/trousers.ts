import { cotton, fleece, knit, linen, type Tint } from '../materials.ts'
import { cutPanel, mirroredOutline } from '../mesh/panel.ts'
import { type Point, through } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'
import { cord, patch, strip } from './garment.ts'
import { shade, threaded } from './shade.ts'

export function trousers(color: Tint, o: { joggers?: boolean } = {}): Part[] {
  const jog = o.joggers ?? false
  const cloth = jog ? fleece(color) : threaded(linen(color), 2.6)
  const rib = knit(color, { wales: 3.4, rib: 2, depth: 0.07 })
  const seed = jog ? 41 : 44
  const thickness = jog ? 1.3 : 0.8
  const creases = 0.95
  const [inner, outer] = jog ? [5.5, 16.5] : [4, 24]
  const foot = jog ? 7 : 0
  const half: Point[] = [
    ...through([
      [18.5, 96],
      [21.8, 84],
      [23.6, 70],
      [23.2, 45],
      [(outer + 22.6) / 2, 25],
      [outer, foot],
    ]),
    ...through([
      [inner, foot],
      [4.2, 35],
      [2.2, 62],
      [0, 67.5],
    ]),
  ]
  const outline = mirroredOutline(half).filter((p, i, all) => i === 0 || Math.hypot(p[0] - all[i - 1]![0], p[1] - all[i - 1]![1]) > 0.01)
  const parts = [part(cutPanel(outline, { lift: 0.1, thickness, creases, seed, cell: 0.62 }), cloth)]
  parts.push(
    patch(
      [
        [-18.8, 95.4, 0.3],
        [18.8, 95.4, 0.3],
        [18.2, 101, 0.8],
        [-18.2, 101, 0.8],
      ],
      { thickness: thickness + 0.3, creases: 0.1, seed: 46, seam: true },
      jog ? rib : threaded(linen(color), 0.6),
    ),
  )
  for (const s of [-1, 1]) {
    parts.push(
      strip(
        [
          [s * 13.2, 95],
          [s * 16, 88],
          [s * 21.6, 81],
        ],
        thickness + 0.4,
        0.7,
        jog ? rib : linen(shade(color, 0.92)),
        0.3,
      ),
    )
    if (jog)
      parts.push(
        patch(
          [
            [s * 5.9, 0.5, 0.6],
            [s * 16, 0.5, 0.6],
            [s * 16.4, 7.6, 0.4],
            [s * 5.6, 7.6, 0.4],
          ],
          { thickness: thickness * 0.85, creases: 0.05, seam: false },
          rib,
        ),
      )
  }
  parts.push(
    strip(
      [
        [0, 95],
        [0.6, 88],
        [0.3, 80],
        [0, 69],
      ],
      thickness + 0.35,
      0.5,
      jog ? rib : linen(shade(color, 0.92)),
      0.25,
    ),
  )
  const string = cotton(jog ? 'ivory' : shade(color, 1.05), { threads: 10 })
  const h = thickness + 0.75
  parts.push(
    cord(
      [
        [-4, h, -98],
        [-2.5, h + 0.3, -97],
        [-1.4, h, -92],
        [-2.2, h - 0.1, -86],
      ],
      0.4,
      string,
    ),
  )
  parts.push(
    cord(
      [
        [4, h, -98],
        [2.2, h + 0.35, -97.4],
        [1.2, h + 0.1, -91],
        [2.4, h - 0.1, -84],
      ],
      0.4,
      string,
    ),
  )
  return parts
}
