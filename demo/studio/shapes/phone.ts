import { aluminium, felt, metal, painted, plastic, type Tint } from '../materials.ts'
import { addVertex, emptyMesh, type Mesh } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { roundRect } from '../mesh/profile.ts'
import { box, slab } from '../mesh/slab.ts'
import { curve, strap } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'

/** A rectangle lying flat for a drawing. */
export function pictureFace(width: number, depth: number): Mesh {
  const mesh = emptyMesh()
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    addVertex(mesh, [(x * width) / 2, 0, (z * depth) / 2], [0, 1, 0], 0, 0, x / 2 + 0.5, 0.5 - z / 2)
  mesh.triangles.push(0, 2, 1, 0, 3, 2)
  return mesh
}

export function phone(): Part[] {
  const screen = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="1080"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#41566b"/><stop offset=".55" stop-color="#8d7f74"/><stop offset="1" stop-color="#c98c63"/></linearGradient></defs><rect width="512" height="1080" fill="url(#g)"/><circle cx="256" cy="720" r="150" fill="#e7c39a" fill-opacity=".85"/><path d="M0 800 Q140 700 270 790 T512 760 V1080 H0Z" fill="#2f4250"/><path d="M0 900 Q180 820 330 900 T512 880 V1080 H0Z" fill="#22303b"/><rect x="196" y="150" width="120" height="14" rx="7" fill="#fff" fill-opacity=".85"/><rect x="156" y="186" width="200" height="58" rx="12" fill="#fff" fill-opacity=".9"/></svg>`
  return [
    part(slab(roundRect(7.2, 15, 1.1), 0.78, 0.22), metal('#6d7073', { rough: 0.3 })),
    part(move(slab(roundRect(6.9, 14.7, 1.0), 0.05, 0.02), 0, 0.77, 0), plastic('#0c0d0e', { rough: 0.06, grain: 0 })),
    part(move(pictureFace(6.5, 14.1), 0, 0.835, 0), painted(screen, { rough: 0.12, mirror: 0.04, glow: 0.55 })),
  ]
}

export function phoneStand(color: Tint, withPhone: boolean): Part[] {
  const sheet = color === 'black' ? metal('#37383b', { rough: 0.42, brush: 0.001 }) : aluminium('#c6c9cb')
  const path = curve(
    [
      [0, 2.6, 6.6],
      [0, 2.2, 6.7],
      [0, 1.1, 5.9],
      [0, 0.9, 5.2],
      [0, 3.2, 4.0],
      [0, 7, 2.0],
      [0, 10.2, 0.3],
      [0, 10.9, -0.5],
      [0, 10.4, -1.3],
      [0, 6, -3.2],
      [0, 1.4, -5.2],
      [0, 0.35, -5.2],
      [0, 0.25, -4.2],
      [0, 0.25, 1],
      [0, 0.25, 3.6],
    ],
    12,
  )
  const parts = [
    part(strap(path, 6.6, 0.42, { from: [0, 0.3, 1] }), sheet),
    part(move(turn(box(5.4, 0.16, 4.2, 0.06, 0.4), 'x', 62), 0, 5.7, 3.1), felt('#b98f62')),
    part(move(box(5.4, 0.12, 3, 0.05, 0.3), 0, 0.0, 0), felt('#b98f62')),
  ]
  if (!withPhone) return parts
  return [...parts, ...moved(turned(phone(), 'x', 62), 0, 8.0, 3.2)]
}
