import { bisque, glaze, type Material, type Tint, wood } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { blob } from '../mesh/blob.ts'
import { cut, extruded, polygonDistance } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { noise } from '../mesh/noise.ts'
import { type Point, rounded, through } from '../mesh/profile.ts'
import { circle, curve, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part } from '../shot.ts'
import { handle } from './mug.ts'

/** Every pot leans a hair and shows the fingers that raised it. */
const thrown = (depth: number, pitch: number, seed: number) => (angle: number, along: number, y: number) =>
  depth * Math.sin(along * pitch + angle * 0.5) * (0.6 + 0.4 * noise(y * 0.6, seed)) + 0.03 * Math.sin(angle * 2 + seed)

/** A vessel from its outer line, foot to rim, with a wall of one thickness. */
export function vessel(outer: Point[], wall: number, material: Material, push?: ReturnType<typeof thrown>): Part {
  const line = through(outer, 14)
  const top = line[line.length - 1]!
  const inner = line
    .map(([r, y], i): Point => {
      const a = line[Math.max(0, i - 1)]!
      const b = line[Math.min(line.length - 1, i + 1)]!
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [Math.max(0.02, r - ((b[1] - a[1]) / l) * wall), y + ((b[0] - a[0]) / l) * wall]
    })
    .filter(([, y]) => y > wall * 1.5)
    .reverse()
  const lip: Point[] = Array.from({ length: 9 }, (_, k) => {
    const a = (Math.PI * k) / 8
    return [top[0] - wall / 2 + Math.cos(a) * (wall / 2), top[1] + Math.sin(a) * (wall / 2)]
  })
  const foot = line[0]![0]
  const floor: Point[] = [[0.02, 0.22], [foot - 0.7, 0.22], [foot - 0.55, 0], [foot - 0.12, 0]]
  const deepest = inner[inner.length - 1]!
  const bottom: Point[] = [[deepest[0] * 0.7, wall * 1.25], [0.02, wall * 1.2]]
  return part(lathe([...floor, ...line, ...lip, ...inner, ...bottom], push ? { push } : {}), material)
}

export const espressoCup = (color: Tint): Part[] => {
  const outer: Point[] = [[2.1, 0.05], [2.5, 0.5], [2.95, 2.2], [3.05, 4.2], [3.1, 5.6]]
  return [
    vessel(outer, 0.36, bisque(color)),
    part(lathe(rounded([[2.71, 5.45], [2.62, 3.5], [2.3, 1.7, 0.8], [0.02, 1.0]])), glaze('white', { foot: -9, rough: 0.2, speckle: 0.15 })),
  ]
}

export const bowl = (color: Tint, k = 1): Part[] => {
  const outer: Point[] = [[3.1, 0.05], [3.2, 0.75], [5.0, 1.5], [6.7, 3.6], [7.35, 6.0], [7.5, 7.2]]
  return [vessel(outer.map(([r, y]): Point => [r * k, y * k]), 0.42, glaze(color, { foot: 0.7 * k, rim: 7.35 * k, rough: 0.27, speckle: 0.25 }), thrown(0.03, 3.4, 4))]
}

export const servingBowl = (color: Tint): Part[] => [
  vessel([[5.4, 0.05], [5.6, 0.9], [8.6, 1.6], [12.6, 3.9], [14.6, 6.4], [15, 7.4]], 0.55, glaze(color, { foot: 0.85, rim: 7.6, rough: 0.24, speckle: 0.22 }), thrown(0.07, 4.2, 6)),
]

export const moonVase = (color: Tint): Part[] => [
  vessel(
    [[4.2, 0.05], [4.6, 0.5], [7.6, 3.1], [9.9, 7.2], [10.35, 10.2], [9.9, 13.2], [7.4, 17.4], [4.0, 19.8], [2.75, 20.4], [2.7, 20.9], [2.95, 21.4]],
    0.4,
    glaze(color, { foot: 0.5, rough: 0.42, speckle: 0.55, rim: 21.5 }),
    (a, along, y) => thrown(0.028, 2.6, 8)(a, along, y) + 0.09 * Math.exp(-(((y - 10.3) / 0.35) ** 2)),
  ),
]

/** Dry stems with seed heads. */
export function stems(from: Vec3, count: number, height: number, seed: number): Part[] {
  const parts: Part[] = []
  const straw = bisque('#a98d62')
  for (let i = 0; i < count; i++) {
    const a = i * 2.4 + seed
    const lean = 2.5 + 3.2 * Math.abs(noise(i * 1.3, seed))
    const h = height * (0.75 + 0.25 * Math.abs(noise(i * 2.1, seed + 4)))
    const tip: Vec3 = [from[0] + Math.cos(a) * lean * 1.6, from[1] + h, from[2] + Math.sin(a) * lean]
    const path = curve([[from[0] + Math.cos(a) * 1.1, from[1] - 8, from[2] + Math.sin(a) * 1.1], [from[0] + Math.cos(a) * 1.4, from[1], from[2] + Math.sin(a) * 1.2], [from[0] + Math.cos(a) * lean * 0.8, from[1] + h * 0.55, from[2] + Math.sin(a) * lean * 0.6], tip], 10)
    parts.push(part(tube(path, 0.11, { sides: 8 }), straw))
    for (let b = 0; b < 16; b++) {
      const t = b / 16
      const side = b * 2.4
      const base: Vec3 = [tip[0] + (from[0] - tip[0]) * t * 0.16, tip[1] - h * 0.32 * t, tip[2] + (from[2] - tip[2]) * t * 0.16]
      const r = 0.75 * (0.5 + t * 0.7)
      const seedHead = curve([base, [base[0] + Math.cos(side) * r * 0.6, base[1] + 0.7, base[2] + Math.sin(side) * r * 0.6], [base[0] + Math.cos(side) * r, base[1] + 1.5, base[2] + Math.sin(side) * r]], 5)
      parts.push(part(sweep(seedHead, circle(0.22, 8), { swell: (s) => Math.sin(Math.PI * Math.min(0.97, s + 0.08)) + 0.15 }), straw))
    }
  }
  return parts
}

export const bottleVase = (color: Tint): Part[] => [
  vessel(
    [[3.9, 0.05], [4.3, 0.5], [5.6, 3.6], [5.9, 6.6], [5.0, 10.2], [3.1, 13.2], [2.0, 16.4], [1.65, 20.5], [1.75, 24], [2.15, 25.8]],
    0.36,
    glaze(color, { foot: 5.2, rough: 0.3, speckle: 0.2, clay: '#b0643f' }),
    thrown(0.03, 3, 11),
  ),
]

export const plate = (color: Tint): Part[] => [
  part(
    lathe(rounded([[0.02, 0.3], [7.2, 0.3, 0.1], [7.4, 0, 0.1], [8.2, 0, 0.1], [8.4, 0.4, 0.2], [12.6, 0.7, 0.8], [13.4, 2.2, 0.2], [12.95, 2.3, 0.2], [12.2, 1.15, 0.7], [8, 0.8], [0.02, 0.78]]), { push: (a, along) => (along > 14 ? 0.012 * Math.sin(along * 3.4 + a) : 0) }),
    glaze(color, { foot: 0.35, rim: 2.35, rough: 0.36, speckle: 0.35 }),
  ),
]

export const teapot = (color: Tint): Part[] => {
  const material = glaze(color, { foot: 0.8, rough: 0.24, speckle: 0.2 })
  const body = vessel([[4.6, 0.05], [5.2, 0.5], [7.6, 3.0], [8.3, 5.8], [7.6, 8.6], [5.2, 10.8], [4.0, 11.3]], 0.4, material, thrown(0.03, 3, 13))
  const lid = part(
    lathe(rounded([[3.7, 10.9], [4.35, 11.3, 0.2], [4.2, 11.75, 0.4], [2.2, 12.6, 1], [0.75, 12.95, 0.4], [0.65, 13.5, 0.3], [1.25, 14.2, 0.5], [0.9, 14.95, 0.4], [0.02, 15.05]])),
    material,
  )
  const spout = part(
    sweep(curve([[6.2, 4.2, 0], [8.6, 5.2, 0], [10.2, 7.4, 0], [11.2, 9.8, 0], [12.6, 11.2, 0]], 14), circle(1.5, 28), { swell: (t) => 1.25 - 0.72 * t ** 0.8 + 0.08 * t ** 6 }),
    material,
  )
  const dark = part(sweep([[12.35, 10.97, 0], [12.64, 11.24, 0]], circle(0.66, 24)), bisque('#20170f'))
  const grip = part(
    sweep(curve([[-6.6, 8.9, 0], [-8.6, 10.6, 0], [-11.4, 10.6, 0], [-12.9, 8.2, 0], [-12.3, 5.2, 0], [-9.6, 3.4, 0], [-7.4, 3.6, 0]], 14), circle(0.62, 18), { swell: (t) => 1.15 - 0.3 * Math.sin(Math.PI * t) }),
    material,
  )
  return [body, lid, spout, dark, grip]
}

export const candleHolder = (color: Tint, candle = true): Part[] => {
  const material = bisque(color)
  const dish = part(
    lathe(rounded([[0.02, 0.2], [3.6, 0.2, 0.1], [3.8, 0, 0.1], [4.4, 0, 0.15], [6.0, 0.9, 0.8], [6.5, 2.3, 0.25], [6.1, 2.4, 0.25], [5.5, 1.2, 0.9], [2.4, 0.75, 0.6], [1.75, 1.3, 0.5], [1.6, 3.6, 0.2], [1.18, 3.6, 0.12], [1.15, 1.6], [0.02, 1.5]]), { push: thrown(0.02, 3, 15) }),
    material,
  )
  const loop = handle(6.1, 0.9, 2.6, 2.3, material, 0.55)
  if (!candle) return [dish, loop]
  const wax = part(lathe(rounded([[1.08, 1.6], [1.05, 12.2, 0.25], [0.8, 12.35, 0.2], [0.35, 12.05, 0.2], [0.02, 11.95]])), { ...glaze('ivory', { foot: -9, speckle: 0, rough: 0.5 }) })
  const wick = part(tube(curve([[0, 11.8, 0], [0.03, 12.6, 0], [0.16, 13.1, 0.05]]), 0.09, { sides: 8 }), bisque('#2a221c'))
  return [dish, loop, wax, wick]
}

export const pitcher = (color: Tint): Part[] => {
  const material = glaze(color, { foot: 0.9, rough: 0.3, speckle: 0.3 })
  const body = vessel([[4.7, 0.05], [5.2, 0.6], [6.5, 3.6], [6.9, 7.2], [6.2, 11.4], [4.8, 14.8], [4.3, 16.8], [4.9, 19.4]], 0.4, material, (a, along, y) => {
    const side = Math.cos(a - Math.PI)
    const lip = Math.max(0, (y - 15.2) / 4.2) ** 2 * Math.max(0, side) ** 5 * 1.7
    const outside = along < 31.4 ? 1 : along > 32.2 ? -1 : 0
    return thrown(0.04, 3.2, 17)(a, along, y) + outside * lip
  })
  return [body, handle(5.0, 6.0, 17.2, 4.4, material, 0.78)]
}

export function board(long: number): Part[] {
  const w = long * 0.26
  const body: Point[] = through([[-long * 0.5, 0], [-long * 0.47, w * 0.36], [-long * 0.3, w * 0.49], [long * 0.12, w * 0.5], [long * 0.24, w * 0.4], [long * 0.31, w * 0.2], [long * 0.4, w * 0.17], [long * 0.47, w * 0.17], [long * 0.5, 0], [long * 0.47, -w * 0.17], [long * 0.4, -w * 0.17], [long * 0.3, -w * 0.21], [long * 0.22, -w * 0.42], [long * 0.1, -w * 0.5], [-long * 0.32, -w * 0.48], [-long * 0.46, -w * 0.34], [-long * 0.5, 0]], 10).slice(0, -1)
  const plan = polygonDistance(body)
  const shape = (x: number, y: number, z: number) => {
    const hole = Math.hypot(x - long * 0.445, z) - 0.75
    return extruded(cut(plan(x, z), hole, 0.05), y - 1, 1.9, 0.5)
  }
  return [part(blob(shape, [-long * 0.53, -0.3, -w * 0.6], [long * 0.53, 2.3, w * 0.6], 0.19), wood('olive', 'x', 0.42))]
}

export const spread = (items: Part[][], gap: number): Part[] => items.flatMap((parts, i) => moved(parts, (i - (items.length - 1) / 2) * gap, 0, 0))
