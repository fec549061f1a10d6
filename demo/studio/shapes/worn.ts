import { blob } from '../mesh/blob.ts'
import { join, polygonDistance } from '../mesh/distance.ts'
import { loft, pieces } from '../mesh/loft.ts'
import { cross, dot, type Mesh, scale, sub, unit, type Vec3 } from '../mesh/mesh.ts'
import { bend } from '../mesh/move.ts'
import { cloud, noise, smoothstep } from '../mesh/noise.ts'
import { type Point, spline } from '../mesh/profile.ts'
import type { Part } from '../shot.ts'

/** A row of the body inside: height, half its width, how far it comes forward and how far back. */
export type Row = [y: number, half: number, front: number, back: number]
/** A point on the middle of the right sleeve, and its radius there. */
export type Station = [x: number, y: number, z: number, radius: number]

export type Folds = {
  /** Centimetres: hanging folds of the body, pull at the armpits, gathers of the sleeves, and how soft the cloth lies over all. */
  hang: number
  pull: number
  gather: number
  soft: number
  seed: number
}

export type Form = {
  rows: Row[]
  sleeve: Station[]
  /** Depth of a sleeve as a share of its width. */
  flat?: number
  hem: (x: number) => number
  front: Point[]
  back: Point[]
  folds: Folds
  cloth: number
  /** An opening in the front alone, as of a hood. */
  hole?: Point[]
  /** Where there is no sleeve: the middle of the opening for the arm, half its height and half its depth. */
  armhole?: { y: number; high: number; deep: number }
  cell?: number
}

/** A garment filled by a body that is not there: x to the wearer's left, y up, z towards the viewer. */
export type Worn = {
  body: Mesh
  sleeves: Mesh
  /** The front of the cloth over a point of the plan, and its normal. */
  front: (x: number, y: number) => { p: Vec3; n: Vec3 }
  /** Carries something laid out flat, as cut for the plan, onto the front. */
  drape: (flat: Mesh) => Mesh
  band: (width: number, thickness: number, stand?: number) => Mesh
  welt: (from: number, to: number, inset: number) => Mesh
  cuff: (side: number, length: number, radius: number) => Mesh
  armhole: (side: number, width: number, thickness: number) => Mesh
}

const bundle = (value: number, k: number) => 1 - Math.sqrt(value * value + k)
const ridge = (value: number) => bundle(value, 0.05) ** 2 * 1.4

const STEP = 0.25

function rowTable(rows: Row[]) {
  const sorted = [...rows].sort((a, b) => a[0] - b[0])
  const from = sorted[0]![0]
  const to = sorted.at(-1)![0]
  const at = (i: number) => sorted[Math.max(0, Math.min(sorted.length - 1, i))]!
  const count = Math.ceil((to - from) / STEP) + 2
  const [half, front, back] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (let k = 0; k < count; k++) {
    const y = from + k * STEP
    let i = 0
    while (i < sorted.length - 2 && sorted[i + 1]![0] < y) i++
    const t = Math.max(0, Math.min(1, (y - at(i)[0]) / (at(i + 1)[0] - at(i)[0])))
    const [, w, f, b] = spline(at(i - 1), at(i), at(i + 1), at(i + 2), t) as Row
    half[k] = Math.max(0.5, w)
    front[k] = Math.max(0.5, f)
    back[k] = Math.max(0.5, b)
  }
  const place = (y: number) => Math.max(0, Math.min(count - 1.001, (y - from) / STEP))
  const read = (y: number): Row => {
    const k = place(y)
    const i = Math.floor(k)
    const between = (values: Float64Array) => values[i]! + (values[i + 1]! - values[i]!) * (k - i)
    return [y, between(half), between(front), between(back)]
  }
  return Object.assign(read, { table: { half, front, back, place } })
}

/** Rounder than a box, boxier than an ellipse. */
const POWER = 2.5
const powered = (k: number) => k * k * Math.sqrt(k)

export function worn(form: Form): Worn {
  const { folds, cloth, flat = 0.78, hem } = form
  const cell = form.cell ?? 0.5
  const row = rowTable(form.rows)
  const bottom = Math.min(...form.rows.map((r) => r[0]))
  const top = Math.max(...form.rows.map((r) => r[0]))

  const { half: halves, front: fronts, back: backs, place } = row.table
  /** How far outside a row's outline, as a share of its size; the outline's own slope along x and z is returned by `lean`. */
  let lean = 0
  const stretch = (x: number, y: number, z: number) => {
    const k = place(y)
    const i = Math.floor(k)
    const t = k - i
    const w = halves[i]! + (halves[i + 1]! - halves[i]!) * t
    const depths = z > 0 ? fronts : backs
    const d = depths[i]! + (depths[i + 1]! - depths[i]!) * t
    const u = Math.abs(x / w)
    const v = Math.abs(z / d)
    const size = (powered(u) + powered(v)) ** (1 / POWER)
    const per = size > 1e-6 ? 1 / (size * Math.sqrt(size)) : 0
    lean = Math.hypot((u * Math.sqrt(u) * per) / w, (v * Math.sqrt(v) * per) / d)
    return size - 1
  }
  const torso = (x: number, y: number, z: number) => {
    const e = 0.2
    const k = stretch(x, y, z)
    const across = lean
    const up = Math.max(-0.6, Math.min(0.6, (stretch(x, y + e, z) - k) / e))
    return Math.max(k / Math.max(0.03, Math.hypot(across, up)), y - top)
  }

  const stations: Station[] = []
  const at = (i: number) => form.sleeve[Math.max(0, Math.min(form.sleeve.length - 1, i))]!
  for (let i = 0; i < form.sleeve.length - 1; i++)
    for (let s = 0; s < 6; s++) stations.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), s / 6) as Station)
  if (form.sleeve.length) stations.push(form.sleeve.at(-1)!)
  const travelled = [0]
  for (let i = 1; i < stations.length; i++)
    travelled.push(travelled[i - 1]! + Math.hypot(...sub(stations[i]!.slice(0, 3) as Vec3, stations[i - 1]!.slice(0, 3) as Vec3)))
  const whole = travelled.at(-1) ?? 0
  const end = stations.at(-1)
  const before = stations.at(-2)
  const ending: Vec3 = end && before ? unit(sub(end.slice(0, 3) as Vec3, before.slice(0, 3) as Vec3)) : [0, -1, 0]

  const segments = stations.slice(0, -1).map((a, i) => {
    const b = stations[i + 1]!
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    return { a, dx, dy, dz, dr: b[3] - a[3], square: dx * dx + dy * dy + dz * dz, last: i === stations.length - 2 }
  })
  const ways = new Float64Array(segments.length)
  const fars = new Float64Array(segments.length)
  const NOWHERE = { d: 1e3, along: 0, over: 0 }
  const seen = { x: NaN, y: 0, z: 0, found: NOWHERE }
  /** Distance to a sleeve, the way along it, and the angle around it. */
  const sleeve = (x0: number, y: number, z: number) => {
    if (segments.length === 0) return NOWHERE
    if (seen.x === x0 && seen.y === y && seen.z === z) return seen.found
    const x = Math.abs(x0)
    let best = 1e3
    let [ox, oz] = [0, 0]
    for (let i = 0; i < segments.length; i++) {
      const { a, dx, dy, dz, dr, square, last } = segments[i]!
      const t0 = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / square
      const t = t0 < 0 ? 0 : last ? Math.min(3, t0) : Math.min(1, t0)
      const qx = x - a[0] - dx * t
      const qy = y - a[1] - dy * t
      const qz = (z - a[2] - dz * t) / flat
      const d = Math.sqrt(qx * qx + qy * qy + qz * qz) - (a[3] + dr * Math.min(1, t))
      ways[i] = travelled[i]! + (travelled[i + 1]! - travelled[i]!) * t
      fars[i] = d
      if (d < best) {
        best = d
        ox = (qy * dx - qx * dy) / (Math.sqrt(dx * dx + dy * dy) || 1)
        oz = qz
      }
    }
    // Where two stretches are as near, the way along is between theirs: stripes go round a bend without a break.
    let [sum, along] = [0, 0]
    for (let i = 0; i < segments.length; i++) {
      const behind = fars[i]! - best
      if (behind > 4) continue
      const weight = Math.exp(-behind * 1.6)
      sum += weight
      along += weight * ways[i]!
    }
    along /= sum
    seen.x = x0
    seen.y = y
    seen.z = z
    seen.found = { d: best * 0.9, along, over: Math.atan2(ox, oz) }
    return seen.found
  }

  const { seed } = folds
  const high = form.sleeve.length ? form.sleeve[0]![1] + 2 : 60
  const fold = (x: number, y: number, z: number, s: { d: number; along: number; over: number }, dTorso: number) => {
    const onSleeve = smoothstep(-1.5, 1.5, dTorso - s.d)
    let out = 0
    const warp = cloud(x * 0.05 + seed, y * 0.05, z * 0.05)
    if (onSleeve < 1) {
      const low = smoothstep(56, 18, y)
      const drop = ridge(noise(x * 0.1 + warp * 1.2 + seed * 7.3, y * 0.016 + warp * 0.5, z * 0.04 + seed))
      const where = smoothstep(-0.6, 0.25, noise(x * 0.035 + 3, y * 0.03, seed + 3))
      const slant = ridge(noise(x * 0.075 + y * 0.05 + seed, y * 0.06 - x * 0.025, seed + 5))
      const where2 = smoothstep(-0.1, 0.5, noise(x * 0.045 + 8, y * 0.045 + seed, seed + 4))
      out += folds.hang * (drop * where * (0.35 + 0.65 * low) + slant * where2 * 0.8) * (1 - onSleeve) * (0.2 + 0.8 * smoothstep(66, 55, y))
    }
    const ax = Math.abs(x) - 22
    const ay = y - (high - 11)
    const far = folds.pull ? Math.hypot(ax, ay) : 100
    const ray = Math.atan2(ay, -ax) * 2.6
    const side = x > 0 ? 11 : 29
    out +=
      folds.pull *
      ridge(noise(ray + warp * 1.6 + side, far * 0.03 + seed, side)) *
      smoothstep(2, 8, far) *
      Math.exp(-((far / 15) ** 2)) *
      1.2
    if (onSleeve > 0) {
      const way = s.along / whole
      const bunch =
        whole > 30
          ? Math.exp(-(((way - 0.52) / 0.16) ** 2)) + 0.9 * smoothstep(0.7, 0.92, way) * (1 - 0.7 * smoothstep(0.94, 1, way)) + 0.2
          : 0.5 * smoothstep(0.3, 0.9, way)
      const rings = ridge(noise(s.along * 0.13 + s.over * 0.4 + warp + side, Math.cos(s.over) * 0.7 + side, seed))
      const runs = ridge(noise(s.along * 0.03 + side, s.over * 0.9 + warp * 2 + seed, 4))
      out += folds.gather * (rings * bunch + runs * 0.4) * onSleeve
    }
    out += folds.soft * cloud(x * 0.045 + seed * 3, y * 0.04, z * 0.05 + seed)
    return out
  }

  const solid = (x: number, y: number, z: number) => {
    const t = torso(x, y, z)
    const s = Math.abs(x) > 10 ? sleeve(x, y, z) : NOWHERE
    const d = s.d > 50 ? t : join(t, s.d, 2.4)
    if (d > 3 || d < -3) return d
    const gap = (t - s.d) / 0.9
    const armhole = Math.abs(gap) < 3 ? 0.35 * Math.exp(-gap * gap) * smoothstep(63, 57, y) : 0
    return (d - fold(x, y, z, s, t) + armhole) * 0.85
  }

  /** All that is above a neckline, and above the shoulders beside it. */
  const above = (line: Point[]): Point[] => {
    const [first, last] = [line[0]!, line.at(-1)!]
    return [...line, [last[0] + 5, last[1] + 0.9], [last[0] + 5, 120], [first[0] - 5, 120], [first[0] - 5, first[1] + 0.9]]
  }
  const openFront = polygonDistance(above(form.front))
  const openBack = polygonDistance(above(form.back))
  const hole = form.hole && polygonDistance(form.hole)
  const opening = (x: number, y: number, z: number) => {
    if (hole) return z > -0.5 ? hole(x, y) : 10
    if (y < 36) return 10
    const k = smoothstep(-1.2, 1.6, z)
    return openFront(x, y) * k + openBack(x, y) * (1 - k)
  }
  /** The way past the end of a sleeve. */
  const beyond = (x: number, y: number, z: number) => {
    if (!end || Math.abs(x) < 12) return -100
    const along = dot([Math.abs(x) - end[0], y - end[1], z - end[2]], ending)
    if (along < -12) return -100
    return sleeve(x, y, z).d < torso(x, y, z) ? along : -100
  }
  const { armhole } = form
  const arm = (x: number, y: number, z: number) =>
    armhole && Math.abs(x) > 14 ? (Math.hypot((y - armhole.y) / armhole.high, (z - 0.6) / armhole.deep) - 1) * armhole.deep : 10
  /** Hollow where one can look in, filled where nobody can. */
  const shell = (x: number, y: number, z: number) => {
    const d = solid(x, y, z)
    if (d > 6) return d
    const under = hem(x) - y
    const past = beyond(x, y, z)
    const open = opening(x, y, z)
    const hollow = armhole || hole ? y > 38 || under > -9 : open < 4 || under > -9 || past > -9
    return Math.max(d, hollow ? -(d + (open < 4 ? cloth : cloth + 0.5)) : -100, under, -open, past, -arm(x, y, z))
  }

  const wide = Math.max(...form.rows.map((r) => r[1]), ...form.sleeve.map((s) => s[0] + s[3])) + 3
  const deep = Math.max(...form.rows.map((r) => r[2])) + 3
  const behind = -Math.max(...form.rows.map((r) => r[3])) - 3
  const whole3d = blob(shell, [-wide, bottom - 2, behind], [wide, top + 1, deep], cell)

  const reference = row(46)
  const arc: number[] = [0]
  const ARCS = 180
  const onRow = (a: number): Point => [reference[1] * Math.sin(a), (Math.cos(a) > 0 ? reference[2] : reference[3]) * Math.cos(a)]
  for (let i = 1; i <= ARCS; i++) {
    const p = onRow((Math.PI * i) / ARCS)
    const q = onRow((Math.PI * (i - 1)) / ARCS)
    arc.push(arc[i - 1]! + Math.hypot(p[0] - q[0], p[1] - q[1]))
  }
  const aroundTorso = ([x, y, z]: Vec3) => {
    const [, w, f, b] = row(y)
    const k = (Math.abs(Math.atan2(x / w, z / (z > 0 ? f : b))) / Math.PI) * ARCS
    const i = Math.min(ARCS - 1, Math.floor(k))
    return Math.sign(x) * (arc[i]! + (arc[i + 1]! - arc[i]!) * (k - i))
  }
  const [body, sleeves] = pieces(
    whole3d,
    2,
    (p) => (stations.length && Math.abs(p[0]) > 12 && sleeve(...p).d < torso(...p) ? 1 : 0),
    (p, piece) => {
      if (piece === 0) return { u: aroundTorso(p), v: p[1], seam: p[1] - hem(p[0]), along: p[0] }
      const s = sleeve(...p)
      return { u: s.over * 6.4, v: -s.along, seam: whole - s.along, along: s.over * 6.4 }
    },
  ) as [Mesh, Mesh]

  const normal = ([x, y, z]: Vec3): Vec3 => {
    const e = 0.35
    return unit([solid(x + e, y, z) - solid(x - e, y, z), solid(x, y + e, z) - solid(x, y - e, z), solid(x, y, z + e) - solid(x, y, z - e)])
  }
  const meet = (x: number, y: number, from: number, to: number): Vec3 => {
    const step = from > to ? -0.5 : 0.5
    let z = from
    while (solid(x, y, z) > 0 && (step < 0 ? z > to : z < to)) z += step
    let [outside, inside] = [z - step, z]
    for (let i = 0; i < 8; i++) {
      const middle = (outside + inside) / 2
      if (solid(x, y, middle) > 0) outside = middle
      else inside = middle
    }
    return [x, y, (outside + inside) / 2]
  }
  const front = (x: number, y: number) => {
    const p = meet(x, y, deep + 4, 0)
    return { p, n: normal(p) }
  }
  const drape = (mesh: Mesh) =>
    bend(mesh, ([x, h, z]) => {
      const { p, n } = front(x, -z)
      return [p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h]
    })

  /** The line round the neck: down the front from the right shoulder, back behind the neck. */
  function neckline(): Vec3[] {
    const even = (line: Point[], count: number) => {
      const way = [0]
      for (let i = 1; i < line.length; i++) way.push(way[i - 1]! + Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]))
      return Array.from({ length: count }, (_, k): Point => {
        const to = (way.at(-1)! * k) / count
        let i = 1
        while (i < way.length - 1 && way[i]! < to) i++
        const t = (to - way[i - 1]!) / (way[i]! - way[i - 1]! || 1)
        return [line[i - 1]![0] + (line[i]![0] - line[i - 1]![0]) * t, line[i - 1]![1] + (line[i]![1] - line[i - 1]![1]) * t]
      })
    }
    const raw = [
      ...even(form.front, 72).map(([x, y]) => meet(x, y, deep, behind)),
      ...even([...form.back].reverse(), 40).map(([x, y]) => meet(x, y, behind, deep)),
    ]
    let line = raw
    for (let round = 0; round < 8; round++)
      line = line.map((p, i) => {
        const a = line[(i - 1 + line.length) % line.length]!
        const b = line[(i + 1) % line.length]!
        return [p[0] * 0.5 + (a[0] + b[0]) * 0.25, p[1] * 0.5 + (a[1] + b[1]) * 0.25, p[2] * 0.5 + (a[2] + b[2]) * 0.25]
      })
    return line
  }
  const band = (width: number, thickness: number, stand = 0.3) => {
    const line = neckline()
    const count = line.length
    const frames = line.map((p, i) => {
      const t = unit(sub(line[(i + 2) % count]!, line[(i - 2 + count) % count]!))
      const n = normal(p)
      const inwards = cross(n, t)
      const c = unit([inwards[0], inwards[1] + stand, inwards[2]])
      return { p, n: unit(sub(n, scale(c, dot(n, c)))), c }
    })
    const round: Point[] = []
    for (let s = 0; s <= 6; s++) round.push([-0.5 + (width * s) / 6, thickness * (0.55 + 0.45 * Math.sin((Math.PI * s) / 6))])
    for (let s = 1; s <= 6; s++) {
      const a = (Math.PI * s) / 6
      round.push([width - 0.5 + Math.sin(a) * thickness * 0.55, thickness * (0.1 + 0.45 * Math.cos(a))])
    }
    for (let s = 1; s <= 6; s++) round.push([width - 0.5 - (width * s) / 6, -thickness * 0.35])
    return loft(
      round.map(([across, out]) =>
        frames.map(
          ({ p, n, c }): Vec3 => [p[0] + c[0] * across + n[0] * out, p[1] + c[1] * across + n[1] * out, p[2] + c[2] * across + n[2] * out],
        ),
      ),
    )
  }

  const ring = (y: number, inset: number, y0 = y): Vec3[] => {
    const [, w, f, b] = row(y0)
    return Array.from({ length: 180 }, (_, k): Vec3 => {
      const a = -Math.PI + (k / 180) * Math.PI * 2
      const s = Math.sin(a)
      const c = Math.cos(a)
      const r = (Math.abs(s) ** POWER + Math.abs(c) ** POWER) ** (-1 / POWER)
      const wave = 0.25 * noise(s * 3 + seed, c * 3, y * 0.12)
      return [(w - inset + wave) * s * r, y, ((c > 0 ? f : b) - inset * 0.6 + wave) * c * r]
    })
  }
  const welt = (from: number, to: number, inset: number) => {
    const rings: Vec3[][] = []
    for (let s = 0; s <= 10; s++) {
      const t = s / 10
      rings.push(ring(from + (to - from) * t, inset - 0.5 * Math.sin(t * Math.PI), from - 1.2))
    }
    rings.push(ring(to - 0.25, inset + 0.3, from - 1.2), ring(to + 0.1, inset + 0.75, from - 1.2), ring(to + 2.5, inset + 0.9, from - 1.2))
    return loft(rings)
  }
  const cuff = (side: number, length: number, radius: number) => {
    if (!end) throw new Error('a garment without sleeves has no cuffs')
    const middle: Vec3 = [end[0], end[1], end[2]]
    const acrossways = unit(cross(ending, [0, 0, 1]))
    const forward = unit(cross(acrossways, ending))
    const circleAt = (way: number, r: number): Vec3[] =>
      Array.from({ length: 72 }, (_, k): Vec3 => {
        const a = (k / 72) * Math.PI * 2 * side
        const wave = 0.12 * noise(Math.cos(a) * 2 + seed, Math.sin(a) * 2, way * 0.2 + side)
        const u = Math.cos(a) * (r + wave)
        const v = Math.sin(a) * (r + wave) * flat
        const p = [0, 1, 2].map((c) => middle[c]! + ending[c]! * way + acrossways[c]! * u + forward[c]! * v) as Vec3
        return [p[0] * side, p[1], p[2]]
      })
    const rings: Vec3[][] = []
    for (let s = 0; s <= 8; s++) rings.push(circleAt(-0.8 + ((length + 0.8) * s) / 8, radius + 0.35 * Math.sin((Math.PI * s) / 8)))
    rings.push(circleAt(length + 0.3, radius - 0.3), circleAt(length, radius - 0.8), circleAt(length - 2.5, radius - 0.9))
    return loft(rings)
  }
  const armholeBand = (side: number, width: number, thickness: number) => {
    if (!armhole) throw new Error('a garment with sleeves has no armholes')
    const meetSide = (y: number, z: number): Vec3 => {
      let [outside, inside] = [wide, 8]
      for (let i = 0; i < 16; i++) {
        const middle = (outside + inside) / 2
        if (solid(side * middle, y, z) > 0) outside = middle
        else inside = middle
      }
      return [side * inside, y, z]
    }
    const line = Array.from({ length: 72 }, (_, k): Vec3 => {
      const a = (k / 72) * Math.PI * 2 * side
      return meetSide(armhole.y + Math.cos(a) * armhole.high * 1.03, 0.6 + Math.sin(a) * armhole.deep * 1.05)
    })
    const frames = line.map((p, i) => {
      const t = unit(sub(line[(i + 1) % 72]!, line[(i + 71) % 72]!))
      const n = normal(p)
      return { p, n, c: unit(cross(n, t)) }
    })
    const outline: Point[] = [
      [-0.9, 0.1],
      [-0.7, thickness * 0.7],
      [width * 0.3, thickness],
      [width * 0.75, thickness],
      [width, thickness * 0.4],
      [width, -thickness * 0.3],
      [-0.9, -thickness * 0.9],
    ]
    return loft(
      outline.map(([across, out]) =>
        frames.map(
          ({ p, n, c }): Vec3 => [p[0] + c[0] * across + n[0] * out, p[1] + c[1] * across + n[1] * out, p[2] + c[2] * across + n[2] * out],
        ),
      ),
    )
  }
  return { body, sleeves, front, drape, band, welt, cuff, armhole: armholeBand }
}

/** Lays something upright on its back on the table. */
export function laid(parts: Part[], back: number): Part[] {
  return parts.map(({ mesh, material }) => {
    const swing = (values: number[], lift: number) => {
      const out: number[] = []
      for (let i = 0; i < values.length; i += 3) out.push(values[i]!, values[i + 2]! + lift, -values[i + 1]!)
      return out
    }
    return { mesh: { ...mesh, positions: swing(mesh.positions, back), normals: swing(mesh.normals, 0) }, material }
  })
}
