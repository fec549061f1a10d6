import { glass, plastic, steel, type Tint } from '../materials.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, stretch, turn } from '../mesh/move.ts'
import { smoothstep } from '../mesh/noise.ts'
import { roundRect } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { curve, sweep, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

export function sunglasses(color: Tint): Part[] {
  const frame = plastic(color === 'black' ? '#17171a' : '#9a6233', { rough: 0.14, grain: 0 })
  const lens = glass(color === 'black' ? '#20242a' : '#33271c', { opacity: 0.74, rough: 0.04, top: 0.16, from: 1, to: 5.6 })
  const parts: Part[] = []
  for (const s of [-1, 1]) {
    const ring: Vec3[] = Array.from({ length: 72 }, (_, i) => {
      const a = (i / 72) * Math.PI * 2
      return [s * 3.35 + Math.cos(a) * 2.62, 3.1 + Math.sin(a) * 2.5, 0.05 * Math.cos(a) * s]
    })
    parts.push(part(sweep(ring, roundRect(0.42, 0.5, 0.16, 5), { closed: true }), frame))
    parts.push(part(move(stretch(turn(disc(2.46, 0.12, 0.05, 72), 'x', 90), 1, 0.955, 1), s * 3.35, 3.1, -0.06), lens))
    parts.push(
      part(
        sweep(
          curve(
            [
              [s * 5.6, 4.3, 0],
              [s * 6.5, 4.45, -0.15],
              [s * 6.85, 4.4, -0.9],
            ],
            10,
          ),
          roundRect(0.42, 0.8, 0.18, 5),
        ),
        frame,
      ),
    )
    parts.push(
      part(
        tube(
          [
            [s * 6.86, 4.05, -1.05],
            [s * 6.86, 4.75, -1.05],
          ],
          0.2,
          { sides: 12 },
        ),
        steel(),
      ),
    )
    parts.push(
      part(
        sweep(
          curve(
            [
              [s * 6.88, 4.4, -1.15],
              [s * 7.0, 4.4, -5],
              [s * 6.95, 4.3, -9.4],
              [s * 6.8, 3.4, -12.4],
              [s * 6.5, 1.5, -14.4],
              [s * 6.4, 0.9, -14.9],
            ],
            14,
          ),
          roundRect(0.34, 0.72, 0.16, 5),
          { up: [0, 1, 0], swell: (t) => 0.95 + 0.35 * smoothstep(0.6, 1, t) },
        ),
        frame,
      ),
    )
    parts.push(
      part(
        tube(
          curve(
            [
              [s * 1.2, 2.6, 0.0],
              [s * 0.95, 2.2, -0.5],
              [s * 1.1, 1.7, -0.75],
            ],
            8,
          ),
          0.18,
          { sides: 10 },
        ),
        frame,
      ),
    )
  }
  parts.push(
    part(
      tube(
        curve(
          [
            [-0.85, 3.7, 0],
            [-0.5, 4.15, 0.05],
            [0, 4.3, 0.08],
            [0.5, 4.15, 0.05],
            [0.85, 3.7, 0],
          ],
          10,
        ),
        0.26,
        { sides: 14 },
      ),
      frame,
    ),
  )
  return parts
}
