/** The sleeves: a row of stations, mirrored. */
import { sub, unit, type Vec3 } from '../../mesh/mesh.ts'
import { spline } from '../../mesh/profile.ts'
import type { Form, Station } from './form.ts'

export type OnSleeve = { d: number; along: number; over: number }

export type Sleeve = {
  exists: boolean
  /** The length of a sleeve. */
  whole: number
  end: Station | undefined
  /** The direction at its end. */
  ending: Vec3
  sleeve: (x: number, y: number, z: number) => OnSleeve
}

/** Depth of a sleeve as a share of its width. */
export const FLAT = 0.78
export const NOWHERE: OnSleeve = { d: 1e3, along: 0, over: 0 }

export function sleeveOf(form: Form): Sleeve {
  const { flat = FLAT } = form
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
  return { exists: stations.length > 0, whole, end, ending, sleeve }
}
