export type Point = [number, number]

/**
 * A smooth line through corners rounded by their own radius: [x, y, radius?]. Nothing that is made has a perfectly
 * sharp edge, and the light on a rounded one is what makes it look real.
 */
export function rounded(corners: ([number, number] | [number, number, number])[], closed = false, step = 0.05): Point[] {
  const out: Point[] = []
  const count = corners.length
  for (let i = 0; i < count; i++) {
    const [x, y, radius = 0] = corners[i]!
    const before = corners[(i - 1 + count) % count]!
    const after = corners[(i + 1) % count]!
    if ((!closed && (i === 0 || i === count - 1)) || radius === 0) {
      out.push([x, y])
      continue
    }
    const a: Point = [before[0] - x, before[1] - y]
    const b: Point = [after[0] - x, after[1] - y]
    const la = Math.hypot(...a)
    const lb = Math.hypot(...b)
    const reach = Math.min(radius, la * 0.499, lb * 0.499)
    const from: Point = [x + (a[0] / la) * reach, y + (a[1] / la) * reach]
    const to: Point = [x + (b[0] / lb) * reach, y + (b[1] / lb) * reach]
    const steps = Math.max(4, Math.min(28, Math.round(reach / step)))
    for (let s = 0; s <= steps; s++) {
      const t = s / steps
      const k = 1 - t
      out.push([k * k * from[0] + 2 * k * t * x + t * t * to[0], k * k * from[1] + 2 * k * t * y + t * t * to[1]])
    }
  }
  return refine(out, closed, 24)
}

/** Splits long stretches so that displacement and lighting have vertices to work with. */
function refine(points: Point[], closed: boolean, parts: number): Point[] {
  let total = 0
  for (let i = 1; i < points.length; i++) total += dist(points[i - 1]!, points[i]!)
  const limit = total / (parts * 4)
  const out: Point[] = []
  const last = closed ? points.length : points.length - 1
  for (let i = 0; i < last; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    const pieces = Math.max(1, Math.ceil(dist(a, b) / limit))
    if (dist(a, b) < 1e-7) continue
    for (let s = 0; s < pieces; s++) out.push([a[0] + ((b[0] - a[0]) * s) / pieces, a[1] + ((b[1] - a[1]) * s) / pieces])
  }
  if (!closed) out.push(points[points.length - 1]!)
  return out
}

export const dist = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A smooth curve through points (Catmull-Rom). */
export function through(points: Point[], perSpan = 12): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let s = 0; s < perSpan; s++) out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), s / perSpan) as Point)
  out.push(points[points.length - 1]!)
  return out
}

export function spline(a: number[], b: number[], c: number[], d: number[], t: number): number[] {
  return b.map((_, k) => {
    const p = a[k]!
    const q = b[k]!
    const r = c[k]!
    const s = d[k]!
    return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  })
}

/** The outline of a rectangle with round corners, around the origin, anticlockwise. */
export function roundRect(width: number, height: number, radius: number, steps = 14): Point[] {
  const out: Point[] = []
  const centres: [number, number, number][] = [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ]
  for (const [sx, sy, start] of centres)
    for (let s = 0; s <= steps; s++) {
      const angle = ((start + (90 * s) / steps) * Math.PI) / 180
      out.push([sx * (width / 2 - radius) + Math.cos(angle) * radius, sy * (height / 2 - radius) + Math.sin(angle) * radius])
    }
  return out
}
