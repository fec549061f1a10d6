import { bisque, glaze, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { rounded } from '../mesh/profile.ts'
import { circle, curve, sweep, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { handle } from './mug.ts'
import { thrown, vessel } from './thrown.ts'

export const teapot = (color: Tint): Part[] => {
  const material = glaze(color, { foot: 0.8, rough: 0.24, speckle: 0.2 })
  const body = vessel(
    [
      [4.6, 0.05],
      [5.2, 0.5],
      [7.6, 3.0],
      [8.3, 5.8],
      [7.6, 8.6],
      [5.2, 10.8],
      [4.0, 11.3],
    ],
    0.4,
    material,
    thrown(0.03, 3, 13),
  )
  const lid = part(
    lathe(
      rounded([
        [3.7, 10.9],
        [4.35, 11.3, 0.2],
        [4.2, 11.75, 0.4],
        [2.2, 12.6, 1],
        [0.75, 12.95, 0.4],
        [0.65, 13.5, 0.3],
        [1.25, 14.2, 0.5],
        [0.9, 14.95, 0.4],
        [0.02, 15.05],
      ]),
    ),
    material,
  )
  const spout = part(
    sweep(
      curve(
        [
          [6.2, 4.2, 0],
          [8.6, 5.2, 0],
          [10.2, 7.4, 0],
          [11.2, 9.8, 0],
          [12.6, 11.2, 0],
        ],
        14,
      ),
      circle(1.5, 28),
      { swell: (t) => 1.25 - 0.72 * t ** 0.8 + 0.08 * t ** 6 },
    ),
    material,
  )
  const dark = part(
    sweep(
      [
        [12.35, 10.97, 0],
        [12.64, 11.24, 0],
      ],
      circle(0.66, 24),
    ),
    bisque('#20170f'),
  )
  const grip = part(
    sweep(
      curve(
        [
          [-6.6, 8.9, 0],
          [-8.6, 10.6, 0],
          [-11.4, 10.6, 0],
          [-12.9, 8.2, 0],
          [-12.3, 5.2, 0],
          [-9.6, 3.4, 0],
          [-7.4, 3.6, 0],
        ],
        14,
      ),
      circle(0.62, 18),
      { swell: (t) => 1.15 - 0.3 * Math.sin(Math.PI * t) },
    ),
    material,
  )
  return [body, lid, spout, dark, grip]
}

export const pitcher = (color: Tint): Part[] => {
  const material = glaze(color, { foot: 0.9, rough: 0.3, speckle: 0.3 })
  const body = vessel(
    [
      [4.7, 0.05],
      [5.2, 0.6],
      [6.5, 3.6],
      [6.9, 7.2],
      [6.2, 11.4],
      [4.8, 14.8],
      [4.3, 16.8],
      [4.9, 19.4],
    ],
    0.4,
    material,
    (a, along, y) => {
      const side = Math.cos(a - Math.PI)
      const lip = Math.max(0, (y - 15.2) / 4.2) ** 2 * Math.max(0, side) ** 5 * 1.7
      const outside = along < 31.4 ? 1 : along > 32.2 ? -1 : 0
      return thrown(0.04, 3.2, 17)(a, along, y) + outside * lip
    },
  )
  return [body, handle(5.0, 6.0, 17.2, 4.4, material, 0.78)]
}

export const candleHolder = (color: Tint, candle = true): Part[] => {
  const material = bisque(color)
  const dish = part(
    lathe(
      rounded([
        [0.02, 0.2],
        [3.6, 0.2, 0.1],
        [3.8, 0, 0.1],
        [4.4, 0, 0.15],
        [6.0, 0.9, 0.8],
        [6.5, 2.3, 0.25],
        [6.1, 2.4, 0.25],
        [5.5, 1.2, 0.9],
        [2.4, 0.75, 0.6],
        [1.75, 1.3, 0.5],
        [1.6, 3.6, 0.2],
        [1.18, 3.6, 0.12],
        [1.15, 1.6],
        [0.02, 1.5],
      ]),
      { push: thrown(0.02, 3, 15) },
    ),
    material,
  )
  const loop = handle(6.1, 0.9, 2.6, 2.3, material, 0.55)
  if (!candle) return [dish, loop]
  const wax = part(
    lathe(
      rounded([
        [1.08, 1.6],
        [1.05, 12.2, 0.25],
        [0.8, 12.35, 0.2],
        [0.35, 12.05, 0.2],
        [0.02, 11.95],
      ]),
    ),
    { ...glaze('ivory', { foot: -9, speckle: 0, rough: 0.5 }) },
  )
  const wick = part(
    tube(
      curve([
        [0, 11.8, 0],
        [0.03, 12.6, 0],
        [0.16, 13.1, 0.05],
      ]),
      0.09,
      { sides: 8 },
    ),
    bisque('#2a221c'),
  )
  return [dish, loop, wax, wick]
}
