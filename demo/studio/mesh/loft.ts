import { addVertex, emptyMesh, length, type Mesh, NO_SEAM, sub, type Vec3, withFaceNormals } from './mesh.ts'

/** Closed rings of the same number of points, skinned from the first to the last; the outside is left of a ring that runs on. */
export function loft(rings: Vec3[][]): Mesh {
  const mesh = emptyMesh()
  const count = rings[0]!.length
  const travelled = new Float64Array(count + 1)
  for (const [row, ring] of rings.entries()) {
    let around = 0
    for (let k = 0; k <= count; k++) {
      const p = ring[k % count]!
      if (k > 0) around += length(sub(p, ring[k - 1]!))
      if (row > 0) travelled[k] = travelled[k]! + length(sub(p, rings[row - 1]![k % count]!))
      addVertex(mesh, p, [0, 1, 0], around, travelled[k]!, NO_SEAM, around)
    }
  }
  const width = count + 1
  for (let row = 0; row < rings.length - 1; row++)
    for (let k = 0; k < count; k++) {
      const a = row * width + k
      const b = a + width
      mesh.triangles.push(a, a + 1, b, a + 1, b + 1, b)
    }
  const smooth = withFaceNormals(mesh)
  for (let row = 0; row < rings.length; row++)
    for (let c = 0; c < 3; c++) {
      const [first, last] = [row * width * 3 + c, (row * width + count) * 3 + c]
      const sum = smooth.normals[first]! + smooth.normals[last]!
      smooth.normals[first] = sum / 2
      smooth.normals[last] = sum / 2
    }
  return smooth
}

/** Parts a mesh by the piece each triangle's first corner belongs to, and lays every piece's own material coordinates over it. */
export function pieces(
  mesh: Mesh,
  count: number,
  pieceAt: (p: Vec3) => number,
  lay: (p: Vec3, piece: number) => { u: number; v: number; seam?: number; along?: number },
): Mesh[] {
  const out = Array.from({ length: count }, emptyMesh)
  const moved = Array.from({ length: count }, () => new Map<number, number>())
  const vertices = mesh.positions.length / 3
  const at = (i: number): Vec3 => [mesh.positions[i * 3]!, mesh.positions[i * 3 + 1]!, mesh.positions[i * 3 + 2]!]
  const pieceOf = new Uint8Array(vertices)
  for (let i = 0; i < vertices; i++) pieceOf[i] = pieceAt(at(i))
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const piece = pieceOf[mesh.triangles[t]!]!
    const corners = [0, 1, 2].map((k) => {
      const i = mesh.triangles[t + k]!
      const known = moved[piece]!.get(i)
      if (known !== undefined) return known
      const p = at(i)
      const { u, v, seam = NO_SEAM, along = 0 } = lay(p, piece)
      const n: Vec3 = [mesh.normals[i * 3]!, mesh.normals[i * 3 + 1]!, mesh.normals[i * 3 + 2]!]
      const fresh = addVertex(out[piece]!, p, n, u, v, seam, along)
      moved[piece]!.set(i, fresh)
      return fresh
    })
    out[piece]!.triangles.push(...corners)
  }
  return out
}
