import { cotton, linen, paper, type Tint } from '../materials.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { box } from '../mesh/slab.ts'
import { curve, strap, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

export function giftBox(color: Tint, ribbon: Tint = 'ivory'): Part[] {
  const card = paper(color)
  const silk = cotton(ribbon, { threads: 14 })
  const parts = [part(box(19.4, 7.8, 19.4, 0.12, 0.2), card), part(move(box(20, 3.0, 20, 0.12, 0.25), 0, 6.2, 0), card)]
  const h = 9.28
  const loop = (a: number): Vec3[] => {
    const hull: [number, number][] = [
      [10.12, -0.1],
      [10.15, 4],
      [10.2, h - 0.4],
      [9.9, h],
      [0, h + 0.04],
      [-9.9, h],
      [-10.2, h - 0.4],
      [-10.15, 4],
      [-10.12, -0.1],
    ]
    return curve(
      hull.map(([u, y]): Vec3 => (a ? [0, y, u] : [u, y, 0])),
      8,
    )
  }
  parts.push(part(strap(loop(0), 2.6, 0.08), silk), part(strap(loop(1), 2.6, 0.08), silk))
  for (const s of [-1, 1]) {
    parts.push(
      part(
        strap(
          curve(
            [
              [0, h + 0.3, 0],
              [s * 2.2, h + 1.9, -0.4],
              [s * 5.2, h + 3.0, -0.6],
              [s * 6.4, h + 1.6, -0.2],
              [s * 4.6, h + 0.45, 0.4],
              [0, h + 0.5, 0.2],
            ],
            12,
          ),
          2.5,
          0.09,
          { up: [0, 0.3, 1], twist: () => 1.57 },
        ),
        silk,
      ),
    )
    parts.push(
      part(
        strap(
          curve(
            [
              [0, h + 0.4, 0.2],
              [s * 1.8, h + 0.9, 1.6],
              [s * 3.4, h + 0.2, 4.2],
              [s * 4.4, h + 0.35, 7.4],
            ],
            12,
          ),
          2.4,
          0.09,
          { up: [0, 1, 0.2] },
        ),
        silk,
      ),
    )
  }
  parts.push(part(move(box(2.2, 1.3, 1.9, 0.5, 0.7), 0, h, 0.1), silk))
  return parts
}

export function notebook(color: Tint, thick = 0.55): Part[] {
  return [
    part(move(box(8.8, thick - 0.1, 13.7, 0.02, 0.55), 0.05, 0.05, 0), paper('#efe7d6', 0.055)),
    part(move(box(9, 0.07, 14, 0.03, 0.6), 0, thick - 0.06, 0), paper(color)),
    part(box(9, 0.07, 14, 0.03, 0.6), paper(color)),
    part(
      move(
        turn(
          strap(
            [
              [0, 0, -7],
              [0, 0, 0],
              [0, 0, 7],
            ],
            thick,
            0.07,
            { up: [1, 0, 0] },
          ),
          'z',
          0,
        ),
        -4.5,
        thick / 2,
        0,
      ),
      paper(color),
    ),
    ...Array.from({ length: 22 }, (_, i) =>
      part(
        tube(
          [
            [-4.56, thick / 2, -6.3 + i * 0.59],
            [-4.56, thick / 2, -5.98 + i * 0.59],
          ],
          0.05,
          { sides: 8 },
        ),
        linen('ivory'),
      ),
    ),
  ]
}
