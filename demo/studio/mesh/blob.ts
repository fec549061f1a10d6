import { addVertex, emptyMesh, type Mesh, NO_SEAM, unit, type Vec3 } from './mesh.ts'

/** A signed distance in centimetres, negative inside. */
export type Distance = (x: number, y: number, z: number) => number

const BLOCK = 8

/**
 * Meshes a distance field with surface nets: for everything that is grown or sewn rather than turned on a wheel.
 * Blocks of cells far from the surface are skipped, so a fine `cell` stays affordable.
 */
export function blob(distance: Distance, from: Vec3, to: Vec3, cell: number, seamAt?: (p: Vec3) => [number, number]): Mesh {
  const size = [0, 1, 2].map((k) => Math.ceil((to[k]! - from[k]!) / cell / BLOCK) * BLOCK + 1)
  const [nx, ny, nz] = size as [number, number, number]
  const values = new Float32Array(nx * ny * nz).fill(1)
  const near = (v: number, x: number, y: number, z: number) => {
    values[x + nx * (y + ny * z)] = v
  }
  const reach = BLOCK * cell * 0.87 * 1.6
  const live: Vec3[] = []
  for (let bz = 0; bz < nz - 1; bz += BLOCK)
    for (let by = 0; by < ny - 1; by += BLOCK)
      for (let bx = 0; bx < nx - 1; bx += BLOCK) {
        const half = (BLOCK / 2) * cell
        const d = distance(from[0] + bx * cell + half, from[1] + by * cell + half, from[2] + bz * cell + half)
        const far = Math.abs(d) > reach
        if (!far) live.push([bx, by, bz])
        for (let z = bz; z <= bz + BLOCK; z++)
          for (let y = by; y <= by + BLOCK; y++)
            for (let x = bx; x <= bx + BLOCK; x++) {
              if (far) {
                if (d < 0 && values[x + nx * (y + ny * z)] === 1) near(d, x, y, z)
              } else near(distance(from[0] + x * cell, from[1] + y * cell, from[2] + z * cell), x, y, z)
            }
      }
  return net(values, [nx, ny, nz], live, distance, from, cell, seamAt)
}

function net(
  values: Float32Array,
  [nx, ny]: Vec3,
  live: Vec3[],
  distance: Distance,
  from: Vec3,
  cell: number,
  seamAt?: (p: Vec3) => [number, number],
): Mesh {
  const mesh = emptyMesh()
  const at = (x: number, y: number, z: number) => values[x + nx * (y + ny * z)]!
  const vertexOf = new Map<number, number>()
  const key = (x: number, y: number, z: number) => x + nx * (y + ny * z)
  const e = cell * 0.5
  for (const [bx, by, bz] of live)
    for (let z = bz; z < bz + BLOCK; z++)
      for (let y = by; y < by + BLOCK; y++)
        for (let x = bx; x < bx + BLOCK; x++) {
          let mask = 0
          for (let c = 0; c < 8; c++) if (at(x + (c & 1), y + ((c >> 1) & 1), z + (c >> 2)) < 0) mask |= 1 << c
          if (mask === 0 || mask === 255) continue
          const sum: Vec3 = [0, 0, 0]
          let crossings = 0
          for (let a = 0; a < 8; a++)
            for (let bit = 1; bit < 8; bit <<= 1) {
              if (a & bit) continue
              const b = a | bit
              if (((mask >> a) & 1) === ((mask >> b) & 1)) continue
              const va = at(x + (a & 1), y + ((a >> 1) & 1), z + (a >> 2))
              const vb = at(x + (b & 1), y + ((b >> 1) & 1), z + (b >> 2))
              const t = va / (va - vb)
              sum[0] += (a & 1) + t * ((b & 1) - (a & 1))
              sum[1] += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1))
              sum[2] += (a >> 2) + t * ((b >> 2) - (a >> 2))
              crossings++
            }
          const p: Vec3 = [
            from[0] + (x + sum[0] / crossings) * cell,
            from[1] + (y + sum[1] / crossings) * cell,
            from[2] + (z + sum[2] / crossings) * cell,
          ]
          const gradient = (q: Vec3): Vec3 => [
            distance(q[0] + e, q[1], q[2]) - distance(q[0] - e, q[1], q[2]),
            distance(q[0], q[1] + e, q[2]) - distance(q[0], q[1] - e, q[2]),
            distance(q[0], q[1], q[2] + e) - distance(q[0], q[1], q[2] - e),
          ]
          const n = unit(gradient(p))
          const d = Math.max(-cell, Math.min(cell, distance(...p)))
          const q: Vec3 = [p[0] - n[0] * d, p[1] - n[1] * d, p[2] - n[2] * d]
          const [seam, along] = seamAt?.(q) ?? [NO_SEAM, 0]
          vertexOf.set(key(x, y, z), addVertex(mesh, q, n, q[0] + q[2] * 0.7, q[1], seam, along))
        }
  const quad = (a?: number, b?: number, c?: number, d?: number, flip = false) => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return
    mesh.triangles.push(...(flip ? [a, c, b, a, d, c] : [a, b, c, a, c, d]))
  }
  for (const [bx, by, bz] of live)
    for (let z = bz; z < bz + BLOCK; z++)
      for (let y = by; y < by + BLOCK; y++)
        for (let x = bx; x < bx + BLOCK; x++) {
          const inside = at(x, y, z) < 0
          const v = (dx: number, dy: number, dz: number) => vertexOf.get(key(x + dx, y + dy, z + dz))
          if (inside !== at(x + 1, y, z) < 0) quad(v(0, -1, -1), v(0, 0, -1), v(0, 0, 0), v(0, -1, 0), !inside)
          if (inside !== at(x, y + 1, z) < 0) quad(v(-1, 0, -1), v(-1, 0, 0), v(0, 0, 0), v(0, 0, -1), !inside)
          if (inside !== at(x, y, z + 1) < 0) quad(v(-1, -1, 0), v(0, -1, 0), v(0, 0, 0), v(-1, 0, 0), !inside)
        }
  return mesh
}
