/** Welts at the hem. */
import { loft } from '../../mesh/loft.ts'
import type { Vec3 } from '../../mesh/mesh.ts'
import { noise } from '../../mesh/noise.ts'
import type { Form, Worn } from './form.ts'
import { POWER, type Torso } from './torso.ts'

export function weltOf({ folds: { seed } }: Form, { row }: Torso): Worn['welt'] {
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
  return welt
}
