import { bisque, coated, wood } from '../materials.ts'
import { move } from '../mesh/move.ts'
import { disc } from '../mesh/slab.ts'
import { moved, type Part, part } from '../shot.ts'
import { turnedPart } from './turned-part.ts'

/** A bowl of wet clay on the head of a potter's wheel. */
export function bowlOnWheel(): Part[] {
  const bowl = turnedPart(
    [
      [0.02, 0],
      [3.4, 0, 0.3],
      [4.2, 1, 0.8],
      [7.6, 6.4, 2],
      [8, 8.2, 0.3],
      [7.5, 8.2, 0.2],
      [7, 6.6, 2],
      [3.4, 1.4, 1],
      [0.02, 1.1],
    ],
    bisque('#a06d4f'),
  )
  return [
    part(disc(14, 1.6, 0.25), coated('#4a4d50')),
    part(move(disc(11, 1.2, 0.15), 0, 1.6, 0), wood('beech', 'y')),
    ...moved([bowl], 0, 2.8, 0),
  ]
}
