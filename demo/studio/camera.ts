import type { Angle } from './angles.ts'
import { cross, dot, scale, sub, type Vec3 } from './mesh/mesh.ts'
import type { Part } from './shot.ts'

export const radians = (degrees: number) => (degrees * Math.PI) / 180

export type View = {
  eye: Vec3
  right: Vec3
  up: Vec3
  ahead: Vec3
  slope: [number, number]
  distance: number
  centre: Vec3
  radius: number
}

/** Looks from an angle and steps back until the subject fills its share of the frame. */
export function view(parts: Part[], angle: Angle, aspect: number): View {
  const [yaw, pitch, roll] = [radians(angle.yaw), radians(angle.pitch), radians(angle.roll ?? 0)]
  const back: Vec3 = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
  const ahead = scale(back, -1)
  const right0: Vec3 = [Math.cos(yaw), 0, -Math.sin(yaw)]
  const up0 = cross(right0, ahead)
  const mix = (a: Vec3, b: Vec3, c: number, s: number): Vec3 => [a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s]
  const right = mix(right0, up0, Math.cos(roll), Math.sin(roll))
  const up = mix(up0, right0, Math.cos(roll), -Math.sin(roll))
  const tangent = Math.tan(radians(angle.lens ?? 24) / 2)
  const slope: [number, number] = [tangent * aspect, tangent]
  const { centre, radius, points } = extent(parts)
  let target = angle.at ?? centre
  let distance = angle.span ? angle.span / 2 / tangent : (radius / tangent) * 1.6
  const [shiftX, shiftY] = angle.shift ?? [0, 0]
  if (!angle.at)
    for (let round = 0; round < 8; round++) {
      const eye: Vec3 = [target[0] + back[0] * distance, target[1] + back[1] * distance, target[2] + back[2] * distance]
      let x0 = Infinity
      let x1 = -Infinity
      let y0 = Infinity
      let y1 = -Infinity
      for (const p of points) {
        const d = sub(p, eye)
        const z = dot(d, ahead)
        const x = dot(d, right) / z / slope[0]
        const y = dot(d, up) / z / slope[1]
        x0 = Math.min(x0, x)
        x1 = Math.max(x1, x)
        y0 = Math.min(y0, y)
        y1 = Math.max(y1, y)
      }
      const mx = ((x0 + x1) / 2 - shiftX) * slope[0] * distance
      const my = ((y0 + y1) / 2 - shiftY) * slope[1] * distance
      target = [0, 1, 2].map((k) => target[k]! + right[k]! * mx + up[k]! * my) as Vec3
      distance *= Math.max((x1 - x0) / 2, (y1 - y0) / 2) / (angle.fill ?? 0.66)
    }
  const eye = [0, 1, 2].map((k) => target[k]! + back[k]! * distance) as Vec3
  return { eye, right, up, ahead, slope, distance, centre, radius }
}

function extent(parts: Part[]) {
  const low: Vec3 = [Infinity, Infinity, Infinity]
  const high: Vec3 = [-Infinity, -Infinity, -Infinity]
  const points: Vec3[] = []
  for (const { mesh } of parts) {
    const p = mesh.positions
    const step = Math.max(1, Math.floor(p.length / 3 / 4000)) * 3
    for (let i = 0; i < p.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(low[k]!, p[i + k]!)
        high[k] = Math.max(high[k]!, p[i + k]!)
      }
      if (i % step === 0) points.push([p[i]!, p[i + 1]!, p[i + 2]!])
    }
  }
  const centre = [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as Vec3
  const radius = points.reduce((most, p) => Math.max(most, Math.hypot(...sub(p, centre))), 0) * 1.02
  return { centre, radius, points }
}

/** Column-major projection × view for an eye displaced on the lens and a frame displaced inside the pixel. */
export function cameraMatrix(v: View, eye: Vec3, shift: [number, number]): number[] {
  const near = v.distance * 0.05
  const far = v.distance * 4 + v.radius * 8
  const [sx, sy] = v.slope
  const rows = [
    [...v.right, -dot(v.right, eye)].map((k) => k / sx),
    [...v.up, -dot(v.up, eye)].map((k) => k / sy),
    [...v.ahead, -dot(v.ahead, eye)],
  ] as number[][]
  const depth = rows[2]!
  const x = rows[0]!.map((k, i) => k - shift[0] * depth[i]!)
  const y = rows[1]!.map((k, i) => k - shift[1] * depth[i]!)
  const a = (far + near) / (far - near)
  const b = (-2 * far * near) / (far - near)
  const z = depth.map((k, i) => k * a + (i === 3 ? b : 0))
  const out: number[] = []
  for (let c = 0; c < 4; c++) out.push(x[c]!, y[c]!, z[c]!, depth[c]!)
  return out
}

/** An orthographic view of the subject along a light's direction. */
export function lightMatrix(centre: Vec3, radius: number, to: Vec3): number[] {
  const helper: Vec3 = Math.abs(to[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const x0 = cross(helper, to)
  const x = scale(x0, 1 / Math.hypot(...x0))
  const y = cross(to, x)
  const reach = radius * 6
  const rows = [
    [...x, -dot(x, centre)].map((k) => k / radius),
    [...y, -dot(y, centre)].map((k) => k / radius),
    [...to, -dot(to, centre)].map((k) => -k / reach),
  ]
  const out: number[] = []
  for (let c = 0; c < 4; c++) out.push(rows[0]![c]!, rows[1]![c]!, rows[2]![c]!, c === 3 ? 1 : 0)
  return out
}
