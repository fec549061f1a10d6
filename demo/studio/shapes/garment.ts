import type { Material } from '../materials.ts'
import { coated, plastic } from '../materials.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { cutPanel, type PanelOptions } from '../mesh/panel.ts'
import { type Point, rounded, through } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { curve, strap, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

const flat = (points: Point[], y: number): Vec3[] => points.map(([x, z]) => [x, y, -z])

/** Ribs run across a band: swaps the weave's directions. */
export const ribbed = (mesh: Mesh): Mesh => {
  const uvs: number[] = []
  for (let i = 0; i < mesh.uvs.length; i += 2) uvs.push(mesh.uvs[i + 1]!, mesh.uvs[i]!)
  return { ...mesh, uvs }
}

export const cord = (points: Vec3[], radius: number, material: Material): Part =>
  part(tube(curve(points, 14), radius, { sides: 10 }), material)

export const button = (
  x: number,
  y: number,
  h: number,
  radius: number,
  material: Material = plastic('#5b4534', { rough: 0.25 }),
): Part[] => [
  part(move(disc(radius, 0.28, 0.12, 32), x, h, -y), material),
  ...[-1, 1].map((s) => part(move(disc(radius * 0.13, 0.02, 0.01, 10), x + s * radius * 0.28, h + 0.275, -y), coated('#1b1512'))),
]

/** A narrow flat strip of cloth along a line on the garment. */
export const strip = (points: Point[], y: number, width: number, material: Material, thickness = 0.22): Part =>
  part(strap(flat(through(points, 10), y), width, thickness, { up: [0, 1, 0] }), material)

export const patch = (outline: [number, number, number?][], options: PanelOptions, material: Material): Part =>
  part(cutPanel(rounded(outline as [number, number, number][], true), options), material)
