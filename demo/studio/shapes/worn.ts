/** Garments filled by a body that is not there. */
import { blob } from '../mesh/blob.ts'
import { pieces } from '../mesh/loft.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { Part } from '../shot.ts'
import { armholeBandOf, cuffOf } from './worn/arms.ts'
import type { Form, Worn } from './worn/form.ts'
import { weltOf } from './worn/hem.ts'
import { neckBandOf } from './worn/neck.ts'
import { shellOf } from './worn/shell.ts'
import { sleeveOf } from './worn/sleeve.ts'
import { surfaceOf } from './worn/surface.ts'
import { torsoOf } from './worn/torso.ts'

export type { Folds, Form, Row, Station, Worn } from './worn/form.ts'

export function worn(form: Form): Worn {
  const { hem } = form
  const cell = form.cell ?? 0.5
  const inside = torsoOf(form)
  const arms = sleeveOf(form)
  const { bottom, top, torso, around } = inside
  const { exists, whole, sleeve } = arms
  const { solid, shell } = shellOf(form, inside, arms)

  const wide = Math.max(...form.rows.map((r) => r[1]), ...form.sleeve.map((s) => s[0] + s[3])) + 3
  const deep = Math.max(...form.rows.map((r) => r[2])) + 3
  const behind = -Math.max(...form.rows.map((r) => r[3])) - 3
  const whole3d = blob(shell, [-wide, bottom - 2, behind], [wide, top + 1, deep], cell)

  const [body, sleeves] = pieces(
    whole3d,
    2,
    (p) => (exists && Math.abs(p[0]) > 12 && sleeve(...p).d < torso(...p) ? 1 : 0),
    (p, piece) => {
      if (piece === 0) return { u: around(p), v: p[1], seam: p[1] - hem(p[0]), along: p[0] }
      const s = sleeve(...p)
      return { u: s.over * 6.4, v: -s.along, seam: whole - s.along, along: s.over * 6.4 }
    },
  ) as [Mesh, Mesh]

  const surface = surfaceOf(solid, deep)
  const { front, drape } = surface
  return {
    body,
    sleeves,
    front,
    drape,
    band: neckBandOf(form, surface, { deep, behind }),
    welt: weltOf(form, inside),
    cuff: cuffOf(form, arms),
    armhole: armholeBandOf(form, solid, surface, wide),
  }
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
