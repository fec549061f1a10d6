/** Points on the cloth: where a line meets it, and what is laid on its front. */
import { type Mesh, unit, type Vec3 } from '../../mesh/mesh.ts'
import { bend } from '../../mesh/move.ts'

export type Surface = {
  normal: (p: Vec3) => Vec3
  /** The point over (x, y) that is met on the way from one depth to another. */
  meet: (x: number, y: number, from: number, to: number) => Vec3
  front: (x: number, y: number) => { p: Vec3; n: Vec3 }
  drape: (mesh: Mesh) => Mesh
}

/** `deep`: before all of the cloth. */
export function surfaceOf(solid: (x: number, y: number, z: number) => number, deep: number): Surface {
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
  return { normal, meet, front, drape }
}
