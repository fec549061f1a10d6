/** The cloth as a distance field: the filled garment, and the hollow shell with its openings. */
import { join, polygonDistance } from '../../mesh/distance.ts'
import { dot } from '../../mesh/mesh.ts'
import { smoothstep } from '../../mesh/noise.ts'
import type { Point } from '../../mesh/profile.ts'
import { foldsOf } from './folds.ts'
import type { Form } from './form.ts'
import { NOWHERE, type Sleeve } from './sleeve.ts'
import type { Torso } from './torso.ts'

type Distance = (x: number, y: number, z: number) => number

/** `solid`: with its folds, filled. `shell`: hollow where one can look in, cut at neck, hem and cuffs. */
export function shellOf(form: Form, { torso }: Torso, { sleeve, whole, end, ending }: Sleeve): { solid: Distance; shell: Distance } {
  const { cloth, hem } = form
  const fold = foldsOf(form, whole)

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
  return { solid, shell }
}
