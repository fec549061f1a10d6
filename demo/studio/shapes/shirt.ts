import { linen, plastic, type Tint } from '../materials.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { bend } from '../mesh/move.ts'
import { smoothstep } from '../mesh/noise.ts'
import { cutPanel } from '../mesh/panel.ts'
import { rounded } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'
import { draped, dressed, longSleeve, onTable } from './dress.ts'
import { button, patch, strip } from './garment.ts'
import { threaded } from './shade.ts'

/** A shirt with tails, buttoned to the second button, its collar folded over a stand. */
export function shirt(color: Tint): Part[] {
  const fine = threaded(linen(color), 0.5)
  const cloth = threaded(linen(color), 0.8)
  const { parts, worn } = dressed({
    body: cloth,
    rib: linen(color),
    length: 74,
    chest: 26.6,
    waist: 25,
    hem: 26.2,
    shoulder: [21, 65.2],
    sleeve: longSleeve(7.6, 6.2, 5.4, { out: 1.2, reach: -1.5 }),
    neck: { half: 7.6, front: 62.2, back: 69.4, shape: 'round' },
    folds: { hang: 2.1, pull: 1.1, gather: 1.4, soft: 1, seed: 15 },
    hemLine: (x) => -4 + 7.5 * Math.min(1, Math.abs(x) / 25) ** 3,
    cuff: { length: 5.6, radius: 5.3 },
    collar: { width: 2.8, thickness: 0.5, stand: 0.9 },
  })
  const sewn: Part[] = [
    strip(
      [
        [0, 61.4],
        [0.1, 44],
        [-0.1, 20],
        [0, -3],
      ],
      0.22,
      3.2,
      threaded(linen(color), 0.4),
      0.3,
    ),
    patch(
      [
        [6.5, 41, 0.5],
        [12.2, 39, 0.5],
        [18, 41, 0.5],
        [18, 53, 0.4],
        [6.5, 53, 0.4],
      ],
      { lift: -0.2, thickness: 0.5, creases: 0.05, seed: 15 },
      fine,
    ),
  ]
  for (let i = 0; i < 6; i++) sewn.push(...button(0, 57 - i * 10, 0.4, 0.62, plastic('#d9c8a6', { rough: 0.3 })))
  const collar = [-1, 1].map((s) => part(leaf(s, worn.front), fine))
  return onTable([...parts, ...draped(worn, sewn), ...collar])
}

/** One side of the collar: it rises from the front to the nape and falls outwards to its point. */
function leaf(s: number, front: (x: number, y: number) => { p: Vec3; n: Vec3 }): Mesh {
  const flat = cutPanel(
    rounded(
      [
        [0, 0, 0.3],
        [19, 0, 0.3],
        [18.6, 5.6, 0.6],
        [10, 6.4, 2],
        [0.2, 8.8, 0.4],
      ],
      true,
    ),
    { thickness: 0.45, creases: 0.05, seed: 16 },
  )
  return bend(
    s > 0 ? flat : { ...flat, triangles: flat.triangles.flatMap((_, i, t) => (i % 3 === 0 ? [t[i]!, t[i + 2]!, t[i + 1]!] : [])) },
    ([u, h, v]) => {
      const way = Math.max(-0.1, u / 19)
      const down = -v / 6
      const a = way * Math.PI * 0.96
      const x0 = Math.sin(a) * 8 + (1 - Math.min(1, way * 3)) * 0.5
      const top: Vec3 = [
        x0,
        63.6 + 8.4 * Math.sin(Math.min(1, Math.max(0, way) * 1.15) * Math.PI * 0.5),
        6.8 * Math.cos(a) - 0.4 + (1 - way) * 2.4,
      ]
      const outX = Math.sin(a) * 0.5 + 1.05 * (1 - way) ** 2
      const outZ = Math.cos(a) * 0.42 + 0.1
      const fall = Math.min(1, way * 2.2)
      const p: Vec3 = [top[0] + outX * down * 4.6, top[1] - down * (5.4 - fall * 1.2), top[2] + outZ * down * 3.4]
      if (way < 0.5) {
        const under = front(p[0], p[1]).p[2] + 0.45
        const lies = smoothstep(0.05, 0.75, down) * smoothstep(0.5, 0.3, way)
        p[2] = Math.max(under, p[2] + (under - p[2]) * lies)
      }
      return [p[0] * s, p[1], p[2] + h]
    },
  )
}
