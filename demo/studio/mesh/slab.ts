import { addVertex, emptyMesh, type Mesh } from './mesh.ts'
import { dist, type Point, roundRect } from './profile.ts'

/** A convex outline (x, z) standing on y = 0, its edges rounded by `bevel`. The seam runs along the top edge. */
export function slab(outline: Point[], height: number, bevel: number, bottomBevel = bevel, crown = 0): Mesh {
  const mesh = emptyMesh()
  const count = outline.length
  const normal = (k: number): Point => {
    const a = outline[(k - 1 + count) % count]!
    const b = outline[(k + 1) % count]!
    const l = dist(a, b) || 1
    return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l]
  }
  const rings: { inset: number; y: number; tilt: number }[] = []
  const steps = 8
  for (let s = 0; s <= steps; s++) {
    const a = (s / steps) * (Math.PI / 2)
    rings.push({ inset: bottomBevel * (1 - Math.sin(a)), y: bottomBevel * (1 - Math.cos(a)), tilt: a - Math.PI / 2 })
  }
  for (let s = 0; s <= steps; s++) {
    const a = (s / steps) * (Math.PI / 2)
    rings.push({ inset: bevel * (1 - Math.cos(a)), y: height - bevel * (1 - Math.sin(a)), tilt: a })
  }
  const around = [0]
  for (let k = 1; k <= count; k++) around.push(around[k - 1]! + dist(outline[k - 1]!, outline[k % count]!))
  for (const ring of rings)
    for (let k = 0; k <= count; k++) {
      const [x, z] = outline[k % count]!
      const [nx, nz] = normal(k % count)
      const c = Math.cos(ring.tilt)
      addVertex(mesh, [x - nx * ring.inset, ring.y, z - nz * ring.inset], [nx * c, Math.sin(ring.tilt), nz * c], around[k]!, ring.y)
    }
  const width = count + 1
  for (let r = 0; r < rings.length - 1; r++)
    for (let k = 0; k < count; k++) {
      const a = r * width + k
      const b = a + width
      mesh.triangles.push(a, b, a + 1, a + 1, b, b + 1)
    }
  face(mesh, outline, normal, around, bevel, height, 1, crown)
  face(mesh, outline, normal, around, bottomBevel, 0, -1, 0)
  return mesh
}

/** Concentric rings to the middle, so that seams and crowns have vertices. */
function face(
  mesh: Mesh,
  outline: Point[],
  normal: (k: number) => Point,
  around: number[],
  inset: number,
  y: number,
  side: 1 | -1,
  crown: number,
) {
  const count = outline.length
  const middle: Point = [0, 0]
  for (const [x, z] of outline) {
    middle[0] += x / count
    middle[1] += z / count
  }
  const cuts = [0, 0.02, 0.05, 0.09, 0.14, 0.2, 0.3, 0.45, 0.6, 0.8, 0.999]
  const base = mesh.positions.length / 3
  for (const cut of cuts)
    for (let k = 0; k <= count; k++) {
      const [ox, oz] = outline[k % count]!
      const [nx, nz] = normal(k % count)
      const x = ox - nx * inset
      const z = oz - nz * inset
      const lift = crown * (1 - (1 - cut) * (1 - cut))
      const seam = dist([ox, oz], middle) * cut + inset
      const px = x + (middle[0] - x) * cut
      const pz = z + (middle[1] - z) * cut
      const lean = crown * 2 * (1 - cut)
      const r = dist([x, z], middle) || 1
      const n = [((x - middle[0]) / r) * (lean / r), 1, ((z - middle[1]) / r) * (lean / r)]
      const l = Math.hypot(...n)
      addVertex(mesh, [px, y + lift * side, pz], [n[0]! / l, side / l, n[2]! / l], px, pz, seam, around[k]!)
    }
  for (let c = 0; c < cuts.length - 1; c++)
    for (let k = 0; k < count; k++) {
      const a = base + c * (count + 1) + k
      const b = a + count + 1
      mesh.triangles.push(...(side > 0 ? [a, b, a + 1, a + 1, b, b + 1] : [a, a + 1, b, a + 1, b + 1, b]))
    }
}

/** A box with every edge rounded, standing on y = 0. */
export const box = (width: number, height: number, depth: number, radius: number, corner = radius) =>
  slab(roundRect(width, depth, Math.max(corner, 1e-3)), height, radius)

export const disc = (radius: number, height: number, bevel: number, steps = 96): Mesh =>
  slab(
    Array.from({ length: steps }, (_, k) => [Math.cos((k / steps) * Math.PI * 2) * radius, Math.sin((k / steps) * Math.PI * 2) * radius]),
    height,
    bevel,
  )
