import { bisque, coated, type Material, paper, type Tint, wood } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { ellipsoid } from '../mesh/distance.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { cloud, noise } from '../mesh/noise.ts'
import { box, disc } from '../mesh/slab.ts'
import { curve, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

/** Rooms are built round a table top at y = 0: what stands on it stands as it does on paper. */

type Wood = 'oak' | 'walnut' | 'olive' | 'beech'

/** A top of planks laid side by side, its surface at y = 0. */
export function tableTop(kind: Wood, width: number, depth: number, planks = 5): Part[] {
  const each = depth / planks
  return Array.from({ length: planks }, (_, i) =>
    part(move(box(width, 3.4, each - 0.12, 0.22, 0.3), i % 2 ? 0.15 : -0.1, -3.4, -depth / 2 + each * (i + 0.5)), wood(kind, 'x', 0.5)),
  )
}

/** A wall behind, with a skirting if the floor is in sight. */
export function wall(color: Tint, z: number, o: { floor?: number; width?: number; high?: number } = {}): Part[] {
  const { floor = -60, width = 230, high = 170 } = o
  return [part(move(box(width, high, 2, 0.1), 0, floor, z - 1), { ...bisque(color), tune: [0, 0.95, 1e3, 0] } as Material)]
}

export const floor = (kind: Wood, y: number, width = 230, depth = 130, planks = 10): Part[] => {
  const each = depth / planks
  return Array.from({ length: planks }, (_, i) =>
    part(move(box(width, 2, each - 0.15, 0.1, 0.15), (i * 37) % 11, y - 2, -depth / 2 + each * (i + 0.5)), wood(kind, 'x', 0.55)),
  )
}

const post = (x: number, z: number, from: number, to: number, thick: number, material: Material, lean: Vec3 = [0, 0, 0]): Part =>
  part(
    tube(
      curve(
        [
          [x + lean[0], from, z + lean[2]],
          [x + lean[0] / 2, (from + to) / 2, z + lean[2] / 2],
          [x, to, z],
        ],
        6,
      ),
      thick,
      { sides: 20, swell: (t) => 0.8 + 0.2 * t },
    ),
    material,
  )

/** A plain chair: its seat at y = 0, its legs below. */
export function chair(kind: Wood): Part[] {
  const grain = wood(kind, 'y', 0.45)
  const parts: Part[] = [part(move(box(44, 2.6, 42, 1.1, 5), 0, -2.6, 0), wood(kind, 'x', 0.42))]
  for (const x of [-18, 18]) {
    parts.push(post(x, 17, -44, -2.4, 1.7, grain, [Math.sign(x) * 2, 0, 2]))
    parts.push(post(x, -17.5, -44, -2.4, 1.7, grain, [Math.sign(x) * 2, 0, -4]))
    parts.push(
      part(
        tube(
          curve(
            [
              [x, -2, -18],
              [x * 0.99, 20, -19.6],
              [x * 0.97, 43, -24],
            ],
            10,
          ),
          1.5,
          { sides: 20 },
        ),
        grain,
      ),
    )
  }
  for (const [y, z] of [
    [39.5, -23],
    [27, -20.8],
  ] as const)
    parts.push(part(move(turn(box(36, y > 30 ? 6.4 : 3.4, 1.8, 0.8, 0.85), 'x', 8), 0, y - 3, z), wood(kind, 'x', 0.42)))
  parts.push(
    part(
      tube(
        [
          [-18.8, -24, 17.6],
          [18.8, -24, 17.6],
        ],
        1,
        { sides: 16 },
      ),
      wood(kind, 'x', 0.45),
    ),
  )
  return parts
}

/** A bench: its top at y = 0. */
export function bench(kind: Wood, long: number): Part[] {
  const grain = wood(kind, 'y', 0.45)
  return [
    part(move(box(long, 3.6, 32, 0.9, 1.6), 0, -3.6, 0), wood(kind, 'x', 0.42)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => post((x * long) / 2 - x * 12, z * 11, -43, -3.2, 2, grain, [x * 4, 0, z * 2.5]))),
    part(
      tube(
        [
          [-long / 2 + 13, -26, 0],
          [long / 2 - 13, -26, 0],
        ],
        1.2,
        { sides: 16 },
      ),
      wood(kind, 'x', 0.45),
    ),
  ]
}

/** A rail with pegs; the pegs' tops are at y = 0, the wall behind at z = 0. */
export function pegRail(kind: Wood, pegs: number[]): Part[] {
  return [
    part(move(box(150, 8, 2, 0.5, 0.6), 0, -5, 1), wood(kind, 'x', 0.42)),
    ...pegs.map((x) =>
      part(
        tube(
          curve(
            [
              [x, -1.4, 1.5],
              [x, -0.9, 5],
              [x, 0, 9],
            ],
            8,
          ),
          1.15,
          { sides: 20, swell: (t) => 0.85 + 0.35 * t },
        ),
        wood(kind, 'z', 0.42),
      ),
    ),
  ]
}

/** A round country loaf, its crust split. */
export function loaf(radius: number): Part[] {
  const shape = (x: number, y: number, z: number) => {
    const body = ellipsoid(x, y - radius * 0.42, z, radius, radius * 0.56, radius * 0.86)
    const scores = [-0.42, 0, 0.42].reduce((sum, k) => {
      const across = x * 0.9 + z * 0.35 - k * radius + Math.sin(z * 0.35) * 0.3
      return sum + 0.75 * Math.exp(-((across / 0.75) ** 2)) * (y > radius * 0.5 ? 1 : 0.2)
    }, 0)
    return Math.max(body + scores - 0.35 * cloud(x * 0.35, y * 0.35, z * 0.35) - 0.1 * noise(x * 1.6, y * 1.6, z * 1.6), -y)
  }
  return [
    part(blob(shape, [-radius * 1.15, -0.5, -radius], [radius * 1.15, radius * 1.15, radius], 0.3), {
      ...bisque('#ad6c35'),
      color2: '#d9ab72',
      tune: [0.5, 0.85, 0.5, 0],
    }),
  ]
}

/** A closed book lying on its side. */
export function book(width: number, depth: number, thick: number, cover: Tint): Part[] {
  return [
    part(move(box(width - 0.8, thick - 0.5, depth - 0.6, 0.03, 0.2), 0.1, 0.25, 0), paper('#eee4d0', 0.055)),
    part(box(width, 0.28, depth, 0.08, 0.3), paper(cover)),
    part(move(box(width, 0.28, depth, 0.08, 0.3), 0, thick - 0.28, 0), paper(cover)),
    part(move(box(0.5, thick, depth, 0.2, 0.2), -width / 2 + 0.1, 0, 0), paper(cover)),
  ]
}

/** A shelf board on two small brackets; its top is at y = 0. */
export const shelf = (kind: Wood, long: number, deep: number): Part[] => [
  part(move(box(long, 2.6, deep, 0.25, 0.3), 0, -2.6, 0), wood(kind, 'x', 0.45)),
  ...[-1, 1].map((s) => part(move(box(1.6, 9, deep * 0.6, 0.2, 0.3), s * long * 0.36, -11.6, -deep * 0.18), coated('charcoal'))),
]

/** A picture on the wall: a sheet in a thin frame. */
export function framed(x: number, y: number, z: number, width: number, high: number, sheet: Tint, shape: Tint): Part[] {
  const stand = (parts: Part[], dz: number) =>
    parts.map(({ mesh, material }) => ({ mesh: move(turn(mesh, 'x', 90), x, y, z + dz), material }))
  return [
    ...stand([part(box(width, 1.6, high, 0.2, 0.3), wood('oak', 'x', 0.45))], 0),
    ...stand([part(box(width - 2.4, 0.4, high - 2.4, 0.05, 0.1), paper(sheet))], 1.5),
    ...stand([part(disc(Math.min(width, high) * 0.24, 0.2, 0.05, 64), paper(shape))], 1.8),
  ]
}
