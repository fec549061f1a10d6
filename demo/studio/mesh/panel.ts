import { polygonDistance } from './distance.ts'
import { addVertex, emptyMesh, type Mesh, unit, type Vec3 } from './mesh.ts'
import { cloud, noise, smoothstep } from './noise.ts'
import type { Point } from './profile.ts'

/** Negative inside, in centimetres, on the plan of a garment: x to the right, y towards the collar. */
export type Plan = (x: number, y: number) => number

export type PanelOptions = {
  /** Height of the underside over the table. */
  lift?: number
  thickness?: number
  /** Height of the creases, and a number that makes them different from another panel's. */
  creases?: number
  seed?: number
  cell?: number
  /** Turns the weave, in degrees. */
  grain?: number
  /** Extra height, for seams, cords and pockets under the cloth. */
  relief?: (x: number, y: number) => number
  seam?: boolean
  /** Lies on another panel of the same seed and creases all over, instead of settling at its own edge. */
  follows?: boolean
}

/**
 * Cloth lying on a table, seen from above: the plan is filled with a grid whose rim is pulled onto the outline, and the
 * top swells, creases and falls to the table at the edge.
 */
export function panel(plan: Plan, [x0, y0, x1, y1]: [number, number, number, number], options: PanelOptions = {}): Mesh {
  const { lift = 0, thickness = 0.7, creases = 0.35, seed = 1, grain = 0, relief, seam = true } = options
  const cell = options.cell ?? Math.min(0.5, Math.max(x1 - x0, y1 - y0) / 36)
  const mesh = emptyMesh()
  const nx = Math.ceil((x1 - x0) / cell) + 1
  const ny = Math.ceil((y1 - y0) / cell) + 1
  const height = (x: number, y: number, d = -plan(x, y)) => {
    const t = Math.max(0, Math.min(1, d / (thickness * 1.3)))
    const body = thickness * Math.sqrt(1 - (1 - t) ** 2)
    const calm = options.follows ? 1 : smoothstep(0, 5, d)
    const sure = options.follows ? 1 : t
    const warp = cloud(x * 0.06 + seed, y * 0.06, seed) * 6
    const bundle = (u: number, v: number, k: number, z: number) => 1 - Math.sqrt(noise(u, v, z) ** 2 + k)
    const ridge = bundle(x * 0.075 + warp * 0.05 + seed * 3.1, y * 0.022 + warp * 0.03, 0.035, seed)
    const ridge2 = bundle(x * 0.07 + y * 0.06, y * 0.05 - x * 0.03, 0.03, seed + 5)
    const where = smoothstep(-0.3, 0.5, noise(x * 0.04 + 9, y * 0.04, seed + 3))
    const where2 = smoothstep(-0.2, 0.5, noise(x * 0.05, y * 0.05 + 5, seed + 4))
    const fold = ridge * ridge * 2.3 * where + ridge2 * ridge2 * 1.9 * where2 + cloud(x * 0.04, y * 0.03, seed + 2) * 0.9
    return lift + body + creases * fold * calm * sure + (relief?.(x, y) ?? 0) * t
  }
  const c = Math.cos((grain * Math.PI) / 180)
  const s = Math.sin((grain * Math.PI) / 180)
  const ids = new Int32Array(nx * ny).fill(-1)
  const vertex = (i: number, j: number) => {
    const at = i + nx * j
    if (ids[at]! >= 0) return ids[at]!
    let x = x0 + i * cell
    let y = y0 + j * cell
    let d = plan(x, y)
    const e = cell * 0.2
    for (let round = 0; round < 6 && d > 0.002; round++) {
      const gx = plan(x + e, y) - plan(x - e, y)
      const gy = plan(x, y + e) - plan(x, y - e)
      const l = Math.hypot(gx, gy) || 1
      x -= (gx / l) * d
      y -= (gy / l) * d
      d = plan(x, y)
    }
    const h = Math.max(lift, height(x, y))
    const gx = (height(x + e, y) - height(x - e, y)) / (2 * e)
    const gy = (height(x, y + e) - height(x, y - e)) / (2 * e)
    const p: Vec3 = [x, h, -y]
    ids[at] = addVertex(mesh, p, unit([-gx, 1, gy]), x * c + y * s, y * c - x * s, seam ? Math.max(0, -d) : 1e3, x + y)
    return ids[at]!
  }
  for (let j = 0; j < ny - 1; j++)
    for (let i = 0; i < nx - 1; i++) {
      const corners = [0, 1, 2, 3].map((k) => plan(x0 + (i + (k & 1)) * cell, y0 + (j + (k >> 1)) * cell))
      if (Math.min(...corners) > 0) continue
      const [a, b, cc, dd] = [vertex(i, j), vertex(i + 1, j), vertex(i, j + 1), vertex(i + 1, j + 1)] as [number, number, number, number]
      mesh.triangles.push(a, b, cc, b, dd, cc)
    }
  return mesh
}

/** A panel cut to a smooth outline. */
export function cutPanel(outline: Point[], options: PanelOptions = {}): Mesh {
  const xs = outline.map((p) => p[0])
  const ys = outline.map((p) => p[1])
  const pad = 0.6
  return panel(
    polygonDistance(outline),
    [Math.min(...xs) - pad, Math.min(...ys) - pad, Math.max(...xs) + pad, Math.max(...ys) + pad],
    options,
  )
}

export const mirroredOutline = (half: Point[]): Point[] => [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]
