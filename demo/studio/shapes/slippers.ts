import { felt, leather, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { ellipsoid } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { curve } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { last, ringOfPlan, stitches } from './last.ts'
import { shade } from './shade.ts'

export function slipper(color: Tint, side: number): Part[] {
  const { plan, hull } = last(side, 4.2, 6.8, 5.6)
  const mouth = (x: number, y: number, z: number) => ellipsoid(x, y - 8, z + 5.6, 3.0, 5.4, 6.2)
  const upper = (x: number, y: number, z: number) => {
    const d = hull(x, y, z)
    const shell = Math.max(d, -(d + 0.62))
    return Math.max(Math.max(shell, -mouth(x, y, z)), 0.35 - y)
  }
  const sole = (x: number, y: number, z: number) => Math.max(plan(x, z) - 0.28, Math.abs(y - 0.28) - 0.28)
  const bed = (x: number, y: number, z: number) => Math.max(plan(x, z) + 0.5, Math.abs(y - 0.75) - 0.2)
  const box: [Vec3, Vec3] = [
    [-6.5, -0.3, -15],
    [6.5, 9, 15],
  ]
  const welt = curve(ringOfPlan(plan, 0.05), 1, true).map(([x, , z]): Vec3 => [x, 0.75, z])
  return [
    part(blob(upper, ...box, 0.15), felt(color)),
    part(blob(sole, ...box, 0.2), leather('tan', { grain: 0.06 })),
    part(blob(bed, ...box, 0.22), felt(shade(color, 0.8))),
    ...stitches(welt, 'ivory'),
  ]
}
