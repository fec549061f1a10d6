import { type Mesh, unit, type Vec3, withFaceNormals } from './mesh.ts'

const mapped = (mesh: Mesh, point: (p: Vec3) => Vec3, normal: (n: Vec3) => Vec3): Mesh => {
  const positions: number[] = []
  const normals: number[] = []
  for (let i = 0; i < mesh.positions.length; i += 3) {
    positions.push(...point([mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!]))
    normals.push(...normal([mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]!]))
  }
  return { ...mesh, positions, normals }
}

export const move = (mesh: Mesh, x: number, y: number, z: number) =>
  mapped(
    mesh,
    (p) => [p[0] + x, p[1] + y, p[2] + z],
    (n) => n,
  )

const turned =
  (axis: 'x' | 'y' | 'z', degrees: number) =>
  (p: Vec3): Vec3 => {
    const c = Math.cos((degrees * Math.PI) / 180)
    const s = Math.sin((degrees * Math.PI) / 180)
    if (axis === 'x') return [p[0], c * p[1] - s * p[2], s * p[1] + c * p[2]]
    if (axis === 'y') return [c * p[0] + s * p[2], p[1], -s * p[0] + c * p[2]]
    return [c * p[0] - s * p[1], s * p[0] + c * p[1], p[2]]
  }

/** Turns about an axis through the origin, right-handed. */
export const turn = (mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number) => mapped(mesh, turned(axis, degrees), turned(axis, degrees))

export const stretch = (mesh: Mesh, x: number, y: number, z: number) => {
  const out = mapped(
    mesh,
    (p) => [p[0] * x, p[1] * y, p[2] * z],
    (n) => unit([n[0] / x, n[1] / y, n[2] / z]),
  )
  if (x * y * z >= 0) return out
  const triangles: number[] = []
  for (let i = 0; i < out.triangles.length; i += 3) triangles.push(out.triangles[i]!, out.triangles[i + 2]!, out.triangles[i + 1]!)
  return { ...out, triangles }
}

/** Moves every point freely and works the normals out again. */
export const bend = (mesh: Mesh, point: (p: Vec3) => Vec3) => withFaceNormals(mapped(mesh, point, (n) => n))
