import { brass, coated, nylon, steel, type Tint, wood } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { type Point, rounded, through } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { circle, curve, sweep, tube } from '../mesh/sweep.ts'
import { type Part, part, turned } from '../shot.ts'
import { shade } from './shade.ts'

export function openUmbrella(color: Tint): Part[] {
  const R = 52
  const dome: Point[] = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    return [Math.max(0.1, (Math.sin(t * 1.18) / Math.sin(1.18)) * R), (Math.cos(t * 1.18) - 1) * R * 0.62]
  })
  const scallop = (a: number, along: number) => {
    const t = Math.min(1, along / 62)
    return -5.2 * t ** 2.2 * (0.5 - 0.5 * Math.cos(a * 8)) ** 0.8
  }
  const canopy = lathe(dome.slice().reverse(), { segments: 240, push: (a, along) => scallop(a, 66 - along) })
  const cloth = nylon(color)
  const parts: Part[] = [part(canopy, cloth)]
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2
    const rib = dome.filter((_, i) => i % 3 === 0).map(([r, y]): Vec3 => [Math.cos(a) * r, y - 0.5, Math.sin(a) * r])
    parts.push(part(tube(rib, 0.32, { sides: 8 }), coated('#1c1c1e')))
    const tip = dome[39]!
    parts.push(part(move(disc(0.7, 1.2, 0.3, 16), Math.cos(a) * (tip[0] + 0.1), tip[1] - 0.8, Math.sin(a) * (tip[0] + 0.1)), steel()))
    parts.push(
      part(
        tube(
          [
            [0, -24, 0],
            [Math.cos(a) * R * 0.5, -8.2, Math.sin(a) * R * 0.5],
          ],
          0.26,
          { sides: 8 },
        ),
        steel(),
      ),
    )
  }
  parts.push(
    part(
      tube(
        [
          [0, 6, 0],
          [0, -62, 0],
        ],
        0.75,
      ),
      wood('beech', 'y'),
    ),
  )
  parts.push(
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [1.2, 0, 0.3],
            [0.7, 6, 0.5],
            [0.02, 7],
          ]),
        ),
        0,
        0.2,
        0,
      ),
      steel(),
    ),
  )
  parts.push(part(hook(-62), wood('beech', 'y', 0.35)))
  return turned(turned(parts, 'y', 12), 'x', 58)
}

function hook(y: number): Mesh {
  return sweep(
    curve(
      [
        [0, y + 3, 0],
        [0, y - 6, 0],
        [0, y - 14, 0],
        [1.4, y - 19.4, 0],
        [5, y - 21.4, 0],
        [8.6, y - 19.4, 0],
        [9.8, y - 15, 0],
      ],
      12,
    ),
    circle(1.35, 20),
    { swell: (t) => 0.85 + 0.15 * Math.sin(t * Math.PI) },
  )
}

export function rolledUmbrella(color: Tint): Part[] {
  const roll: Point[] = through(
    [
      [0.9, -6],
      [3.4, -4.5],
      [3.9, 2],
      [3.3, 20],
      [2.3, 40],
      [1.4, 56],
      [0.9, 60],
    ],
    14,
  )
  const canopy = lathe(roll, {
    segments: 260,
    push: (a, along, y) =>
      0.55 * (0.5 + 0.5 * Math.sin(a * 8 + along * 0.09 + 0.8 * Math.sin(y * 0.08))) ** 0.6 - 0.6 * Math.exp(-(((y - 16) / 1.6) ** 2)),
  })
  const parts = [
    part(canopy, nylon(color)),
    part(
      move(
        lathe(
          rounded([
            [3.3, -1.2],
            [3.75, -1.2, 0.1],
            [3.75, 1.2, 0.1],
            [3.3, 1.2],
          ]),
        ),
        0,
        16,
        0,
      ),
      nylon(shade(color, 0.75)),
    ),
    part(move(turn(disc(0.8, 0.4, 0.15, 28), 'x', 90), 0.4, 16, 3.6), brass()),
    part(
      tube(
        [
          [0, -8, 0],
          [0, -16, 0],
        ],
        0.75,
      ),
      steel(),
    ),
    part(
      move(
        lathe(
          rounded([
            [0.02, 0],
            [1.0, 0, 0.2],
            [0.6, 6.5, 0.3],
            [0.02, 7],
          ]),
        ),
        0,
        59.6,
        0,
      ),
      steel(),
    ),
    part(hook(-16), wood('beech', 'y', 0.35)),
  ]
  return turned(parts, 'z', 90)
}
