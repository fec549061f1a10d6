import { brass, canvas, coated, cotton, felt, leather, linen, type Material, metal, nylon, paper, plastic, rubber, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { roundBox } from '../mesh/distance.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { noise } from '../mesh/noise.ts'
import { roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { circle, curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { shade } from './tops.ts'

const stitched = (color: Tint, thread: Tint = 'ivory', grain = 0.11) => leather(color, { stitch: 0.45, thread, grain })

type Bulge = { w: number; h: number; d: number; r: number; swell?: number; taper?: number; slump?: number; seed?: number; cell?: number }

/** A soft bag body standing on the table: fuller in the middle, narrower at the top, a little slumped. */
function soft({ w, h, d, r, swell = 1, taper = 0, slump = 0.3, seed = 1, cell = 0.36 }: Bulge): Mesh {
  const shape = (x: number, y: number, z: number) => {
    const v = (y - h / 2) / h
    const k = 1 - taper * (v + 0.5)
    const b = swell * Math.max(0, Math.cos(Math.min(1, Math.abs(x) / w) * 1.9)) * Math.max(0, Math.cos(v * 2.6))
    const ripple = slump * noise(x * 0.13 + seed, y * 0.11, z * 0.13 + seed) + slump * 0.3 * noise(x * 0.35, y * 0.3 + seed, z * 0.35)
    return roundBox(x / k, y - h / 2, z, w, h, d + b * 2, r) * 0.92 + ripple * 0.8
  }
  return blob(shape, [-w / 2 - 3, -1.2, -d / 2 - swell - 3], [w / 2 + 3, h + 2.4, d / 2 + swell + 3], cell, ([x, y, z]) => [
    Math.abs(z) > d * 0.3 ? Math.max(0, Math.min(w / 2 - Math.abs(x), h - y, y)) : 9,
    x + y,
  ])
}

const buckle = (x: number, y: number, z: number, w: number, h: number): Part[] => {
  const ring = roundRect(w, h, 0.35, 6).map(([a, b]): Vec3 => [x + a, y + b, z])
  return [part(sweep(ring, circle(0.17, 12), { closed: true }), brass()), part(tube([[x, y + h / 2, z], [x, y - h / 2 - 0.1, z + 0.18]], 0.12, { sides: 10 }), brass())]
}

export function saddleBackpack(color: Tint): Part[] {
  const skin = stitched(color)
  const flapPath = curve([[0, 30, -6.2], [0, 36.2, -5.4], [0, 38.6, -1], [0, 38, 4], [0, 34, 7.3], [0, 28, 8.6], [0, 21, 8.9], [0, 18.6, 8.9]], 10)
  const parts: Part[] = [
    part(soft({ w: 29, h: 37, d: 12, r: 4.2, swell: 1.8, taper: 0.08, seed: 3 }), leather(color, { grain: 0.11 })),
    part(strap(flapPath, 26.5, 0.42), skin),
    part(move(soft({ w: 21, h: 14, d: 4.2, r: 1.8, swell: 0.5, slump: 0.12, cell: 0.26 }), 0, 3, 8.2), skin),
    part(strap(curve([[0, 37.4, -6], [0, 41, -5.6], [0, 43.6, -5.2], [0, 41.4, -4.6], [0, 38.6, -3.4]], 12), 2.4, 0.5), stitched(color)),
  ]
  for (const s of [-1, 1]) {
    parts.push(part(strap(curve([[s * 7.2, 24.5, 9.25], [s * 7.2, 17, 9.6], [s * 7.2, 14, 11.4], [s * 7.2, 9, 11.6]], 10), 2.5, 0.34), leather(color, { stitch: 0.3, grain: 0.11 })))
    parts.push(...buckle(s * 7.2, 15.2, 11.25, 3.2, 2.4))
    parts.push(part(strap(curve([[s * 8, 33, -6.4], [s * 10.6, 31, -9.4], [s * 12, 20, -10.6], [s * 12.6, 8, -8.6], [s * 12, 2, -6]], 12), 4.4, 0.9, { up: [0, 0.2, -1] }), stitched(color)))
  }
  return parts
}

function openTote(w: number, h: number, d: number, material: Material, inside: Material, seed: number, slump: number): Part[] {
  const wall = 0.75
  const shell = (grow: number) => (x: number, y: number, z: number) => {
    const v = y / h
    const flare = 1 + 0.06 * v
    const cave = slump * noise(x * 0.09 + seed, y * 0.08, z * 0.05) + slump * 0.35 * noise(x * 0.24, y * 0.2 + seed, z * 0.1)
    const pinch = 0.7 * Math.sin(Math.min(1, v) * Math.PI * 0.5)
    return roundBox(x / flare, y - h / 2 - 2, z / (1 + 0.1 * v), w - grow, h + 4 - grow, d * (1 - 0.12 * pinch) - grow, 2.2) + cave
  }
  const outer = shell(0)
  const inner = shell(wall * 2)
  const cutTop = (y: number) => y - h
  const body = (x: number, y: number, z: number) => Math.max(outer(x, y, z), -inner(x, y, z), cutTop(y))
  const lining = (x: number, y: number, z: number) => Math.max(shell(wall * 2 - 0.1)(x, y, z), -shell(wall * 2 + 0.9)(x, y, z), cutTop(y + 0.3))
  const from: Vec3 = [-w / 2 - 4, -1.6, -d / 2 - 3]
  const to: Vec3 = [w / 2 + 4, h + 1.4, d / 2 + 3]
  return [
    part(blob(body, from, to, 0.3, ([x, y, z]) => [Math.min(h - y, w / 2 + 0.4 - Math.abs(x) + (Math.abs(z) < d * 0.3 ? 9 : 0), y + 4), x + y]), material),
    part(blob(lining, from, to, 0.45), inside),
  ]
}

export function marketTote(color: Tint): Part[] {
  const cloth = { ...canvas(color), seam: { color: shade(color, 0.75), at: 2.4 } }
  const parts = openTote(37, 38, 11, cloth, canvas(shade(color, 0.7)), 2, 0.9)
  for (const z of [-1, 1]) {
    const lean = z > 0 ? 1 : 0.4
    const path = curve([[-9.2, 26, z * 5.9], [-9.3, 37.6, z * 5.8], [-8.6, 47, z * 4.8 * lean], [-4.6, 55, z * 3.6 * lean], [0, 57.4, z * 3.2 * lean], [4.6, 55, z * 3.6 * lean], [8.6, 47, z * 4.8 * lean], [9.3, 37.6, z * 5.8], [9.2, 26, z * 5.9]], 12)
    parts.push(part(strap(path, 3.2, 0.4, { up: [0, 0.0001, z] }), { ...canvas(color), seam: { color: shade(color, 0.75), at: 0.35 } }))
  }
  return parts
}

export function shopperTote(color: Tint): Part[] {
  const parts = openTote(35, 31, 12.5, leather(color, { stitch: 0.8, thread: shade(color, 1.25), grain: 0.16, depth: 0.02 }), felt(shade('tan', 0.8)), 5, 0.5)
  for (const z of [-1, 1]) {
    const lean = z > 0 ? 1 : 0.5
    parts.push(part(tube(curve([[-8, 27.5, z * 6.6], [-8.3, 33, z * 6.7], [-7.6, 41, z * 5.4 * lean], [-4, 47, z * 4.4 * lean], [0, 48.8, z * 4 * lean], [4, 47, z * 4.4 * lean], [7.6, 41, z * 5.4 * lean], [8.3, 33, z * 6.7], [8, 27.5, z * 6.6]], 14), 0.72), leather(color, { grain: 0.16 })))
    for (const s of [-1, 1]) {
      const tab = slab(roundRect(3.2, 5.4, 1.4), 0.34, 0.14)
      parts.push(part(move(turn(tab, 'x', z > 0 ? 90 : -90), s * 8, 26, z * 6.5), leather(color, { stitch: 0.34, thread: shade(color, 1.25), grain: 0.16 })))
      parts.push(part(move(turn(disc(0.42, 0.25, 0.12, 24), 'x', z > 0 ? 90 : -90), s * 8, 24.4, z * 6.8), brass()))
    }
  }
  return parts
}

export function weekender(color: Tint): Part[] {
  const [w, h, d] = [48, 27, 24]
  const trunk = (x: number, y: number, z: number) => {
    const k = 1 + 0.05 * Math.cos((x / w) * 3)
    return roundBox(x, (y - h / 2) / k, z / k, w, h, d, 9.5) + 0.55 * noise(x * 0.1, y * 0.12, z * 0.1 + 4) + 0.2 * noise(x * 0.3, y * 0.3, z * 0.3)
  }
  const ends = (x: number, y: number, z: number) => Math.max(trunk(x, y, z) - 0.22, 17.2 - Math.abs(x))
  const base = (x: number, y: number, z: number) => Math.max(trunk(x, y, z) - 0.2, y - 5.2)
  const from: Vec3 = [-w / 2 - 2, -1.5, -d / 2 - 2.5]
  const to: Vec3 = [w / 2 + 2, h + 2.5, d / 2 + 2.5]
  const tan = leather('tan', { stitch: 0.5, grain: 0.12 })
  const parts = [
    part(blob(trunk, from, to, 0.42), canvas(color)),
    part(blob(ends, from, to, 0.36, ([x, y]) => [Math.abs(x) - 17.2, y]), tan),
    part(blob(base, from, to, 0.36, ([x, y]) => [5.2 - y, x]), tan),
  ]
  parts.push(part(strap(curve([[-19, 27.0, 0], [-8, 28.2, 0], [8, 28.2, 0], [19, 27.0, 0]], 14), 2.6, 0.5, { up: [0, 1, 0] }), coated('#3a2f27')))
  parts.push(part(strap(curve([[-19, 27.3, 0], [-8, 28.5, 0], [8, 28.5, 0], [19, 27.3, 0]], 60), 0.9, 0.3, { up: [0, 1, 0] }), metal('brass', { rough: 0.3 })))
  for (let i = 0; i < 90; i++) parts.push(part(move(box(0.22, 0.2, 0.62, 0.05), -18.6 + i * 0.418, 27.62 + 0.92 * Math.cos((-18.6 + i * 0.418) / 13), 0), metal('brass', { rough: 0.25 })))
  for (const z of [-1, 1]) {
    const path = curve([[-9, 1.5, z * 12.9], [-9, 14, z * 13.9], [-9, 24, z * 11.2], [-8, 31, z * 6.4], [-4, 36.2, z * 3.4], [0, 37.6, z * 2.6], [4, 36.2, z * 3.4], [8, 31, z * 6.4], [9, 24, z * 11.2], [9, 14, z * 13.9], [9, 1.5, z * 12.9]], 12)
    parts.push(part(strap(path, 3.2, 0.5, { up: [0, 0.12, z] }), leather('tan', { stitch: 0.35, grain: 0.12 })))
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
  parts.push(part(strap(curve([[0, 34, 8.8], [0, 42, 6.4], [0, 46, 3.2], [0, 48.6, 0.4], [0, 47, -2.6], [0, 40, -6.9]], 12), 2.6, 0.26), nylon('#232426')))
  parts.push(part(move(turn(box(3.6, 1.1, 4.6, 0.35, 0.6), 'x', 66), 0, 39.6, 7.0), plastic('#1a1b1c', { rough: 0.38 })))
  for (const s of [-1, 1]) {
    parts.push(part(strap(curve([[s * 14.2, 46, 0.4], [s * 15.4, 43, 0.6], [s * 15.3, 34, 0.8], [s * 14.6, 26, 1]], 10), 2.2, 0.24, { up: [s, 0, 0] }), nylon('#232426')))
    parts.push(part(move(turn(box(2.8, 0.9, 3.4, 0.3, 0.5), 'z', s * -90), s * 14.8, 33.4, 0.8), plastic('#1a1b1c', { rough: 0.38 })))
    parts.push(part(strap(curve([[s * 7, 40, -7.4], [s * 10.6, 37, -10.4], [s * 12, 24, -11.4], [s * 12.6, 10, -9.2], [s * 12, 3, -6.6]], 12), 5.4, 1.2, { up: [0, 0.2, -1] }), nylon('#2a2b2d')))
  }
  parts.push(part(strap(curve([[-10.4, 21.6, 9.7], [0, 21.7, 10.1], [10.4, 21.6, 9.7]], 14), 0.5, 0.3, { up: [0, 0, 1] }), rubber('#202122')))
  parts.push(part(strap(curve([[-6, 12.4, 10.25], [0, 12.4, 10.45], [6, 12.4, 10.25]], 12), 1.5, 0.1, { up: [0, 0, 1] }), metal('#cfd2d4', { rough: 0.5 })))
  return parts
}

export function barBag(color: Tint): Part[] {
  const body = (x: number, y: number, z: number) => {
    const r = 6.9 + 0.25 * noise(x * 0.18, y * 0.2, z * 0.2)
    const radial = Math.hypot(y - 6.9, z) - r
    const cap = Math.abs(x) - 13
    return Math.min(Math.max(radial + 0.9, cap + 0.9), 0) + Math.hypot(Math.max(radial + 0.9, 0), Math.max(cap + 0.9, 0)) - 0.9
  }
  const parts = [part(blob(body, [-14.5, -0.6, -8.2], [14.5, 15, 8.2], 0.24, ([x]) => [13 - Math.abs(x), x]), { ...canvas(color), seam: { color: shade(color, 1.3), at: 0.5 } })]
  const ring = (x: number, radius: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 60 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 59) * Math.PI) / 180
      return [x, 6.9 + Math.sin(a) * radius, Math.cos(a) * radius]
    })
  for (const x of [-7, 7]) {
    parts.push(part(strap(ring(x, 7.15, -60, 250), 2.2, 0.32), leather('tan', { stitch: 0.28 })))
    parts.push(...turned(buckle(0, 0, 0, 3.0, 2.2), 'x', -32).map((p) => ({ ...p, mesh: move(p.mesh, x, 10.7, 6.25) })))
  }
  parts.push(part(strap(ring(0, 6.95, 62, 62.001).slice(0, 1).flatMap(([, y, z]): Vec3[] => Array.from({ length: 40 }, (_, i) => [-11.4 + i * 0.585, y, z])), 1.5, 0.25, { up: [0, 0.88, 0.47] }), rubber('#1d1e1f')))
  parts.push(part(strap(Array.from({ length: 40 }, (_, i): Vec3 => [-11.2 + i * 0.575, 13.25, 3.35]), 0.45, 0.2, { up: [0, 0.88, 0.47] }), metal('#5a5c5e')))
  parts.push(part(strap(curve([[11.2, 13.3, 3.4], [12.4, 12.8, 4.2], [12.8, 11.4, 5.0]], 10), 0.8, 0.2), leather('tan')))
  return parts
}

/** Two halves standing like an open book. */
export function wallet(color: Tint, opening: number): Part[] {
  const skin = leather(color, { stitch: 0.3, thread: shade(color, 1.4), grain: 0.07 })
  const half = (lift: number): Part[] => [
    part(move(slab(roundRect(11, 9, 0.9), 0.42, 0.18), 5.5, 0, 0), skin),
    part(move(slab(roundRect(10.2, 8.6, 0.7), 0.16, 0.07), 5.7, 0.42, 0), leather(shade(color, 0.85), { stitch: 0.25, grain: 0.07 })),
    ...[0, 1].map((k) => part(move(slab(roundRect(9.6, 6.6 - k * 1.7, 0.5), 0.13, 0.06), 5.8, 0.58 + k * 0.13, 1 + k * 0.85), leather(color, { stitch: 0.25, grain: 0.07, thread: shade(color, 1.4) }))),
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
    part(move(tube([[0, 0, 0], [0, 9, 0]], 0.42), 0, 0.02, -0.1), skin),
  ]
}

export function cardHolder(color: Tint, cards = true): Part[] {
  const skin = leather(color, { stitch: 0.3, thread: shade(color, 1.45), grain: 0.07 })
  const parts = [part(slab(roundRect(10, 7.2, 0.8), 0.34, 0.15), skin)]
  for (const k of [0, 1]) parts.push(part(move(slab(roundRect(10, 5.2 - k * 1.5, 0.7), 0.15, 0.07), 0, 0.33 + k * 0.14, 1.0 + k * 0.75), skin))
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
  const parts = [
    part(slab(roundRect(35, 25, 1.2), 1.5, 0.7), wool),
    part(move(slab(roundRect(12, 10, 2), 0.3, 0.12), 9, 1.46, 0), tan),
  ]
  if (laptop) {
    parts.push(part(move(box(31, 1.1, 21.6, 0.25, 1.1), 12, 0.25, 0), metal('#b3b6b9', { rough: 0.42 })))
    return [part(slab(roundRect(35, 25, 1.2), 1.6, 0.75), wool), ...parts.slice(2), part(move(slab(roundRect(3, 25, 0.6), 0.25, 0.1), 14.4, 1.55, 0), tan)]
  }
  parts.length = 1
  parts.push(part(strap(curve([[17.9, 0.7, 0], [18.4, 1.2, 0], [17.4, 1.75, 0], [12, 1.75, 0], [6, 1.75, 0], [2.6, 1.72, 0]], 12), 18, 0.32), tan))
  parts.push(part(move(slab(roundRect(2.6, 21, 0.5), 0.3, 0.12), 5.4, 1.78, 0), tan))
  for (const s of [-1, 1]) parts.push(part(move(disc(0.38, 0.22, 0.1, 24), 5.4, 2.05, s * 9.7), brass()))
  return parts
}

export function giftBox(color: Tint, ribbon: Tint = 'ivory'): Part[] {
  const card = paper(color)
  const silk = cotton(ribbon, { threads: 14 })
  const parts = [
    part(box(19.4, 7.8, 19.4, 0.12, 0.2), card),
    part(move(box(20, 3.0, 20, 0.12, 0.25), 0, 6.2, 0), card),
  ]
  const h = 9.28
  const loop = (a: number): Vec3[] => {
    const hull: [number, number][] = [[10.12, -0.1], [10.15, 4], [10.2, h - 0.4], [9.9, h], [0, h + 0.04], [-9.9, h], [-10.2, h - 0.4], [-10.15, 4], [-10.12, -0.1]]
    return curve(hull.map(([u, y]): Vec3 => (a ? [0, y, u] : [u, y, 0])), 8)
  }
  parts.push(part(strap(loop(0), 2.6, 0.08), silk), part(strap(loop(1), 2.6, 0.08), silk))
  for (const s of [-1, 1]) {
    parts.push(part(strap(curve([[0, h + 0.3, 0], [s * 2.2, h + 1.9, -0.4], [s * 5.2, h + 3.0, -0.6], [s * 6.4, h + 1.6, -0.2], [s * 4.6, h + 0.45, 0.4], [0, h + 0.5, 0.2]], 12), 2.5, 0.09, { up: [0, 0.3, 1], twist: () => 1.57 }), silk))
    parts.push(part(strap(curve([[0, h + 0.4, 0.2], [s * 1.8, h + 0.9, 1.6], [s * 3.4, h + 0.2, 4.2], [s * 4.4, h + 0.35, 7.4]], 12), 2.4, 0.09, { up: [0, 1, 0.2] }), silk))
  }
  parts.push(part(move(box(2.2, 1.3, 1.9, 0.5, 0.7), 0, h, 0.1), silk))
  return parts
}

export function notebook(color: Tint, thick = 0.55): Part[] {
  return [
    part(move(box(8.8, thick - 0.1, 13.7, 0.02, 0.55), 0.05, 0.05, 0), paper('#efe7d6', 0.055)),
    part(move(box(9, 0.07, 14, 0.03, 0.6), 0, thick - 0.06, 0), paper(color)),
    part(box(9, 0.07, 14, 0.03, 0.6), paper(color)),
    part(move(turn(strap([[0, 0, -7], [0, 0, 0], [0, 0, 7]], thick, 0.07, { up: [1, 0, 0] }), 'z', 0), -4.5, thick / 2, 0), paper(color)),
    ...Array.from({ length: 22 }, (_, i) => part(tube([[-4.56, thick / 2, -6.3 + i * 0.59], [-4.56, thick / 2, -5.98 + i * 0.59]], 0.05, { sides: 8 }), linen('ivory'))),
  ]
}
