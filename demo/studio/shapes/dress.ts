import type { Material } from '../materials.ts'
import { type Point, through } from '../mesh/profile.ts'
import { type Part, part } from '../shot.ts'
import { type Folds, type Form, laid, type Row, type Station, type Worn, worn } from './worn.ts'

/** What a top is cut from. Centimetres; the shoulder is at 70, whatever the length. */
export type Cut = {
  body: Material
  rib?: Material
  length: number
  /** Half the width at the chest, the waist and the hem. */
  chest: number
  waist: number
  hem: number
  /** How far the shoulder reaches, and how low it lies there. */
  shoulder: [number, number]
  sleeve: Station[]
  neck: { half: number; front: number; back: number; shape: 'round' | 'boat' | 'vee' }
  folds: Folds
  cloth?: number
  /** Height of ribbed hem and length of ribbed cuffs. */
  welt?: number
  cuff?: { length: number; radius: number }
  collar?: { width: number; thickness: number; stand?: number }
  hemLine?: (x: number) => number
  /** Width of the bands round the arms of a top without sleeves. */
  armholes?: number
  depth?: number
}

const BACK = 4

/** The sleeves as they hang: short ones stand off a little, long ones fall along the body. */
export const shortSleeve = (length: number, upper: number, end: number): Station[] => [
  [15.5, 64.4 - upper, 0.4, upper],
  [21, 63 - upper, 0.4, upper],
  [20 + length * 0.42, 61 - upper - length * 0.4, 0.1, (upper + end) / 2],
  [21 + length * 0.6, 58 - upper - length * 0.72, -0.2, end],
]
export const longSleeve = (upper: number, elbow: number, wrist: number, o: { reach?: number; out?: number } = {}): Station[] => {
  const { reach = 0, out = 0 } = o
  return [
    [15, 64.4 - upper, 0.4, upper],
    [20.5, 62.6 - upper, 0.6, upper],
    [27.5 + out * 0.4, 43, 0.8, (upper + elbow) / 2],
    [31.5 + out * 0.75, 30 - reach * 0.3, 1, elbow],
    [33.4 + out, 18 - reach * 0.7, 0.6, (elbow + wrist) / 2],
    [34.4 + out * 1.1, 8 - reach, 0, wrist],
  ]
}

function necklines({ half, front, back, shape }: Cut['neck']): { front: Point[]; back: Point[] } {
  const top = 70.7
  const down: Point[] =
    shape === 'vee'
      ? [
          [half, top],
          [half * 0.72, top - (top - front) * 0.36],
          [half * 0.34, top - (top - front) * 0.74],
          [0, front],
        ]
      : shape === 'boat'
        ? [
            [half, top],
            [half * 0.7, front + (top - front) * 0.42],
            [half * 0.35, front + (top - front) * 0.08],
            [0, front],
          ]
        : [
            [half, top],
            [half * 0.88, (top + front) / 2 + 0.4],
            [half * 0.52, front + 1.1],
            [0, front],
          ]
  const mirror = (points: Point[]): Point[] => [...points.map(([x, y]): Point => [-x, y]), ...points.slice(0, -1).reverse()]
  return {
    front: through(mirror(down), 10),
    back: through(
      mirror([
        [half, top],
        [half * 0.8, (top + back) / 2],
        [half * 0.4, back + 0.3],
        [0, back],
      ]),
      10,
    ),
  }
}

/** The same cut in another colour is the same shape. */
const shapes = new Map<string, Worn>()
function known(form: Form): Worn {
  const key = JSON.stringify(form, (_, value) => (typeof value === 'function' ? String(value) : value))
  const shape = shapes.get(key) ?? worn(form)
  shapes.set(key, shape)
  return shape
}

/** A top on a body that is not there, still upright. */
export function dressed(c: Cut): { parts: Part[]; worn: Worn } {
  const foot = 70 - c.length + (c.welt ?? 0)
  const deep = c.depth ?? 1
  const [reach, drop] = c.shoulder
  const half = c.neck.half
  const rows: Row[] = [
    ...(c.welt
      ? ([
          [foot - 3, c.hem - 2.4, 7 * deep, 2.6],
          [foot, c.hem - 1.6, 7.4 * deep, 2.8],
          [foot + 3.5, c.hem + 0.5, 9.2 * deep, 3.2],
        ] as Row[])
      : ([[foot - 3, c.hem, 8.4 * deep, 3]] as Row[])),
    [foot + 12, (c.hem + c.waist) / 2, 9 * deep, 3.2],
    [foot + 24, c.waist, 8.6 * deep, 3.2],
    [45, c.chest, 9.6 * deep, 3.6],
    [53, c.chest - 0.9, 9.4 * deep, 3.8],
    [58, Math.min(c.chest - 1.5, reach + 2), 8.6 * deep, 3.8],
    [drop, reach, 7 * deep, 3.7],
    [drop + (70.5 - drop) * 0.5, (reach + half + 1) / 2, 6 * deep, 3.5],
    [70.5, half + 1, 5.4 * deep, 3.4],
    [74, half - 1, 5 * deep, 3.2],
  ]
  const lines = necklines(c.neck)
  const form: Form = {
    rows,
    sleeve: c.sleeve,
    hem: c.hemLine ?? (() => foot),
    ...lines,
    folds: c.folds,
    cloth: c.cloth ?? 0.7,
    ...(c.armholes ? { armhole: { y: 54.5, high: 10.4, deep: 5.2 } } : {}),
  }
  const on = known(form)
  const parts: Part[] = [part(on.body, c.body), ...(c.sleeve.length ? [part(on.sleeves, c.body)] : [])]
  if (c.rib) {
    const { width = 2.2, thickness = 0.7, stand } = c.collar ?? {}
    if (c.collar) parts.push(part(on.band(width, thickness, stand), c.rib))
    if (c.welt) parts.push(part(on.welt(foot + 1.2, 70 - c.length, 0.1), c.rib))
    if (c.armholes) for (const side of [-1, 1]) parts.push(part(on.armhole(side, c.armholes, thickness), c.rib))
    if (c.cuff) for (const side of [-1, 1]) parts.push(part(on.cuff(side, c.cuff.length, c.cuff.radius), c.rib))
  }
  return { parts, worn: on }
}

export const onTable = (parts: Part[]): Part[] => laid(parts, BACK)
export const draped = (on: Worn, parts: Part[]): Part[] => parts.map(({ mesh, material }) => ({ mesh: on.drape(mesh), material }))
