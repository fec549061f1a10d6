import { add, addVertex, cross, dot, emptyMesh, type Mesh, NO_SEAM, scale, sub, unit, type Vec3 } from './mesh.ts'
import { dist, type Point, roundRect, spline } from './profile.ts'

export type SweepOptions = {
  closed?: boolean
  /** Scales the section along the path, by 0…1. */
  swell?: (t: number) => number
  /** The direction the section's y axis should lean to. */
  up?: Vec3
  /** The section's y axis at the start, carried along from there. */
  from?: Vec3
  /** Turns the section along the path, in radians, by 0…1. */
  twist?: (t: number) => number
  /** Half the section's width, when a seam runs along both edges. */
  seamHalfWidth?: number
}

/** Carries a closed 2D section along a path; open ends are capped with a fan. */
export function sweep(path: Vec3[], section: Point[], options: SweepOptions = {}): Mesh {
  const { closed = false, swell = () => 1, up, twist, seamHalfWidth } = options
  const mesh = emptyMesh()
  const count = path.length
  const tangent = (i: number): Vec3 => {
    const a = closed ? path[(i - 1 + count) % count]! : path[Math.max(0, i - 1)]!
    const b = closed ? path[(i + 1) % count]! : path[Math.min(count - 1, i + 1)]!
    return unit(sub(b, a))
  }
  let frame: Vec3 = up ?? options.from ?? (Math.abs(tangent(0)[1]) > 0.85 ? [0, 0, 1] : [0, 1, 0])
  let travelled = 0
  const around = [0]
  for (let k = 1; k <= section.length; k++) around.push(around[k - 1]! + dist(section[k - 1]!, section[k % section.length]!))
  const rows = closed ? count + 1 : count
  const rings: number[] = []
  for (let row = 0; row < rows; row++) {
    const i = row % count
    if (row > 0) travelled += Math.hypot(...sub(path[i]!, path[(row - 1) % count]!))
    const t = tangent(i)
    const wanted = up ?? frame
    let y = unit(sub(wanted, scale(t, dot(wanted, t))))
    let x = cross(y, t)
    frame = y
    const amount = twist?.(row / (rows - 1)) ?? 0
    if (amount) {
      const c = Math.cos(amount)
      const s = Math.sin(amount)
      const x2 = add(scale(x, c), scale(y, s))
      y = sub(scale(y, c), scale(x, s))
      x = x2
    }
    const size = swell(row / (rows - 1))
    rings.push(mesh.positions.length / 3)
    for (let k = 0; k <= section.length; k++) {
      const [sx, sy] = section[k % section.length]!
      const [nx, ny] = outward(section, k % section.length)
      const p = add(path[i]!, add(scale(x, sx * size), scale(y, sy * size)))
      const n = unit(add(scale(x, nx), scale(y, ny)))
      const seam = seamHalfWidth === undefined ? NO_SEAM : seamHalfWidth - Math.abs(sx)
      addVertex(mesh, p, n, around[k]!, travelled, seam, travelled)
    }
  }
  const width = section.length + 1
  for (let row = 0; row < rows - 1; row++)
    for (let k = 0; k < section.length; k++) {
      const a = rings[row]! + k
      const b = a + width
      mesh.triangles.push(a, a + 1, b, a + 1, b + 1, b)
    }
  if (!closed) {
    cap(mesh, path[0]!, rings[0]!, section.length, scale(tangent(0), -1), false)
    cap(mesh, path[count - 1]!, rings[rows - 1]!, section.length, tangent(count - 1), true)
  }
  return mesh
}

function cap(mesh: Mesh, centre: Vec3, ring: number, count: number, n: Vec3, forward: boolean) {
  const middle = addVertex(mesh, centre, n, 0, 0)
  const first = middle + 1
  for (let k = 0; k <= count; k++) {
    const at = (ring + k) * 3
    addVertex(mesh, mesh.positions.slice(at, at + 3) as Vec3, n, 0, 0)
  }
  for (let k = 0; k < count; k++) mesh.triangles.push(middle, ...(forward ? [first + k, first + k + 1] : [first + k + 1, first + k]))
}

function outward(section: Point[], k: number): Point {
  const count = section.length
  const a = section[(k - 1 + count) % count]!
  const b = section[(k + 1) % count]!
  const l = dist(a, b) || 1
  return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l]
}

export const circle = (radius: number, steps = 20): Point[] =>
  Array.from({ length: steps }, (_, k) => {
    const angle = (k / steps) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })

/** A smooth path through points in space. */
export function curve(points: Vec3[], perSpan = 16, closed = false): Vec3[] {
  const count = points.length
  const at = (i: number) => (closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!)
  const out: Vec3[] = []
  const spans = closed ? count : count - 1
  for (let i = 0; i < spans; i++)
    for (let s = 0; s < perSpan; s++) out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), s / perSpan) as Vec3)
  if (!closed) out.push(points[count - 1]!)
  return out
}

export const tube = (path: Vec3[], radius: number, options: SweepOptions & { sides?: number } = {}) =>
  sweep(path, circle(radius, options.sides ?? 20), options)

/** A band of leather or cloth; width lies across the path, thickness along `up`. */
export const strap = (path: Vec3[], width: number, thickness: number, options: SweepOptions = {}) =>
  sweep(path, denseRect(width, thickness), { seamHalfWidth: width / 2, ...options })

/** A flat section with enough vertices across it for seams to be measured. */
function denseRect(width: number, height: number): Point[] {
  const corner = roundRect(width, height, Math.min(width, height) * 0.45, 5)
  const out: Point[] = []
  corner.forEach((p, i) => {
    const q = corner[(i + 1) % corner.length]!
    const pieces = Math.max(1, Math.ceil(dist(p, q) / Math.max(0.12, width / 30)))
    for (let s = 0; s < pieces; s++) out.push([p[0] + ((q[0] - p[0]) * s) / pieces, p[1] + ((q[1] - p[1]) * s) / pieces])
  })
  return out
}
