import { addVertex, emptyMesh, type Mesh } from './mesh.ts'
import { dist, type Point } from './profile.ts'

export type LatheOptions = {
  segments?: number
  /** Centimetres to push a point outwards, by angle (radians), distance along the profile and height. */
  push?: (angle: number, along: number, y: number) => number
}

/** Turns a profile of [radius, height] about the y axis. The outside is to the right of the profile's direction. */
export function lathe(profile: Point[], { segments = 128, push }: LatheOptions = {}): Mesh {
  const mesh = emptyMesh()
  const rings = profile.length
  const along = [0]
  for (let i = 1; i < rings; i++) along.push(along[i - 1]! + dist(profile[i - 1]!, profile[i]!))
  const widest = Math.max(...profile.map((p) => p[0]))
  const point = (i: number, angle: number): [number, number] => {
    const [r, y] = profile[Math.max(0, Math.min(rings - 1, i))]!
    if (!push) return [r, y]
    const [nr, ny] = outward(profile, i)
    const d = push(angle, along[Math.max(0, Math.min(rings - 1, i))]!, y)
    return [r + nr * d, y + ny * d]
  }
  for (let i = 0; i < rings; i++)
    for (let s = 0; s <= segments; s++) {
      const angle = (s / segments) * Math.PI * 2
      const [r, y] = point(i, angle)
      const [nr, ny] = outward(profile, i)
      let n: [number, number, number] = [Math.cos(angle) * nr, ny, Math.sin(angle) * nr]
      if (push) {
        const [r0, y0] = point(i - 1, angle)
        const [r1, y1] = point(i + 1, angle)
        const da = 0.01
        const ra = point(i, angle + da)[0]
        const slope = r > 0.01 ? (ra - r) / (da * r) : 0
        const l = Math.hypot(r1 - r0, y1 - y0) || 1
        const pr = (y1 - y0) / l
        const py = -(r1 - r0) / l
        n = [Math.cos(angle) * pr + Math.sin(angle) * slope * pr, py, Math.sin(angle) * pr - Math.cos(angle) * slope * pr]
        const m = Math.hypot(...n)
        n = [n[0] / m, n[1] / m, n[2] / m]
      }
      addVertex(mesh, [Math.cos(angle) * r, y, Math.sin(angle) * r], n, angle * widest, along[i]!)
    }
  for (let i = 0; i < rings - 1; i++)
    for (let s = 0; s < segments; s++) {
      const a = i * (segments + 1) + s
      const b = a + segments + 1
      mesh.triangles.push(a, b, a + 1, a + 1, b, b + 1)
    }
  return mesh
}

function outward(profile: Point[], i: number): Point {
  const a = profile[Math.max(0, Math.min(profile.length - 1, i) - 1)]!
  const b = profile[Math.min(profile.length - 1, Math.max(0, i) + 1)]!
  const l = dist(a, b) || 1
  return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l]
}
