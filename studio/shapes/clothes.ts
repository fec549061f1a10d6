import { cotton, fleece, hex, knit, leather, linen, type Material, type Tint } from '../materials.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { bend } from '../mesh/move.ts'
import { capsule, join } from '../mesh/distance.ts'
import { cutPanel, mirroredOutline, panel, type Plan } from '../mesh/panel.ts'
import { noise, smoothstep } from '../mesh/noise.ts'
import { type Point, rounded, through } from '../mesh/profile.ts'
import { strap } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { cord, patch, ribbed, strip } from './garment.ts'
import { shade } from './tops.ts'

const threaded = (material: Material, at: number): Material => ({ ...material, seam: { color: material.color, at } })

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
    ...through([[18.5, 96], [21.8, 84], [23.6, 70], [23.2, 45], [(outer + 22.6) / 2, 25], [outer, foot]]),
    ...through([[inner, foot], [4.2, 35], [2.2, 62], [0, 67.5]]),
  ]
  const outline = mirroredOutline(half).filter((p, i, all) => i === 0 || Math.hypot(p[0] - all[i - 1]![0], p[1] - all[i - 1]![1]) > 0.01)
  const parts = [part(cutPanel(outline, { lift: 0.1, thickness, creases, seed, cell: 0.62 }), cloth)]
  parts.push(patch([[-18.8, 95.4, 0.3], [18.8, 95.4, 0.3], [18.2, 101, 0.8], [-18.2, 101, 0.8]], { thickness: thickness + 0.3, creases: 0.1, seed: 46, seam: true }, jog ? rib : threaded(linen(color), 0.6)))
  for (const s of [-1, 1]) {
    parts.push(strip([[s * 13.2, 95], [s * 16, 88], [s * 21.6, 81]], thickness + 0.4, 0.7, jog ? rib : linen(shade(color, 0.92)), 0.3))
    if (jog) parts.push(patch([[s * 5.9, 0.5, 0.6], [s * 16, 0.5, 0.6], [s * 16.4, 7.6, 0.4], [s * 5.6, 7.6, 0.4]], { thickness: thickness * 0.85, creases: 0.05, seam: false }, rib))
  }
  parts.push(strip([[0, 95], [0.6, 88], [0.3, 80], [0, 69]], thickness + 0.35, 0.5, jog ? rib : linen(shade(color, 0.92)), 0.25))
  const string = cotton(jog ? 'ivory' : shade(color, 1.05), { threads: 10 })
  const h = thickness + 0.75
  parts.push(cord([[-4, h, -98], [-2.5, h + 0.3, -97], [-1.4, h, -92], [-2.2, h - 0.1, -86]], 0.4, string))
  parts.push(cord([[4, h, -98], [2.2, h + 0.35, -97.4], [1.2, h + 0.1, -91], [2.4, h - 0.1, -84]], 0.4, string))
  return parts
}

export function apron(color: Tint): Part[] {
  const cloth = threaded(linen(color, { threads: 7 }), 1.6)
  const half: Point[] = through([[0, 88], [13, 88.2], [14.5, 87.5], [16.5, 76], [24, 63], [34.5, 55.5], [35.6, 54], [36, 30], [36, 2], [35, 0], [18, -0.3], [0, -0.3]])
  const tie = linen(color, { threads: 7 })
  const parts = [part(cutPanel(mirroredOutline(half), { lift: 0.05, thickness: 0.6, creases: 0.75, seed: 51, cell: 0.6 }), cloth)]
  parts.push(patch([[-17, 22, 0.8], [17, 22, 0.8], [17, 44, 0.8], [-17, 44, 0.8]], { lift: 0.45, thickness: 0.5, creases: 0.75, seed: 51, follows: true }, threaded(linen(color, { threads: 7 }), 0.8)))
  parts.push(strip([[0, 22.5], [0.1, 33], [0, 43.5]], 1.5, 0.4, tie, 0.2))
  const band = (points: Vec3[]) => part(strap(curveOf(points), 2.4, 0.25, { up: [0, 1, 0] }), tie)
  parts.push(band([[-12.5, 0.8, -86], [-13, 0.6, -92], [-9, 0.5, -100], [0, 0.6, -103], [9, 0.5, -100], [13, 0.6, -92], [12.5, 0.8, -86]]))
  parts.push(band([[35, 0.7, -53], [42, 0.3, -50], [47, 0.3, -40], [44, 0.3, -28], [47, 0.3, -16]]))
  parts.push(band([[-35, 0.7, -53], [-41, 0.3, -51], [-46, 0.3, -43], [-44, 0.3, -32], [-46, 0.3, -22]]))
  return parts
}

const curveOf = (points: Vec3[]): Vec3[] => {
  const xz = through(points.map((p): Point => [p[0], p[2]]))
  const hs = through(points.map((p, i): Point => [i, p[1]]))
  return xz.map(([x, z], i) => [x, hs[i]![1], z])
}

/** A sock on its side, toe to the right; the leg stands on y up. */
export function sock(color: Tint, accent: Tint, o: { thick?: boolean; stripes?: boolean } = {}): Part[] {
  const wales = o.thick ? 2.2 : 3.6
  const leg: Plan = (x, y) => capsule(x, y, 0, [0, 9, 0], [-0.6, 30, 0], 4.6, 4.9)
  const foot: Plan = (x, y) => capsule(x, y, 0, [0.6, 5.2, 0], [14.6, 4.2, 0], 5.1, 4.2)
  const whole: Plan = (x, y) => join(leg(x, y), foot(x, y), 7)
  const t = o.thick ? 1.6 : 1.0
  const options = { thickness: t, creases: 0.35, seed: o.thick ? 61 : 63, seam: false, cell: 0.22 }
  /** A little larger than the sock itself, so that the cloth below does not show at its rim. */
  const over = (edge: Plan): Plan => (x, y) => Math.max(whole(x, y) - 0.12, edge(x, y))
  const body = knit(color, { wales, ...(o.thick ? {} : { rib: 2, depth: 0.06 }), ...(o.stripes ? { stripes: { color: accent, width: 1.1, gap: 1.3, first: 24.6 } } : {}) })
  const top: Plan = (_, y) => y - 28
  const parts = [part(panel((x, y) => Math.max(whole(x, y), top(x, y)), [-8, -2, 22, 36], options), body)]
  const cuff: Plan = (x, y) => Math.max(capsule(x, y, 0, [-0.4, 26, 0], [-0.7, 34, 0], 5.1), y - 34.4, 27.6 - y)
  parts.push(part(panel(cuff, [-8, 26, 8, 36], { ...options, thickness: t * 1.15, creases: 0.08 }), knit(o.stripes ? color : color, { wales: wales * 1.05, rib: 2, depth: 0.1 })))
  if (o.stripes) for (const y of [29.4, 31.6]) {
    const bandPlan: Plan = (x, v) => Math.max(capsule(x, v, 0, [-0.4, 26, 0], [-0.7, 34, 0], 5.25), Math.abs(v - y) - 0.55)
    parts.push(part(panel(bandPlan, [-8, 28, 8, 34], { ...options, lift: 0.12, thickness: t * 1.15, creases: 0.08, cell: 0.13 }), knit(accent, { wales: wales * 1.05, rib: 2, depth: 0.1 })))
  }
  const heel: Plan = (x, y) => Math.hypot(x + 3.6, y - 1.8) - 5.6
  const toe: Plan = (x) => 14 - x
  const solid = knit(accent, { wales })
  for (const region of [heel, toe]) parts.push(part(panel(over(region), [-8, -2, 22, 36], { ...options, lift: 0.12, cell: 0.15 }), solid))
  return parts
}

export const sockPair = (color: Tint, accent: Tint, o: { thick?: boolean; stripes?: boolean } = {}): Part[] => [
  ...turned(moved(sock(color, accent, o), -6, 0, 12), 'y', 5),
  ...moved(turned(sock(color, accent, o), 'y', -7), 9, o.thick ? 0.5 : 0.3, 19),
]

export function mitten(color: Tint): Part[] {
  const hand: Plan = (x, y) => join(capsule(x, y, 0, [0, 10, 0], [0.3, 18.5, 0], 5.2, 4.9), capsule(x, y, 0, [4.4, 9, 0], [8.2, 14.2, 0], 2.5, 2.1), 2.2)
  const cuff: Plan = (x, y) => Math.max(Math.abs(x) - 4.3 - 0.03 * (8 - y), y - 7, -3 - y)
  return [
    part(panel((x, y) => Math.max(hand(x, y), 6.4 - y), [-8, 4, 12, 26], { thickness: 1.7, creases: 0.25, seed: 71, seam: false, cell: 0.17 }), knit(color, { wales: 2 })),
    part(panel(cuff, [-6, -4, 6, 8], { thickness: 1.4, creases: 0.06, seed: 72, seam: false, cell: 0.14 }), knit(color, { wales: 2.3, rib: 2, depth: 0.1 })),
  ]
}

export function glove(color: Tint): Part[] {
  const fingers: [number, number, number, number, number][] = [
    [-3.3, 10, -4.4, 16.2, 1.02],
    [-1.25, 11, -1.5, 18.6, 1.1],
    [1.0, 11, 1.4, 19.2, 1.12],
    [3.1, 10.4, 4.3, 17.8, 1.08],
    [3.6, 5, 8.4, 10.6, 1.2],
  ]
  const hand: Plan = (x, y) => {
    let d = capsule(x, y, 0, [0, 5.2, 0], [0, 8.4, 0], 4.3, 4.2)
    for (const [ax, ay, bx, by, r] of fingers) d = join(d, capsule(x, y, 0, [ax, ay, 0], [bx, by, 0], r * 1.05, r), 0.75)
    return d
  }
  const knuckle = (x: number, y: number) => 0.35 * smoothstep(0.9, 0.2, Math.abs(y - 10.4 + 0.12 * x * x * 0.4)) * smoothstep(4.2, 3, Math.abs(x))
  const cuff: Plan = (x, y) => Math.max(Math.abs(x) - 3.7, y - 2.6, -4.2 - y)
  const back: Plan = (x, y) => Math.max(hand(x, y) + 1.0, y - 9.3, 2.6 - y)
  return [
    part(panel((x, y) => Math.max(hand(x, y), 1.6 - y), [-8, 0, 12, 22], { thickness: 1.15, creases: 0.16, seed: 81, seam: false, cell: 0.13, relief: knuckle }), knit(color, { wales: 4.6 })),
    part(panel(back, [-6, 1, 8, 12], { lift: 0.32, thickness: 1.0, creases: 0.16, seed: 81, cell: 0.12, follows: true }), leather(shade(color, 0.8), { stitch: 0.3, thread: color })),
    part(panel(cuff, [-6, -5, 6, 4], { thickness: 1.15, creases: 0.04, seed: 82, seam: false, cell: 0.12 }), knit(color, { wales: 4, rib: 2, depth: 0.06 })),
    patch([[-1.6, -2.6, 0.4], [3.2, -2.6, 0.4], [3.2, 0.6, 0.4], [-1.6, 0.6, 0.4]], { lift: 1.02, thickness: 0.3, creases: 0, cell: 0.1 }, leather(shade(color, 0.8), { stitch: 0.25, thread: color })),
  ]
}

const mirrorX = (parts: Part[]): Part[] =>
  parts.map((p) => {
    const mesh = p.mesh
    const flip = (values: number[]) => values.map((v, i) => (i % 3 === 0 ? -v : v))
    const triangles: number[] = []
    for (let i = 0; i < mesh.triangles.length; i += 3) triangles.push(mesh.triangles[i]!, mesh.triangles[i + 2]!, mesh.triangles[i + 1]!)
    return { ...p, mesh: { ...mesh, positions: flip(mesh.positions), normals: flip(mesh.normals), triangles } }
  })

export const pairOf = (one: Part[], apart: number, tilt: number, raise = 0): Part[] => [
  ...moved(turned(mirrorX(one), 'y', tilt), -apart, 0, 0),
  ...moved(turned(one, 'y', -tilt), apart, raise, 0.8),
]

/** Cloth folded back and forth, `layers` high, the folds facing the camera. */
export function folded(width: number, depth: number, layers: number, thickness: number, seed = 1): Mesh {
  const path: Vec3[] = []
  const pitch = thickness * 1.02
  for (let layer = 0; layer < layers; layer++) {
    const y = thickness / 2 + layer * pitch
    const [from, to] = layer % 2 === 0 ? [-depth / 2, depth / 2] : [depth / 2, -depth / 2]
    const inset = 0.25 * Math.sin(layer * 2.3 + seed)
    for (let s = 0; s <= 14; s++) path.push([0, y, from + ((to - from) * s) / 14 + (s === 14 ? inset : 0)])
    if (layer < layers - 1)
      for (let s = 1; s < 8; s++) {
        const a = (s / 8) * Math.PI
        path.push([0, y + (pitch / 2) * (1 - Math.cos(a)), to + Math.sin(a) * pitch * 0.5 * Math.sign(to) + inset])
      }
  }
  const mesh = strap(path, width, thickness)
  return bend(ribbed(mesh), ([x, y, z]) => {
    const level = y / (layers * pitch)
    const sag = noise(x * 0.12 + seed, z * 0.12, seed) * 0.5 * level * thickness
    const round = -0.0016 * (x * x + z * z * 0.6) * thickness * level
    return [x + noise(y * 1.6, z * 0.1, seed + 3) * 0.45, Math.max(0, y + sag + round), z + noise(x * 0.14, y * 1.3, seed + 5) * 0.4]
  })
}

/** A folded top with its collar showing. */
export function foldedTop(color: Tint, make: 'tee' | 'sweater', seed: number): Part[] {
  const thick = make === 'sweater'
  const body = thick ? knit(color, { wales: 1.9, rib: 2.2, depth: 0.14 }) : cotton(color, { threads: 14 })
  const rib = knit(color, { wales: thick ? 2.6 : 4.6, rib: 2, depth: 0.08 })
  const layers = 3
  const t = thick ? 2.1 : 1.3
  const high = layers * t * 1.02
  const half = 8.4
  const ring: Vec3[] = []
  for (let s = 0; s <= 36; s++) {
    const a = Math.PI * (s / 36)
    ring.push([Math.cos(a) * half, high - 0.1 + 0.2 * Math.sin(a), -9 + Math.sin(a) * 7])
  }
  const back: Vec3[] = Array.from({ length: 20 }, (_, i) => [half - (i / 19) * half * 2, high + 0.1, -9 - Math.sin((i / 19) * Math.PI) * 1.4])
  return [
    part(folded(31, 26, layers, t, seed), body),
    part(ribbed(strap(ring, thick ? 2.8 : 2.1, 0.7, { up: [0, 1, 0] })), rib),
    part(ribbed(strap(back, thick ? 2.6 : 1.9, 0.8, { up: [0, 1, 0] })), rib),
    part(cutPanel(rounded([[-half, 9.4], [half, 9.4], [half * 0.75, 4.8, 3], [0, 2.6, 4], [-half * 0.75, 4.8, 3]], true), { lift: high - 0.25, thickness: 0.25, creases: 0, seam: false }), cotton(shade(color, 0.6))),
  ]
}

export const stackHeight = (make: 'tee' | 'sweater') => (make === 'sweater' ? 6.5 : 4.05)

/** A woven scarf folded in four, its fringes hanging to the front. */
export function scarf(color: Tint, bandColor: Tint): Part[] {
  const plainCloth = cotton(color, { threads: 6 })
  const body: Material = { ...plainCloth, tune: [6, 0.25, 1, 0.9] }
  const mesh = folded(30, 22, 6, 1.05, 5)
  const end = mesh.uvs.reduce((most, value, i) => (i % 2 === 0 ? Math.max(most, value) : most), 0)
  const banded: Material = { ...body, color2: hex(bandColor), tune2: [1.5, 1.3, end - 7.5, 1] }
  const parts = [part(mesh, banded)]
  const y = 6 * 1.07 - 0.2
  for (let i = 0; i < 34; i++) {
    const x = -14.4 + i * 0.873
    const w = noise(i * 1.7, 3) * 0.5
    parts.push(cord([[x, y - 0.4, 10.4], [x, y - 0.5, 11.6], [x + w * 0.3, y - 1.6, 12.5], [x + w, 3.2, 12.9 + w * 0.3], [x + w * 1.4, 1.2 + w * 0.5, 13.4 + Math.abs(w)]], 0.24, body))
  }
  return parts
}
