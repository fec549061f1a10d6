import type { Material } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { rounded } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'

export type Corner = [number, number] | [number, number, number]

/** A solid of revolution from its corners, each [radius, height, rounding]. */
export const turnedPart = (corners: Corner[], material: Material, segments = 128): Part =>
  part(lathe(rounded(corners), { segments }), material)
