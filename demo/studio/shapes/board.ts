import { wood } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { cut, extruded, polygonDistance } from '../mesh/distance.ts'
import { type Point, through } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'

export function board(long: number): Part[] {
  const w = long * 0.26
  const body: Point[] = through(
    [
      [-long * 0.5, 0],
      [-long * 0.47, w * 0.36],
      [-long * 0.3, w * 0.49],
      [long * 0.12, w * 0.5],
      [long * 0.24, w * 0.4],
      [long * 0.31, w * 0.2],
      [long * 0.4, w * 0.17],
      [long * 0.47, w * 0.17],
      [long * 0.5, 0],
      [long * 0.47, -w * 0.17],
      [long * 0.4, -w * 0.17],
      [long * 0.3, -w * 0.21],
      [long * 0.22, -w * 0.42],
      [long * 0.1, -w * 0.5],
      [-long * 0.32, -w * 0.48],
      [-long * 0.46, -w * 0.34],
      [-long * 0.5, 0],
    ],
    10,
  ).slice(0, -1)
  const plan = polygonDistance(body)
  const shape = (x: number, y: number, z: number) => {
    const hole = Math.hypot(x - long * 0.445, z) - 0.75
    return extruded(cut(plan(x, z), hole, 0.05), y - 1, 1.9, 0.5)
  }
  return [part(blob(shape, [-long * 0.53, -0.3, -w * 0.6], [long * 0.53, 2.3, w * 0.6], 0.19), wood('olive', 'x', 0.42))]
}
