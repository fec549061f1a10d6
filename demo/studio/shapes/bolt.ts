import { linen, paper, type Tint } from '../materials.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { bend, move, turn } from '../mesh/move.ts'
import { noise } from '../mesh/noise.ts'
import { disc } from '../mesh/slab.ts'
import { strap } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { ribbed } from './garment.ts'

/** Fabric rolled on a tube, its end lying on the table toward the camera. */
export function fabricBolt(color: Tint, width = 34): Part[] {
  const thickness = 0.24
  const inner = 2
  const turns = 9
  const outer = inner + turns * thickness * 1.15
  const path: Vec3[] = []
  for (let step = 0; step <= turns * 60; step += 1) {
    const a = (step / 60) * Math.PI * 2
    const r = inner + (step / 60) * thickness * 1.15
    path.push([0, outer + r * Math.sin(a - Math.PI / 2), r * Math.cos(a - Math.PI / 2)])
  }
  for (let step = 1; step <= 40; step += 1) {
    const z = step * 0.55
    path.push([0, thickness / 2 + 0.35 * Math.max(0, noise(z * 0.3, 2)) * (step / 40), z])
  }
  const cloth = ribbed(strap(path, width, thickness))
  const laid = bend(cloth, ([x, y, z]) => [
    x + 0.3 * noise(y * 0.8, z * 0.2),
    Math.max(0.02, y + (z > outer ? 0.25 * Math.max(0, noise(x * 0.12, z * 0.2)) : 0)),
    z,
  ])
  const tube = move(turn(disc(inner, width + 2.4, 0.1), 'z', -90), -(width + 2.4) / 2, outer, 0)
  return [part(laid, linen(color, { threads: 6 })), part(tube, paper('#c7a983'))]
}
