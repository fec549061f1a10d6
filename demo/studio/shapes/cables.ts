import { aluminium, brass, coated, cotton, leather, type Material, metal, plastic, rubber, steel, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, strap, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'

export function usbHub(color: Tint): Part[] {
  const body = aluminium(color === 'charcoal' ? '#4c4f53' : '#c6c9cb')
  const hole = (x: number, w: number, h: number, inner: Tint): Part[] => [
    part(move(turn(slab(roundRect(w + 0.12, h + 0.12, Math.min(0.2, h * 0.5)), 0.05, 0.02), 'x', 90), x, 0.82, 1.74), metal('#8d9093')),
    part(move(turn(slab(roundRect(w, h, Math.min(0.16, h * 0.45)), 0.05, 0.01), 'x', 90), x, 0.82, 1.77), coated('#0e0e0f')),
    part(move(turn(slab(roundRect(w * 0.86, h * 0.22, 0.03), 0.05, 0.01), 'x', 90), x, 0.86, 1.8), plastic(inner)),
  ]
  return [
    part(slab(roundRect(13.6, 3.5, 0.7), 1.6, 0.28), body),
    ...[-5.6, -3.7, -1.8].flatMap((x) => hole(x, 1.25, 0.5, '#3b6d8f')),
    ...[0, 1.4].flatMap((x) => hole(x, 0.85, 0.28, '#3c3c3e')),
    ...hole(3.3, 1.45, 0.5, '#3c3c3e'),
    ...hole(5.4, 1.3, 0.22, '#3c3c3e'),
    part(move(disc(0.1, 0.02, 0.01, 20), 6.0, 1.59, 0.9), plastic('#ffffff', { glow: 1.2 })),
    part(
      tube(
        curve(
          [
            [-6.7, 0.8, 0],
            [-8.6, 0.75, 0],
            [-11, 0.4, -1.5],
            [-11.5, 0.35, -5],
            [-8, 0.35, -7.2],
            [-3, 0.35, -6.6],
            [0.5, 0.35, -6.2],
          ],
          14,
        ),
        0.32,
      ),
      cotton(color === 'charcoal' ? 'charcoal' : 'stone'),
    ),
    part(move(box(2.2, 0.8, 1.2, 0.25, 0.3), 1.5, 0.0, -6.1), body),
    part(move(box(0.8, 0.26, 0.84, 0.1, 0.12), 2.9, 0.27, -6.1), steel()),
  ]
}

export function cable(color: Tint): Part[] {
  const path: Vec3[] = []
  const turns = 5
  for (let i = 0; i <= turns * 64; i++) {
    const t = i / 64
    const a = t * Math.PI * 2
    const lane = Math.floor(t)
    const r = 5.2 + 0.42 * Math.sin(lane * 2.1 + 1) + 0.12 * Math.sin(a * 3 + lane)
    path.push([Math.cos(a) * r, 0.32 + lane * 0.36 + 0.36 * (t - lane) * 0.6 + 0.1 * Math.sin(a * 2 + lane), Math.sin(a) * r])
  }
  const first = path[0]!
  path.unshift([first[0] + 1.3, 0.3, first[2] - 7.6], [first[0] + 0.9, 0.3, first[2] - 5], [first[0] + 0.35, 0.3, first[2] - 2.2])
  const last = path[path.length - 1]!
  path.push([last[0] + 0.5, last[1] - 0.1, last[2] + 2.4], [last[0] + 1.6, 0.9, last[2] + 4.8], [last[0] + 3.6, 0.42, last[2] + 6.4])
  const braid = { ...cotton(color), tune: [13, 0.12, 1, 0.4] as Material['tune'] }
  const smooth = curve(
    path.filter((_, i) => i % 2 === 0 || i < 4 || i > path.length - 4),
    3,
  )
  const plug = (at: Vec3, yaw: number): Part[] =>
    moved(
      turned(
        [
          part(
            turn(
              lathe(
                rounded([
                  [0.02, 0],
                  [0.4, 0, 0.1],
                  [0.46, 1.6, 0.1],
                  [0.02, 1.6],
                ]),
              ),
              'x',
              90,
            ),
            rubber('#2a2a2c'),
          ),
          part(move(box(1.1, 0.62, 2.3, 0.24, 0.3), 0, -0.31, 2.5), aluminium('#c6c9cb')),
          part(move(box(0.84, 0.26, 0.9, 0.11, 0.12), 0, -0.13, 4.0), steel()),
        ],
        'y',
        yaw,
      ),
      ...at,
    )
  const end0 = path[0]!
  const end1 = path[path.length - 1]!
  const tie: Vec3[] = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    return [Math.sin(a) * 1.35 - 5.3, 1.2 + Math.cos(a) * 1.35, 0]
  })
  return [
    part(tube(smooth, 0.29, { sides: 14 }), braid),
    ...plug([end0[0], 0.34, end0[2]], 172),
    ...plug([end1[0], 0.38, end1[2]], 55),
    part(strap(tie, 1.5, 0.2), leather('tan')),
    part(move(disc(0.3, 0.2, 0.08, 20), -5.3, 2.55, 0), brass()),
  ]
}
