import { coated, glaze, paper, plastic } from '../materials.ts'
import { move, turn } from '../mesh/move.ts'
import type { Point } from '../mesh/profile.ts'
import { roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { turnedPart } from './turned-part.ts'

const RIND = glaze('#a3804d', { speckle: 0.5, rough: 0.85, foot: 0 })

/** The outline of a piece cut from a wheel, its tip at the origin. */
function sector(radius: number, degrees: number, tip = 0): Point[] {
  const half = (degrees / 2) * (Math.PI / 180)
  const arc = Array.from({ length: 41 }, (_, k): Point => {
    const a = -half + (k / 40) * 2 * half
    return [Math.cos(a) * radius, Math.sin(a) * radius]
  })
  return [[-tip, 0], ...arc]
}

/** A piece of cheese with its rind; the paste stands out of the cut by a hair. */
export function cheeseWedge(degrees = 48): Part[] {
  const paste = plastic('#fbe7ac', { rough: 0.7, grain: 0.012 })
  return [
    part(slab(sector(11, degrees), 8.2, 0.35), RIND),
    part(move(slab(sector(10.55, degrees + 1.6, 0.14), 7.5, 0.05), 0, 0.35, 0), paste),
  ]
}

/** A whole wheel. */
export const cheeseWheel = (): Part[] => [part(disc(11, 8.2, 0.5), RIND)]

/** A half-liter tin with a label and a screw cap. */
export function oilTin(): Part[] {
  const tin = coated('forest')
  const label = paper('#ece2cb')
  const neck = turnedPart(
    [
      [1.5, 17.2],
      [1.6, 17.5, 0.1],
      [1.6, 18.1, 0.1],
      [1.5, 18.2],
    ],
    coated('#c9a45c'),
  )
  const cap = turnedPart(
    [
      [1.75, 18.1],
      [1.8, 18.2, 0.08],
      [1.8, 20.2, 0.3],
      [0.02, 20.3],
    ],
    coated('#c9a45c'),
  )
  const front = turn(box(7.4, 0.05, 9.4, 0.02, 0.35), 'x', 90)
  return [
    part(slab(roundRect(9.6, 6.2, 1.1), 17.2, 0.35), tin),
    part(move(front, 0, 8.3, 3.13), label),
    part(strap(curve(branch, 10), 0.28, 0.06, { up: [0, 0, 1] }), coated('olive')),
    ...leaves(),
    neck,
    cap,
  ]
}

const branch: [number, number, number][] = [
  [-1.6, 5.4, 3.24],
  [-0.5, 7.4, 3.24],
  [0.5, 9.2, 3.24],
  [1.2, 11.2, 3.24],
]

/** The olive branch of the label: leaves on both sides, and three olives. */
function leaves(): Part[] {
  const leaf = (x: number, y: number, degrees: number): Part =>
    part(move(turn(turn(slab(ellipse(1.05, 0.36), 0.05, 0.02), 'x', 90), 'z', degrees), x, y, 3.26), coated('olive'))
  const olive = (x: number, y: number): Part => part(move(turn(disc(0.36, 0.1, 0.06, 40), 'x', 90), x, y, 3.22), coated('#3d2f2a'))
  return [
    ...[0, 1, 2].flatMap((step) => [leaf(-1.6 + step * 0.95, 7 + step * 1.7, 118), leaf(0.4 + step * 0.8, 6.7 + step * 1.7, 8 + step * 6)]),
    olive(-0.3, 6.2),
    olive(1.2, 9),
    olive(-0.7, 9.1),
  ]
}

const ellipse = (width: number, height: number): Point[] =>
  Array.from(
    { length: 40 },
    (_, k): Point => [
      Math.cos((k / 40) * Math.PI * 2) * width,
      Math.sin((k / 40) * Math.PI * 2) * height * (1 - 0.25 * Math.cos((k / 40) * Math.PI * 2)),
    ],
  )
