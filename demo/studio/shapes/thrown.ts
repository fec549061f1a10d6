import type { Material } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { noise } from '../mesh/noise.ts'
import { type Point, through } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'

/** Every pot leans a hair and shows the fingers that raised it. */
export const thrown = (depth: number, pitch: number, seed: number) => (angle: number, along: number, y: number) =>
  depth * Math.sin(along * pitch + angle * 0.5) * (0.6 + 0.4 * noise(y * 0.6, seed)) + 0.03 * Math.sin(angle * 2 + seed)

/** A vessel from its outer line, foot to rim, with a wall of one thickness. */
export function vessel(outer: Point[], wall: number, material: Material, push?: ReturnType<typeof thrown>): Part {
  const line = through(outer, 14)
  const top = line[line.length - 1]!
  const inner = line
    .map(([r, y], i): Point => {
      const a = line[Math.max(0, i - 1)]!
      const b = line[Math.min(line.length - 1, i + 1)]!
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [Math.max(0.02, r - ((b[1] - a[1]) / l) * wall), y + ((b[0] - a[0]) / l) * wall]
    })
    .filter(([, y]) => y > wall * 1.5)
    .reverse()
  const lip: Point[] = Array.from({ length: 9 }, (_, k) => {
    const a = (Math.PI * k) / 8
    return [top[0] - wall / 2 + Math.cos(a) * (wall / 2), top[1] + Math.sin(a) * (wall / 2)]
  })
  const foot = line[0]![0]
  const floor: Point[] = [
    [0.02, 0.22],
    [foot - 0.7, 0.22],
    [foot - 0.55, 0],
    [foot - 0.12, 0],
  ]
  const deepest = inner[inner.length - 1]!
  const bottom: Point[] = [
    [deepest[0] * 0.7, wall * 1.25],
    [0.02, wall * 1.2],
  ]
  return part(lathe([...floor, ...line, ...lip, ...inner, ...bottom], push ? { push } : {}), material)
}
