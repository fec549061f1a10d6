/** Lengths are centimetres, y is up and the table is y = 0. */
export type Vec3 = [number, number, number]

/**
 * A triangle mesh under construction. `uvs` are centimetres along the material, so a weave has the same size on every
 * product. `marks` are (distance to the nearest seam, position along it); a large distance means there is none.
 */
export type Mesh = { positions: number[]; normals: number[]; uvs: number[]; marks: number[]; triangles: number[] }

export const NO_SEAM = 1e3

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], uvs: [], marks: [], triangles: [] })

export const vertexCount = (mesh: Mesh) => mesh.positions.length / 3

export function addVertex(mesh: Mesh, p: Vec3, n: Vec3, u: number, v: number, seam = NO_SEAM, along = 0): number {
  mesh.positions.push(p[0], p[1], p[2])
  mesh.normals.push(n[0], n[1], n[2])
  mesh.uvs.push(u, v)
  mesh.marks.push(seam, along)
  return vertexCount(mesh) - 1
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const length = (a: Vec3) => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1))

/** Recomputes smooth normals from the faces, for meshes whose vertices were moved. */
export function withFaceNormals(mesh: Mesh): Mesh {
  const { positions: p, triangles: t } = mesh
  const n = new Float64Array(p.length)
  for (let i = 0; i < t.length; i += 3) {
    const a = t[i]! * 3
    const b = t[i + 1]! * 3
    const c = t[i + 2]! * 3
    const e1: Vec3 = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!]
    const e2: Vec3 = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!]
    const f = cross(e1, e2)
    for (const v of [a, b, c]) for (let k = 0; k < 3; k++) n[v + k] = n[v + k]! + f[k]!
  }
  const normals: number[] = []
  for (let i = 0; i < n.length; i += 3) normals.push(...unit([n[i]!, n[i + 1]!, n[i + 2]!]))
  return { ...mesh, normals }
}
