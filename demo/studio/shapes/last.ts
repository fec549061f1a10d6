import { cotton, type Tint } from '../materials.ts'
import { capsule, join, meet } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { smoothstep } from '../mesh/noise.ts'
import { tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'

/** The block a shoe is built over: heel at −z, toe at +z; `side` bends it for the left or right foot. */
export function last(side: number, toe: number, instep: number, heel: number) {
  const plan = (x: number, z: number) => {
    const c = x - side * 0.5 * smoothstep(-4, 10, z) + side * 0.45 * Math.sin(Math.max(0, z + 6) * 0.24)
    return join(capsule(c, 0, z, [0, 0, -9.6], [0, 0, -3], 3.2, 3.3), capsule(c, 0, z, [0, 0, 2.6], [side * -0.25, 0, 8.8], 4.1, 3.7), 6)
  }
  const top = (z: number) => toe + (instep - toe) * smoothstep(11, 1.2, z) + (heel - instep) * smoothstep(0, -7.5, z)
  return { plan, top, hull: (x: number, y: number, z: number) => meet(plan(x, z) * 0.95, (y - top(z)) * 0.8, 4.2) }
}

export const ringOfPlan = (plan: (x: number, z: number) => number, grow: number): Vec3[] =>
  Array.from({ length: 160 }, (_, i) => {
    const a = (i / 160) * Math.PI * 2
    let r = 18
    for (let k = 0; k < 30; k++) r -= Math.max(-1, Math.min(1.5, (plan(Math.cos(a) * r * 0.4, Math.sin(a) * r) - grow) * 0.7))
    return [Math.cos(a) * r * 0.4, 0, Math.sin(a) * r]
  })

export const stitches = (line: Vec3[], tint: Tint): Part[] =>
  line.flatMap((p, i) => (i % 2 === 0 ? [part(tube([p, line[(i + 1) % line.length]!], 0.1, { sides: 8 }), cotton(tint))] : []))

export const pairOfShoes = (make: (side: number) => Part[], apart: number, yaw: number): Part[] => [
  ...moved(turned(make(-1), 'y', yaw), -apart, 0, 0),
  ...moved(turned(make(1), 'y', yaw - 6), apart, 0, 1.2),
]
