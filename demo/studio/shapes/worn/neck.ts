/** The band round the neck. */
import { loft } from '../../mesh/loft.ts'
import { cross, dot, scale, sub, unit, type Vec3 } from '../../mesh/mesh.ts'
import type { Point } from '../../mesh/profile.ts'
import type { Form, Worn } from './form.ts'
import type { Surface } from './surface.ts'

/** `deep` and `behind`: before and behind all of the cloth. */
export function neckBandOf(form: Form, { normal, meet }: Surface, { deep, behind }: { deep: number; behind: number }): Worn['band'] {
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
  return band
}
