import { cameraMatrix, lightMatrix, radians, type View } from './camera.ts'
import { cross, scale, type Vec3 } from './mesh/mesh.ts'
import { dice, smoothstep } from './mesh/noise.ts'
import type { WireExposure } from './page/wire.ts'
import type { Shot } from './shot.ts'

const KEY: Vec3 = [0.7, 0.678, 0.645]
const FILL = 0.47

/** Turns a direction of the rig, which stands behind the camera, into the world. */
const turning =
  (yaw: number) =>
  ([x, y, z]: Vec3): Vec3 => [x * Math.cos(yaw) + z * Math.sin(yaw), y, -x * Math.sin(yaw) + z * Math.cos(yaw)]

const normal = (a: Vec3): Vec3 => scale(a, 1 / Math.hypot(...a))

/** The softboxes as mirrors see them: the key at the left, a tall strip behind at the right, one overhead. */
export function panels(yaw: number): Record<string, number[]> {
  const world = turning(yaw)
  const set: { to: Vec3; size: Vec3 }[] = [
    { to: normal([-0.8, 0.52, 0.5]), size: [0.55, 0.72, 3.6] },
    { to: normal([0.9, 0.3, -0.2]), size: [0.2, 0.95, 1.9] },
    { to: normal([0.15, 0.95, -0.35]), size: [0.7, 0.3, 1.2] },
  ]
  const sides = set.map(({ to }) => normal(cross([0, 1, 0.001], to)))
  return {
    uPanelTo: set.flatMap(({ to }) => world(to)),
    uPanelSide: sides.flatMap((side) => world(side)),
    uPanelHigh: set.flatMap(({ to }, i) => world(cross(to, sides[i]!))),
    uPanelSize: set.flatMap(({ size }) => size),
  }
}

/** Light from a direction of the dome, in the rig: cool and brighter from the left above, the table's colour below. */
function dome([x, y, z]: Vec3, paper: Vec3): Vec3 {
  const up = smoothstep(-0.15, 0.25, y)
  const sky = (0.75 + 0.5 * y - 0.28 * x + 0.12 * z) * FILL
  return [0.94, 0.97, 1].map((k, i) => paper[i]! * 0.62 * (1 - up) + k * sky * up) as Vec3
}

/** The places on lens, pixel, key and dome that one picture is summed from. The same shot always gets the same ones. */
export function exposures(v: View, shot: Shot, paper: Vec3, width: number, height: number, count: number): WireExposure[] {
  const next = dice(7)
  const out: WireExposure[] = []
  const yaw = radians(shot.angle.yaw)
  const high = radians(shot.keyHeight ?? 48)
  const world = turning(yaw)
  const keyStrength = 1 / Math.max(0.55, Math.sin(high)) / 3
  const side = radians(shot.keySide ?? -52)
  const key: Vec3 = [Math.sin(side) * Math.cos(high), Math.sin(high), Math.cos(side) * Math.cos(high)]
  const golden = 0.7548776662466927
  const silver = 0.5698402909980532
  for (let i = 0; i < count; i++) {
    const u = (0.5 + i * golden) % 1
    const w = (0.5 + i * silver) % 1
    const bulge = (t: number) => (t - 0.5) * (0.7 + 1.2 * Math.abs(t - 0.5)) * 1.3
    const lensAngle = i * 2.399963
    const lens = Math.sqrt((((i * 7) % count) + 0.5) / count) * (shot.angle.blur ?? 0)
    const lx = Math.cos(lensAngle) * lens
    const ly = Math.sin(lensAngle) * lens
    const eye = [0, 1, 2].map((k) => v.eye[k]! + v.right[k]! * lx + v.up[k]! * ly) as Vec3
    const ndc: [number, number] = [
      (bulge(u) * 2) / width - lx / v.distance / v.slope[0],
      (bulge(w) * 2) / height - ly / v.distance / v.slope[1],
    ]
    const toLight: Vec3[] = []
    const lightColor: number[] = []
    for (let s = 0; s < 3; s++) {
      const n = i * 3 + s
      const spreadX = (((0.3 + n * silver) % 1) - 0.5) * 1.0
      const spreadY = (((0.7 + n * golden) % 1) - 0.5) * 0.75
      const k: Vec3 = [key[0] + spreadX * 0.7, key[1] + spreadY, key[2] + spreadX * 0.6]
      toLight.push(world(normal(k)))
      lightColor.push(...scale(KEY, keyStrength))
    }
    for (let s = 0; s < 3; s++) {
      const n = i * 3 + s
      const y = 1 - (2 * (((n * 7) % (count * 3)) + next())) / (count * 3)
      const a = n * 2.399963 + next() * 0.4
      const r = Math.sqrt(1 - y * y)
      const to: Vec3 = [Math.cos(a) * r, y, Math.sin(a) * r]
      toLight.push(world(to))
      lightColor.push(...scale(dome(to, paper), 4 / 3))
    }
    const flat = toLight.map((to) => lightMatrix(v.centre, v.radius, to))
    out.push({
      camera: cameraMatrix(v, eye, ndc),
      eye,
      shift: ndc,
      toLight: toLight.flat(),
      lightColor,
      // rows x, y, z of each matrix, moved from −1…1 to 0…1
      shadow: flat.flatMap((m) => [0, 1, 2, 3].flatMap((c) => [0, 1, 2].map((r) => m[c * 4 + r]! * 0.5 + (c === 3 ? 0.5 : 0)))),
      shadowFlat: flat,
    })
  }
  return out
}
