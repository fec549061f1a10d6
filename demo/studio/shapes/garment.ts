import type { Material } from '../materials.ts'
import { coated, plastic } from '../materials.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { smoothstep } from '../mesh/noise.ts'
import { cutPanel, flipped, type PanelOptions } from '../mesh/panel.ts'
import { type Point, rounded, through } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { curve, strap, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'

/** What a top is cut from. Centimetres; the hem lies on y = 0. */
export type Top = {
  body: Material
  rib?: Material
  inside: Material
  sleeves: 'short' | 'long' | 'none'
  neck: 'crew' | 'boat' | 'vee'
  length?: number
  width?: number
  thickness?: number
  creases?: number
  seed?: number
  /** Height of the ribbed hem and cuffs; 0 for a stitched hem. */
  welt?: number
  /** The middle of the front is stiff: a button band or a zip lies there. */
  fronted?: boolean
}

const NECKS = { crew: [8.6, 61.5], boat: [13, 65.5], vee: [8.6, 44] } as const

const flat = (points: Point[], y: number | ((t: number) => number)): Vec3[] =>
  points.map(([x, z], i) => [x, typeof y === 'number' ? y : y(i / (points.length - 1)), -z])

/** The neckline, from the wearer's one shoulder to the other. */
export function neckline(neck: Top['neck'], drop = 0): Point[] {
  const [half, low] = NECKS[neck]
  const top = 70.5 - (half - 8.6) * 0.32
  if (neck === 'vee')
    return through([
      [-half, top],
      [-half * 0.62, top - 12],
      [-half * 0.2, low + 5],
      [0, low - drop],
      [half * 0.2, low + 5],
      [half * 0.62, top - 12],
      [half, top],
    ])
  return through([
    [-half, top],
    [-half * 0.82, (top + low) / 2 - 0.6],
    [-half * 0.45, low + 0.9],
    [0, low - drop],
    [half * 0.45, low + 0.9],
    [half * 0.82, (top + low) / 2 - 0.6],
    [half, top],
  ])
}

export function top(t: Top): Part[] {
  const { length = 70, width = 54, thickness = 0.8, creases = 0.4, seed = 1, welt = 0 } = t
  const hem = 70 - length
  const half = width / 2
  const line = neckline(t.neck)
  const foot = hem + welt
  const armpit = 47
  const side: Point[] = through([
    [23.2, 66.4],
    [22.4, 60],
    [23, 53],
    [half - 0.6, armpit],
    [half - 1.4, (armpit + foot) / 2 + 6],
    [half - 0.8, foot + 8],
    [half - (welt ? 1.6 : 0), foot],
  ])
  const body: Point[] = [
    ...line.slice().reverse(),
    ...side.map(([x, y]): Point => [-x, y]),
    ...(welt
      ? []
      : ([
          [-half * 0.5, foot - 0.5],
          [0, foot - 0.7],
          [half * 0.5, foot - 0.5],
        ] as Point[])),
    ...side.slice().reverse(),
  ]
  const options: PanelOptions = { thickness, creases, seed }
  const parts: Part[] = []
  const [neckHalf, neckLow] = NECKS[t.neck]
  const neckTop = 70.5 - (neckHalf - 8.6) * 0.32
  parts.push(
    part(
      cutPanel(
        through([
          [-neckHalf - 2, neckTop - 0.4],
          [-neckHalf * 0.5, neckTop - 0.9],
          [0, neckTop - 1.3],
          [neckHalf * 0.5, neckTop - 0.9],
          [neckHalf + 2, neckTop - 0.4],
          [neckHalf * 0.8, neckLow - 4],
          [0, neckLow - 6],
          [-neckHalf * 0.8, neckLow - 4],
          [-neckHalf - 2, neckTop - 0.4],
        ]),
        { thickness: 0.3, creases: 0.1, seed: seed + 9, seam: false },
      ),
      t.inside,
    ),
  )
  parts.push(
    part(
      cutPanel(body, { ...options, lift: 0.15, ...(t.fronted ? { pressed: (x: number) => smoothstep(1.2, 7, Math.abs(x)) } : {}) }),
      t.body,
    ),
  )
  if (t.sleeves !== 'none') {
    const long = t.sleeves === 'long'
    const cuff = welt && long ? 6.5 : 0
    const outline: Point[] = long
      ? through(
          [
            [20, 67],
            [23.8, 66.2],
            [31.5, 57],
            [37.5, 40],
            [42.2, 14 + cuff],
            [42.4, 12 + cuff],
            [38, 10.5 + cuff],
            [33.2, 10.4 + cuff],
            [32.4, 12 + cuff],
            [29, 34],
            [25.2, armpit - 0.6],
            [19, armpit],
          ],
          8,
        )
      : through(
          [
            [19, 67.4],
            [23.6, 66.5],
            [31, 60],
            [39.2, 51.4],
            [40, 49.8],
            [36.8, 46.4],
            [32.2, 42.6],
            [31, 43.2],
            [25.6, armpit],
            [19, armpit + 1],
          ],
          8,
        )
    for (const [i, shape] of [outline, flipped(outline)].entries()) {
      parts.push(
        part(
          cutPanel(shape, {
            ...options,
            lift: 0.02,
            thickness: thickness * 0.95,
            seed: seed + 3 + i,
            grain: (long ? 14 : 42) * (i ? -1 : 1),
          }),
          t.body,
        ),
      )
      if (cuff && t.rib) {
        const ends: Point[] = rounded(
          [
            [33, 10.9 + cuff + 0.6],
            [42.2, 11.9 + cuff + 1.2],
            [42.6, 11.6, 0.6],
            [34.6, 10.2, 0.6],
          ],
          true,
        )
        parts.push(
          part(
            cutPanel(i ? flipped(ends) : ends, {
              thickness: thickness * 0.8,
              creases: 0.06,
              seed: seed + 5,
              grain: (i ? -1 : 1) * 8,
              seam: false,
            }),
            t.rib,
          ),
        )
      }
    }
  }
  if (welt && t.rib) {
    const band = rounded(
      [
        [-half + 1.8, foot + 0.9],
        [-half + 2.4, hem, 0.8],
        [half - 2.4, hem, 0.8],
        [half - 1.8, foot + 0.9],
      ],
      true,
    )
    parts.push(part(cutPanel(band, { thickness: thickness * 0.8, creases: 0.08, seed: seed + 6, seam: false }), t.rib))
  }
  if (t.rib && t.neck !== 'boat') parts.push(part(collar(t.neck, thickness), t.rib), part(backCollar(t.neck), t.rib))
  return parts
}

/** The ribbed band round the front of a neckline. */
export function collar(neck: Top['neck'], thickness: number, width = 2.4): Mesh {
  const line = neckline(neck, 0.2)
  const high = (k: number) => 0.15 + thickness * 0.9 + 0.25 - 0.25 * Math.abs(k * 2 - 1) ** 3
  return ribbed(strap(flat(line, high), width, 0.55, { up: [0, 1, 0] }))
}

function backCollar(neck: Top['neck']): Mesh {
  const [half] = NECKS[neck]
  const line = through([
    [-half, 70.5],
    [-half * 0.5, 69.6],
    [0, 69.2],
    [half * 0.5, 69.6],
    [half, 70.5],
  ])
  return ribbed(strap(flat(line, 0.6), 2.2, 0.5, { up: [0, 1, 0] }))
}

/** Ribs run across a band: swaps the weave's directions. */
export const ribbed = (mesh: Mesh): Mesh => {
  const uvs: number[] = []
  for (let i = 0; i < mesh.uvs.length; i += 2) uvs.push(mesh.uvs[i + 1]!, mesh.uvs[i]!)
  return { ...mesh, uvs }
}

export const cord = (points: Vec3[], radius: number, material: Material): Part =>
  part(tube(curve(points, 14), radius, { sides: 10 }), material)

export const button = (
  x: number,
  y: number,
  h: number,
  radius: number,
  material: Material = plastic('#5b4534', { rough: 0.25 }),
): Part[] => [
  part(move(disc(radius, 0.28, 0.12, 32), x, h, -y), material),
  ...[-1, 1].map((s) => part(move(disc(radius * 0.13, 0.02, 0.01, 10), x + s * radius * 0.28, h + 0.275, -y), coated('#1b1512'))),
]

/** A narrow flat strip of cloth along a line on the garment. */
export const strip = (points: Point[], y: number, width: number, material: Material, thickness = 0.22): Part =>
  part(strap(flat(through(points, 10), y), width, thickness, { up: [0, 1, 0] }), material)

export const patch = (outline: [number, number, number?][], options: PanelOptions, material: Material): Part =>
  part(cutPanel(rounded(outline as [number, number, number][], true), options), material)

export { flat }
