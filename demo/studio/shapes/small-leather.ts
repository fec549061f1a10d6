import { brass, felt, leather, metal, plastic, type Tint } from '../materials.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { circle, curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { shade } from './shade.ts'

/** Two halves standing like an open book. */
export function wallet(color: Tint, opening: number): Part[] {
  const skin = leather(color, { stitch: 0.3, thread: shade(color, 1.4), grain: 0.07 })
  const half = (lift: number): Part[] => [
    part(move(slab(roundRect(11, 9, 0.9), 0.42, 0.18), 5.5, 0, 0), skin),
    part(move(slab(roundRect(10.2, 8.6, 0.7), 0.16, 0.07), 5.7, 0.42, 0), leather(shade(color, 0.85), { stitch: 0.25, grain: 0.07 })),
    ...[0, 1].map((k) =>
      part(
        move(slab(roundRect(9.6, 6.6 - k * 1.7, 0.5), 0.13, 0.06), 5.8, 0.58 + k * 0.13, 1 + k * 0.85),
        leather(color, { stitch: 0.25, grain: 0.07, thread: shade(color, 1.4) }),
      ),
    ),
    ...(lift ? [part(move(box(8.6, 0.08, 5.4, 0.03, 0.35), 5.6, 0.62, -0.6), plastic('#c9b9a0', { rough: 0.4 }))] : []),
  ]
  if (opening === 0) {
    const closed = [...half(0), part(move(slab(roundRect(11, 9, 0.9), 0.5, 0.2), 5.5, 0.9, 0), skin)]
    const spine = Array.from({ length: 12 }, (_, i): Vec3 => {
      const a = (i / 11) * Math.PI - Math.PI / 2
      return [0.35 - Math.cos(a) * 0.62, 0.7 + Math.sin(a) * 0.52, 0]
    })
    closed.push(part(sweep(spine, roundRect(9, 0.36, 0.16, 5), { up: [1, 0.001, 0] }), skin))
    return moved(closed, -5.5, 0, 0)
  }
  // stands on its long edge
  const wing = (s: number) => turned(turned(half(1), 'x', 90), 'y', s * opening)
  return [
    ...moved(wing(1), 0, 4.5, 0),
    ...moved(turned(turned(turned(half(1), 'x', 90), 'z', 180), 'y', 180 - opening), 0, 4.5, 0),
    part(
      move(
        tube(
          [
            [0, 0, 0],
            [0, 9, 0],
          ],
          0.42,
        ),
        0,
        0.02,
        -0.1,
      ),
      skin,
    ),
  ]
}

export function cardHolder(color: Tint, cards = true): Part[] {
  const skin = leather(color, { stitch: 0.3, thread: shade(color, 1.45), grain: 0.07 })
  const parts = [part(slab(roundRect(10, 7.2, 0.8), 0.34, 0.15), skin)]
  for (const k of [0, 1])
    parts.push(part(move(slab(roundRect(10, 5.2 - k * 1.5, 0.7), 0.15, 0.07), 0, 0.33 + k * 0.14, 1.0 + k * 0.75), skin))
  if (cards) {
    parts.push(part(move(box(8.5, 0.08, 5.4, 0.03, 0.35), 0.1, 0.34, -1.9), plastic('#d8cdb8', { rough: 0.35 })))
    parts.push(part(move(box(8.5, 0.08, 5.4, 0.03, 0.35), -0.1, 0.44, -1.0), plastic('#4b5a63', { rough: 0.35 })))
  }
  return parts
}

export function belt(color: Tint): Part[] {
  const path: Vec3[] = []
  const turns = 3.6
  for (let i = 0; i <= 260; i++) {
    const t = i / 260
    const a = t * turns * Math.PI * 2
    const r = 2.6 + t * 2.9 + 0.05 * Math.sin(a * 2)
    path.push([Math.cos(a) * r, 1.62, Math.sin(a) * r])
  }
  const end = path[path.length - 1]!
  const skin = leather(color, { stitch: 0.3, thread: shade(color, 1.35), grain: 0.06, rough: 0.4 })
  const a = turns * Math.PI * 2
  const along: Vec3 = [-Math.sin(a), 0, Math.cos(a)]
  const out: Vec3 = [Math.cos(a), 0, Math.sin(a)]
  const spot = (u: number, v: number, w: number): Vec3 => [end[0] + along[0] * u + out[0] * w, 1.62 + v, end[2] + along[2] * u + out[2] * w]
  const frame = roundRect(3.6, 4.4, 0.8, 8).map(([u, v]) => spot(u + 1.4, v, 0.1))
  return [
    part(sweepBand(path, 3.2, 0.36), skin),
    part(sweep(frame, circle(0.26, 16), { closed: true }), brass(0.2)),
    part(tube([spot(-0.2, 0, 0.35), spot(1.6, 0, 0.42), spot(3.3, 0, 0.28)], 0.17, { sides: 12 }), brass(0.2)),
    part(sweepBand([spot(-3.2, 0, 0.24), spot(-2.4, 0, 0.28), spot(-1.6, 0, 0.24)], 3.6, 0.3), leather(color, { grain: 0.06 })),
  ]
}

/** A band standing on its edge. */
function sweepBand(path: Vec3[], width: number, thickness: number): Mesh {
  const section = roundRect(thickness, width, thickness * 0.4, 4)
  const dense: [number, number][] = []
  section.forEach((p, i) => {
    const q = section[(i + 1) % section.length]!
    const n = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 0.14))
    for (let k = 0; k < n; k++) dense.push([p[0] + ((q[0] - p[0]) * k) / n, p[1] + ((q[1] - p[1]) * k) / n])
  })
  const mesh = sweep(path, dense, { up: [0, 1, 0] })
  const marks = mesh.marks.slice()
  for (let i = 0; i < marks.length; i += 2) marks[i] = width / 2 - Math.abs(mesh.positions[(i / 2) * 3 + 1]! - path[0]![1])
  return { ...mesh, marks }
}

export function laptopSleeve(color: Tint, laptop: boolean): Part[] {
  const wool = { ...felt(color), seam: { color: shade(color, 1.3), at: 0.6 } }
  const tan = leather('tan', { stitch: 0.4 })
  const parts = [part(slab(roundRect(35, 25, 1.2), 1.5, 0.7), wool), part(move(slab(roundRect(12, 10, 2), 0.3, 0.12), 9, 1.46, 0), tan)]
  if (laptop) {
    parts.push(part(move(box(31, 1.1, 21.6, 0.25, 1.1), 12, 0.25, 0), metal('#b3b6b9', { rough: 0.42 })))
    return [
      part(slab(roundRect(35, 25, 1.2), 1.6, 0.75), wool),
      ...parts.slice(2),
      part(move(slab(roundRect(3, 25, 0.6), 0.25, 0.1), 14.4, 1.55, 0), tan),
    ]
  }
  parts.length = 1
  parts.push(
    part(
      strap(
        curve(
          [
            [17.9, 0.7, 0],
            [18.4, 1.2, 0],
            [17.4, 1.75, 0],
            [12, 1.75, 0],
            [6, 1.75, 0],
            [2.6, 1.72, 0],
          ],
          12,
        ),
        18,
        0.32,
      ),
      tan,
    ),
  )
  parts.push(part(move(slab(roundRect(2.6, 21, 0.5), 0.3, 0.12), 5.4, 1.78, 0), tan))
  for (const s of [-1, 1]) parts.push(part(move(disc(0.38, 0.22, 0.1, 24), 5.4, 2.05, s * 9.7), brass()))
  return parts
}
