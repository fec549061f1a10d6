/** The body inside: its outline by height, and the distance to it. */

import type { Vec3 } from '../../mesh/mesh.ts'
import { type Point, spline } from '../../mesh/profile.ts'
import type { Form, Row } from './form.ts'

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
export const POWER = 2.5
const powered = (k: number) => k * k * Math.sqrt(k)

export type Torso = {
  /** The outline at a height. */
  row: (y: number) => Row
  bottom: number
  top: number
  /** Distance to the body. */
  torso: (x: number, y: number, z: number) => number
  /** The way around the body from the middle of its front, measured on one row. */
  around: (p: Vec3) => number
}

export function torsoOf(form: Pick<Form, 'rows'>): Torso {
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

  const reference = row(46)
  const arc: number[] = [0]
  const ARCS = 180
  const onRow = (a: number): Point => [reference[1] * Math.sin(a), (Math.cos(a) > 0 ? reference[2] : reference[3]) * Math.cos(a)]
  for (let i = 1; i <= ARCS; i++) {
    const p = onRow((Math.PI * i) / ARCS)
    const q = onRow((Math.PI * (i - 1)) / ARCS)
    arc.push(arc[i - 1]! + Math.hypot(p[0] - q[0], p[1] - q[1]))
  }
  const around = ([x, y, z]: Vec3) => {
    const [, w, f, b] = row(y)
    const k = (Math.abs(Math.atan2(x / w, z / (z > 0 ? f : b))) / Math.PI) * ARCS
    const i = Math.min(ARCS - 1, Math.floor(k))
    return Math.sign(x) * (arc[i]! + (arc[i + 1]! - arc[i]!) * (k - i))
  }
  return { row, bottom, top, torso, around }
}
