import { metal, painted, wood } from '../materials.ts'
import { move } from '../mesh/move.ts'
import { box } from '../mesh/slab.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { dialDrawing, dialFace, hands } from './dials.ts'
import { turnedPart } from './turned-part.ts'

export function deskClock(kind: 'oak' | 'walnut'): Part[] {
  const dark = kind === 'walnut'
  const [face, ink, accent] = dark ? ['#2a2b2d', '#e9e2d2', '#d0783f'] : ['#f3efe6', '#2b2a28', '#c0623c']
  const body = turned(
    [
      turnedPart(
        [
          [0.02, 0],
          [5.2, 0, 0.3],
          [5.6, 0.4, 0.4],
          [5.6, 4.0, 0.45],
          [5.0, 4.4, 0.2],
          [4.85, 4.0, 0.1],
          [4.8, 3.7],
        ],
        wood(kind, 'x', 0.42),
      ),
      part(move(dialFace(4.85), 0, 3.75, 0), painted(dialDrawing(face!, ink!, accent!, false), { rough: 0.6 })),
      ...hands(4.85, ink!, accent!, 3.78),
      turnedPart(
        [
          [4.86, 3.7],
          [4.95, 4.15, 0.1],
          [4.75, 4.2, 0.05],
          [4.7, 3.8],
        ],
        metal(dark ? '#8a6a3a' : '#b99a5c', { rough: 0.25 }),
      ),
    ],
    'x',
    78,
  )
  return [...moved(body, 0, 5.5, 0), part(move(box(6, 0.8, 3.4, 0.25, 0.5), 0, 0, 1.6), wood(kind, 'x', 0.42))]
}
