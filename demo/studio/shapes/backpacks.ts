import { leather, metal, nylon, plastic, rubber, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { move, turn } from '../mesh/move.ts'
import { noise } from '../mesh/noise.ts'
import { box } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { buckle, soft, stitched } from './soft-bag.ts'

export function saddleBackpack(color: Tint): Part[] {
  const skin = stitched(color)
  const flapPath = curve(
    [
      [0, 30, -6.2],
      [0, 36.2, -5.4],
      [0, 38.6, -1],
      [0, 38, 4],
      [0, 34, 7.3],
      [0, 28, 8.6],
      [0, 21, 8.9],
      [0, 18.6, 8.9],
    ],
    10,
  )
  const parts: Part[] = [
    part(soft({ w: 29, h: 37, d: 12, r: 4.2, swell: 1.8, taper: 0.08, seed: 3 }), leather(color, { grain: 0.11 })),
    part(strap(flapPath, 26.5, 0.42), skin),
    part(move(soft({ w: 21, h: 14, d: 4.2, r: 1.8, swell: 0.5, slump: 0.12, cell: 0.26 }), 0, 3, 8.2), skin),
    part(
      strap(
        curve(
          [
            [0, 37.4, -6],
            [0, 41, -5.6],
            [0, 43.6, -5.2],
            [0, 41.4, -4.6],
            [0, 38.6, -3.4],
          ],
          12,
        ),
        2.4,
        0.5,
      ),
      stitched(color),
    ),
  ]
  for (const s of [-1, 1]) {
    parts.push(
      part(
        strap(
          curve(
            [
              [s * 7.2, 24.5, 9.25],
              [s * 7.2, 17, 9.6],
              [s * 7.2, 14, 11.4],
              [s * 7.2, 9, 11.6],
            ],
            10,
          ),
          2.5,
          0.34,
        ),
        leather(color, { stitch: 0.3, grain: 0.11 }),
      ),
    )
    parts.push(...buckle(s * 7.2, 15.2, 11.25, 3.2, 2.4))
    parts.push(
      part(
        strap(
          curve(
            [
              [s * 8, 33, -6.4],
              [s * 10.6, 31, -9.4],
              [s * 12, 20, -10.6],
              [s * 12.6, 8, -8.6],
              [s * 12, 2, -6],
            ],
            12,
          ),
          4.4,
          0.9,
          { up: [0, 0.2, -1] },
        ),
        stitched(color),
      ),
    )
  }
  return parts
}

export function rollTop(color: Tint): Part[] {
  const cloth = nylon(color)
  const parts: Part[] = [
    part(soft({ w: 29, h: 43, d: 13, r: 4.6, swell: 1.6, taper: 0.02, slump: 0.6, seed: 7 }), cloth),
    part(move(soft({ w: 22, h: 19, d: 4, r: 1.7, swell: 0.5, slump: 0.2, seed: 9, cell: 0.3 }), 0, 5, 7.6), cloth),
  ]
  const rolled = (x: number, y: number, z: number) => {
    const a = Math.atan2(y - 45.6, z)
    const spiral = 2.5 - 0.12 * Math.abs(x) * 0.1 + 0.16 * Math.sin(a * 1 + 0.4)
    return Math.max(Math.hypot(y - 45.6, z * 0.85) - spiral, Math.abs(x) - 14.6) + 0.15 * noise(x * 0.2, y * 0.4, z * 0.4)
  }
  parts.push(part(blob(rolled, [-16, 42, -4], [16, 49.5, 4], 0.28), cloth))
  parts.push(
    part(
      strap(
        curve(
          [
            [0, 34, 8.8],
            [0, 42, 6.4],
            [0, 46, 3.2],
            [0, 48.6, 0.4],
            [0, 47, -2.6],
            [0, 40, -6.9],
          ],
          12,
        ),
        2.6,
        0.26,
      ),
      nylon('#232426'),
    ),
  )
  parts.push(part(move(turn(box(3.6, 1.1, 4.6, 0.35, 0.6), 'x', 66), 0, 39.6, 7.0), plastic('#1a1b1c', { rough: 0.38 })))
  for (const s of [-1, 1]) {
    parts.push(
      part(
        strap(
          curve(
            [
              [s * 14.2, 46, 0.4],
              [s * 15.4, 43, 0.6],
              [s * 15.3, 34, 0.8],
              [s * 14.6, 26, 1],
            ],
            10,
          ),
          2.2,
          0.24,
          { up: [s, 0, 0] },
        ),
        nylon('#232426'),
      ),
    )
    parts.push(part(move(turn(box(2.8, 0.9, 3.4, 0.3, 0.5), 'z', s * -90), s * 14.8, 33.4, 0.8), plastic('#1a1b1c', { rough: 0.38 })))
    parts.push(
      part(
        strap(
          curve(
            [
              [s * 7, 40, -7.4],
              [s * 10.6, 37, -10.4],
              [s * 12, 24, -11.4],
              [s * 12.6, 10, -9.2],
              [s * 12, 3, -6.6],
            ],
            12,
          ),
          5.4,
          1.2,
          { up: [0, 0.2, -1] },
        ),
        nylon('#2a2b2d'),
      ),
    )
  }
  parts.push(
    part(
      strap(
        curve(
          [
            [-10.4, 21.6, 9.7],
            [0, 21.7, 10.1],
            [10.4, 21.6, 9.7],
          ],
          14,
        ),
        0.5,
        0.3,
        { up: [0, 0, 1] },
      ),
      rubber('#202122'),
    ),
  )
  parts.push(
    part(
      strap(
        curve(
          [
            [-6, 12.4, 10.25],
            [0, 12.4, 10.45],
            [6, 12.4, 10.25],
          ],
          12,
        ),
        1.5,
        0.1,
        { up: [0, 0, 1] },
      ),
      metal('#cfd2d4', { rough: 0.5 }),
    ),
  )
  return parts
}
