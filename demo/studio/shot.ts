import type { Angle } from './angles.ts'
import type { Material, Tint } from './materials.ts'
import type { Mesh, Vec3 } from './mesh/mesh.ts'
import { move, stretch, turn } from './mesh/move.ts'

/** A piece of one material. A product is a list of them. */
export type Part = { mesh: Mesh; material: Material }

export type Shot = {
  parts: Part[]
  angle: Angle
  /** Colour of the paper sweep. */
  paper: Tint
  /** Height of the key light over the horizon, in degrees; low light brings out folds. */
  keyHeight?: number
  /** Where the key light stands, in degrees from the camera's back; it is at the left. */
  keySide?: number
  /** Left out: that of a picture on paper. */
  exposure?: number
  /** A lamp on the table. */
  glow?: { at: Vec3; strength: number }
  frame?: { width: number; height: number }
}

/** A shot is built only when it is taken: meshes are big. */
export type ShotList = Record<string, (() => Shot)[]>

export const part = (mesh: Mesh, material: Material): Part => ({ mesh, material })

const each = (parts: Part[], change: (mesh: Mesh) => Mesh) => parts.map((p) => ({ ...p, mesh: change(p.mesh) }))

/** Glaze lines, enamel rims and tinted lenses are heights over the table, so they travel with the part. */
function lifted(material: Material, y: number): Material {
  const { kind, tune, tune2 } = material
  if (kind === 'ceramic') return { ...material, tune: [tune[0], tune[1], tune[2] + y, tune[3] && tune[3] + y] }
  if (tune2[1] > tune2[0] && (kind === 'plastic' || kind === 'glass'))
    return { ...material, tune2: [tune2[0] + y, tune2[1] + y, tune2[2], tune2[3]] }
  return material
}

export const moved = (parts: Part[], x: number, y: number, z: number) =>
  parts.map((p) => ({ mesh: move(p.mesh, x, y, z), material: y ? lifted(p.material, y) : p.material }))

export const turned = (parts: Part[], axis: 'x' | 'y' | 'z', degrees: number) => each(parts, (m) => turn(m, axis, degrees))
export const sized = (parts: Part[], k: number) => each(parts, (m) => stretch(m, k, k, k))

/** Lowers or lifts parts until they stand on the table. */
export function grounded(parts: Part[]): Part[] {
  let lowest = Infinity
  for (const { mesh } of parts) for (let i = 1; i < mesh.positions.length; i += 3) lowest = Math.min(lowest, mesh.positions[i]!)
  return moved(parts, 0, -lowest, 0)
}
