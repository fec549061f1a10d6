import { coated, glass, leather, metal, painted, steel, type Tint } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { roundBox } from '../mesh/distance.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { circle, curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part } from '../shot.ts'
import { dialDrawing, dialFace, hands } from './dials.ts'
import { shade } from './shade.ts'
import { turnedPart } from './turned-part.ts'

export function watch(strapColor: Tint): Part[] {
  const dark = strapColor === 'black'
  const [face, ink, accent] = dark ? ['#1f2022', '#ece6d8', '#d98a4a'] : ['#efe6d2', '#2a2724', '#b8552f']
  const skin = leather(strapColor, { stitch: 0.17, thread: shade(strapColor, dark ? 3 : 1.4), grain: 0.05, depth: 0.005 })
  const head: Part[] = [
    turnedPart(
      [
        [0.02, -0.25],
        [1.6, -0.25, 0.15],
        [1.9, 0, 0.2],
        [1.92, 0.5, 0.15],
        [1.8, 0.72, 0.08],
        [1.66, 0.78, 0.04],
        [1.62, 0.55],
      ],
      metal('#b2b5b8', { rough: 0.3, along: 'round', brush: 0.0006 }),
    ),
    part(move(dialFace(1.66), 0, 0.56, 0), painted(dialDrawing(face!, ink!, accent!, true), { rough: 0.55 })),
    ...hands(1.6, ink!, accent!, 0.57).map((p) => ({ ...p, mesh: p.mesh })),
    part(
      move(
        turn(
          lathe(
            rounded([
              [0.02, 0],
              [0.3, 0, 0.05],
              [0.32, 0.34, 0.08],
              [0.02, 0.36],
            ]),
            { segments: 80, push: (a) => 0.02 * Math.max(0, Math.cos(a * 20)) },
          ),
          'z',
          -90,
        ),
        1.9,
        0.25,
        0,
      ),
      steel(),
    ),
    part(move(disc(1.64, 0.04, 0.02), 0, 0.74, 0), glass('#ffffff', { opacity: 0.0, rough: 0.03 })),
  ]
  const lugs = head.length
  for (let k = 0; k < 4; k++)
    head.push(
      part(
        blob((a, b, c) => roundBox(a, b, c, 0.36, 0.55, 0.9, 0.16), [-0.4, -0.5, -0.7], [0.4, 0.5, 0.7], 0.05),
        metal('#b2b5b8', { rough: 0.32 }),
      ),
    )
  let corner = 0
  for (const z of [-1, 1])
    for (const x of [-1, 1]) {
      const p = head[lugs + corner++]!
      head[lugs + corner - 1] = { ...p, mesh: move(turn(p.mesh, 'x', z * 18), x * 1.12, 0.06, z * 1.92) }
    }
  const upper: Vec3[] = curve(
    [
      [0, 0.1, -1.75],
      [0, -0.05, -2.6],
      [0, -0.35, -4],
      [0, -0.62, -6],
      [0, -0.68, -9.4],
    ],
    12,
  )
  const lower: Vec3[] = curve(
    [
      [0, 0.1, 1.75],
      [0, -0.05, 2.6],
      [0, -0.35, 4],
      [0, -0.62, 6],
      [0, -0.68, 11.2],
    ],
    12,
  )
  const taper = (t: number) => 1 - 0.14 * t
  head.push(part(strap(upper, 1.8, 0.26, { swell: taper }), skin), part(strap(lower, 1.8, 0.26, { swell: taper }), skin))
  const ring = roundRect(2.3, 1.5, 0.3, 6).map(([x, z]): Vec3 => [x, -0.6, z - 9.5])
  head.push(
    part(sweep(ring, circle(0.13, 12), { closed: true }), steel()),
    part(
      tube(
        [
          [0, -0.5, -9.0],
          [0, -0.48, -10.2],
        ],
        0.08,
        { sides: 8 },
      ),
      steel(),
    ),
  )
  for (let i = 0; i < 5; i++) head.push(part(move(disc(0.11, 0.03, 0.01, 16), 0, -0.545 + 0.0, 6.4 + i * 0.8), coated('#140d08')))
  return moved(head, 0, 0.82, 0)
}
