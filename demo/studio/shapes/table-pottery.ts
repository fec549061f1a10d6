import { bisque, glaze, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { type Point, rounded } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'
import { thrown, vessel } from './thrown.ts'

export const espressoCup = (color: Tint): Part[] => {
  const outer: Point[] = [
    [2.1, 0.05],
    [2.5, 0.5],
    [2.95, 2.2],
    [3.05, 4.2],
    [3.1, 5.6],
  ]
  return [
    vessel(outer, 0.36, bisque(color)),
    part(
      lathe(
        rounded([
          [2.71, 5.45],
          [2.62, 3.5],
          [2.3, 1.7, 0.8],
          [0.02, 1.0],
        ]),
      ),
      glaze('white', { foot: -9, rough: 0.2, speckle: 0.15 }),
    ),
  ]
}

export const bowl = (color: Tint, k = 1): Part[] => {
  const outer: Point[] = [
    [3.1, 0.05],
    [3.2, 0.75],
    [5.0, 1.5],
    [6.7, 3.6],
    [7.35, 6.0],
    [7.5, 7.2],
  ]
  return [
    vessel(
      outer.map(([r, y]): Point => [r * k, y * k]),
      0.42,
      glaze(color, { foot: 0.7 * k, rim: 7.35 * k, rough: 0.27, speckle: 0.25 }),
      thrown(0.03, 3.4, 4),
    ),
  ]
}

export const servingBowl = (color: Tint): Part[] => [
  vessel(
    [
      [5.4, 0.05],
      [5.6, 0.9],
      [8.6, 1.6],
      [12.6, 3.9],
      [14.6, 6.4],
      [15, 7.4],
    ],
    0.55,
    glaze(color, { foot: 0.85, rim: 7.6, rough: 0.24, speckle: 0.22 }),
    thrown(0.07, 4.2, 6),
  ),
]

export const plate = (color: Tint): Part[] => [
  part(
    lathe(
      rounded([
        [0.02, 0.3],
        [7.2, 0.3, 0.1],
        [7.4, 0, 0.1],
        [8.2, 0, 0.1],
        [8.4, 0.4, 0.2],
        [12.6, 0.7, 0.8],
        [13.4, 2.2, 0.2],
        [12.95, 2.3, 0.2],
        [12.2, 1.15, 0.7],
        [8, 0.8],
        [0.02, 0.78],
      ]),
      { push: (a, along) => (along > 14 ? 0.012 * Math.sin(along * 3.4 + a) : 0) },
    ),
    glaze(color, { foot: 0.35, rim: 2.35, rough: 0.36, speckle: 0.35 }),
  ),
]
