import type { Point } from './profile.ts'

/** Small vocabulary of distance fields. */
export const roundBox = (x: number, y: number, z: number, w: number, h: number, d: number, r: number) => {
  const qx = Math.abs(x) - w / 2 + r
  const qy = Math.abs(y) - h / 2 + r
  const qz = Math.abs(z) - d / 2 + r
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(0, Math.max(qx, qy, qz)) - r
}

export const ellipsoid = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.hypot(x / a, y / b, z / c)
  const k1 = Math.hypot(x / (a * a), y / (b * b), z / (c * c))
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1
}

export const capsule = (x: number, y: number, z: number, a: [number, number, number], b: [number, number, number], ra: number, rb = ra) => {
  const px = x - a[0]
  const py = y - a[1]
  const pz = z - a[2]
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const dz = b[2] - a[2]
  const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)))
  return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (ra + (rb - ra) * t)
}

/** Union, intersection and difference with a soft joint of width k. */
export const join = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}
export const meet = (a: number, b: number, k: number) => -join(-a, -b, k)
export const cut = (a: number, b: number, k: number) => -join(-a, b, k)

/** Distance to a closed polygon in the plane, negative inside. */
export function polygonDistance(points: Point[]): (x: number, y: number) => number {
  return (x, y) => {
    let d = Infinity
    let sign = 1
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [ax, ay] = points[i]!
      const [bx, by] = points[j]!
      const ex = bx - ax
      const ey = by - ay
      const wx = x - ax
      const wy = y - ay
      const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
      const dx = wx - ex * t
      const dy = wy - ey * t
      d = Math.min(d, dx * dx + dy * dy)
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) sign = -sign
    }
    return sign * Math.sqrt(d)
  }
}

/** A flat outline given thickness along the third axis, edges rounded by r. */
export const extruded = (planar: number, across: number, thickness: number, r: number) => {
  const a = planar + r
  const b = Math.abs(across) - thickness / 2 + r
  return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - r
}
