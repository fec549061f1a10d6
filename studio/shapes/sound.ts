import { aluminium, brass, coated, felt, grille, leather, type Material, metal, plastic, rubber, steel, type Tint, wood } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { ellipsoid, join, roundBox } from '../mesh/distance.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Vec3 } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { shade } from './tops.ts'

type Corner = [number, number] | [number, number, number]
const turnedPart = (corners: Corner[], material: Material, segments = 96) => part(lathe(rounded(corners), { segments }), material)

/** Faces a part that was made lying on the table towards the camera. */
const facing = (parts: Part[]) => turned(parts, 'x', 90)

export function headphones(color: Tint): Part[] {
  const skin = plastic(color, { rough: 0.42 })
  const soft = leather(shade(color, color === 'ivory' ? 0.82 : 0.7), { grain: 0.06, depth: 0.006, rough: 0.5 })
  const arch = (r: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 49 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 48) * Math.PI) / 180
      return [Math.cos(a) * r, 11.2 + Math.sin(a) * r * 1.12, 0]
    })
  const parts: Part[] = [
    part(strap(arch(8.3, -4, 184), 2.2, 0.34), steel()),
    part(sweep(arch(8.75, 28, 152), roundRect(3.4, 0.9, 0.42, 6), { swell: (t) => 0.75 + 0.25 * Math.sin(Math.PI * t) }), skin),
    part(sweep(arch(7.95, 36, 144), roundRect(3.2, 1.2, 0.55, 6), { swell: (t) => 0.7 + 0.3 * Math.sin(Math.PI * t) }), soft),
  ]
  for (const s of [-1, 1]) {
    const cup: Part[] = [
      part(lathe(rounded([[0.02, 2.0], [2.3, 2.0, 0.3], [3.5, 1.5, 0.9], [3.9, 0.2, 0.5], [3.6, -0.2], [0.02, -0.2]])), skin),
      part(lathe(rounded([[0.02, 2.02], [1.9, 2.06], [1.95, 2.0], [0.02, 1.9]])), metal('#c8cacc', { rough: 0.35, along: 'round', brush: 0.002 })),
      part(lathe(rounded([[3.75, 0.2], [4.2, -0.1, 0.4], [4.2, -1.7, 0.9], [3.2, -2.0, 0.7], [2.3, -1.6, 0.6], [2.2, -0.2]])), soft),
      part(lathe(rounded([[2.4, -0.9], [0.02, -0.9]])), grille('#2a2a2b', { holes: 8 })),
    ]
    const placed = moved(turned(cup.map((p) => ({ ...p, mesh: stretchZ(p.mesh, 1.18) })), 'z', s * -90), s * 8.0, 5.0, 0)
    parts.push(...turned(placed, 'y', s * 4))
    parts.push(part(tube(curve([[s * 8.3, 10.8, 0], [s * 8.7, 10.3, 0.9], [s * 8.85, 8.6, 3.3], [s * 8.5, 6.6, 4.2], [s * 8.1, 5.0, 4.35]], 12), 0.26), steel()))
    parts.push(part(tube(curve([[s * 8.3, 10.8, 0], [s * 8.7, 10.3, -0.9], [s * 8.85, 8.6, -3.3], [s * 8.5, 6.6, -4.2], [s * 8.1, 5.0, -4.35]], 12), 0.26), steel()))
    parts.push(part(move(lathe(rounded([[0.02, -1.6], [0.75, -1.6, 0.2], [0.75, 1.6, 0.2], [0.02, 1.6]])), s * 8.35, 11.2, 0), skin))
  }
  return parts
}

const stretchZ = (mesh: Part['mesh'], k: number) => ({ ...mesh, positions: mesh.positions.map((v, i) => (i % 3 === 0 ? v * k : v)) })

export function earbud(color: Tint): Part[] {
  const skin = plastic(color, { rough: 0.2, grain: 0 })
  const body = (x: number, y: number, z: number) => join(ellipsoid(x, y - 3.1, z, 0.92, 0.85, 0.78), roundBox(x - 0.45, y - 1.5, z + 0.1, 0.62, 3.1, 0.7, 0.3), 0.5)
  const nozzle = (x: number, y: number, z: number) => Math.max(Math.hypot(y - 3.0 - 0.3 * (x + 1), z) - 0.34, Math.abs(x + 1.0) - 0.42)
  return [
    part(blob(body, [-1.3, -0.4, -1.2], [1.5, 4.4, 1.2], 0.06), skin),
    part(blob(nozzle, [-1.9, 2, -0.8], [-0.3, 4, 0.8], 0.06), metal('#7d8083')),
    part(move(turn(lathe(rounded([[0.25, 0], [0.78, 0.12, 0.2], [0.62, 0.75, 0.4], [0.36, 0.95, 0.15], [0.3, 0.8]])), 'z', 90), -1.05, 3.0, 0), rubber('#d9d6d0')),
  ]
}

export function budsCase(color: Tint, open: boolean): Part[] {
  const skin = plastic(color, { rough: 0.24, grain: 0 })
  const pill = (x: number, y: number, z: number) => roundBox(x, y - 2.4, z, 6.4, 4.8, 2.5, 1.24)
  const lower = (x: number, y: number, z: number) => Math.max(pill(x, y, z), y - 3.3)
  const upper = (x: number, y: number, z: number) => Math.max(pill(x, y, z), 3.36 - y)
  const from: Vec3 = [-3.6, -0.4, -1.7]
  const to: Vec3 = [3.6, 5.2, 1.7]
  const light = part(move(turn(disc(0.09, 0.04, 0.02, 16), 'x', 90), 0, 2.2, 1.24), plastic('#cfe8c8', { glow: 0.8 }))
  if (!open) return [part(blob(lower, from, to, 0.07), skin), part(blob(upper, from, to, 0.07), skin), light]
  const carved = (x: number, y: number, z: number) => Math.max(lower(x, y, z), -Math.min(ellipsoid(Math.abs(x) - 1.5, y - 3.4, z, 1.05, 1.7, 0.8), 9))
  const lidInside = (x: number, y: number, z: number) => Math.max(upper(x, y, z), -roundBox(x, y - 3.1, z, 5.7, 2.6, 1.9, 0.8))
  return [
    part(blob(carved, from, to, 0.06), skin),
    ...moved(turned(moved([part(blob(lidInside, from, to, 0.06), skin)], 0, -3.3, 1.2), 'x', -78), 0, 3.3, -1.2),
    light,
  ]
}

export function shelfSpeaker(kind: 'walnut' | 'oak'): Part[] {
  const cabinet = part(box(17, 28, 21, 0.3, 0.5), wood(kind, 'y', 0.45))
  const ringOf = (r: number, y: number): Part[] =>
    moved(
      facing([
        turnedPart([[r * 0.86, 0], [r, 0.02, 0.1], [r, 0.28, 0.12], [r * 0.88, 0.34, 0.1], [r * 0.84, 0.1]], metal('#2b2c2e', { rough: 0.4 })),
        turnedPart([[r * 0.88, 0.12], [r * 0.8, 0.42, 0.3], [r * 0.7, 0.2, 0.2], [r * 0.28, -0.9, 0.1]], rubber('#2b2b2d')),
        turnedPart([[r * 0.72, 0.2], [r * 0.3, -1.0]], { ...felt('#8b857b') }),
        turnedPart([[r * 0.3, -1.0], [r * 0.26, -0.6, 0.2], [r * 0.14, -0.32, 0.2], [0.02, -0.25]], plastic('#4a4b4e', { rough: 0.25 })),
      ]),
      0,
      y,
      10.45,
    )
  const front = part(move(turn(slab(roundRect(16.4, 27.4, 0.3), 0.3, 0.1), 'x', 90), 0, 14, 10.4), coated('#35363a'))
  return [
    cabinet,
    front,
    ...moved(ringOf(6.1, 10), 0, 0, 0.3),
    ...moved(
      facing([
        turnedPart([[0.02, 0], [2.6, 0, 0.1], [2.9, 0.25, 0.1], [2.2, 0.3, 0.2], [1.3, -0.2, 0.2]], metal('#2b2c2e', { rough: 0.4 })),
        turnedPart([[1.35, -0.05], [0.9, 0.42, 0.4], [0.02, 0.55]], { ...felt('#8b7a62') }),
      ]),
      0,
      21.6,
      10.8,
    ),
    part(move(turn(disc(0.12, 0.06, 0.02, 16), 'x', 90), 6.6, 2, 10.7), plastic('#ffffff', { glow: 0.9 })),
  ]
}

export function pocketSpeaker(color: Tint): Part[] {
  const body = lathe(rounded([[0.02, 0], [4.0, 0, 0.3], [4.5, 0.5, 0.4], [4.55, 1.0]]))
  const loopAt = (t: number): Vec3 => [4.6 + Math.sin(t * Math.PI) * 3.2, 11.6 - t * 3.6 - Math.sin(t * Math.PI) * 0.4, 1.4 + Math.sin(t * Math.PI) * 1.6]
  return [
    part(body, rubber('#2a2a2c')),
    turnedPart([[4.5, 0.9], [4.75, 1.2, 0.3], [4.85, 6, 1], [4.75, 11.4, 0.3], [4.5, 11.7]], grille(color, { holes: 5.5, size: 0.26 }), 128),
    turnedPart([[4.4, 11.6], [4.8, 11.65, 0.1], [4.8, 12.2, 0.25], [4.3, 12.5, 0.2], [3.9, 12.2, 0.2], [0.02, 12.1]], aluminium('#c0c2c4')),
    turnedPart([[3.7, 12.15], [3.6, 12.25, 0.05], [0.02, 12.25]], rubber('#39393b')),
    ...[0, 120, 240].map((a) => part(move(turn(box(1.1, 0.08, 0.28, 0.03, 0.12), 'y', a), Math.cos((a * Math.PI) / 180) * 2, 12.24, -Math.sin((a * Math.PI) / 180) * 2), plastic('#d8d8d6'))),
    part(strap(curve(Array.from({ length: 9 }, (_, i) => loopAt(i / 8)), 8), 1.1, 0.28), leather('tan')),
    part(move(turn(disc(0.55, 0.4, 0.15, 28), 'z', -90), 4.5, 11.2, 1.4), brass()),
    part(move(turn(disc(0.55, 0.4, 0.15, 28), 'z', -90), 4.55, 8.0, 1.4), brass()),
  ]
}

export function turntable(kind: 'walnut' | 'oak'): Part[] {
  const grooves = lathe(rounded([[0.02, 0], [15, 0, 0.05], [15, 0.16, 0.08], [14.6, 0.2], [5.2, 0.2], [0.02, 0.2]]), { push: (_, along) => (along > 16 && along < 24.5 ? 0.012 * Math.sin(along * 46) : 0), segments: 160 })
  const arm = curve([[17.2, 12.6, -11.6], [17.3, 12.7, -8], [17.0, 12.6, 0], [16.2, 12.4, 5.5], [14.4, 12.2, 8.2]], 14)
  return [
    part(move(box(42, 6, 34, 0.35, 0.7), 0, 1.6, 0), wood(kind, 'x', 0.42)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => part(move(disc(2.4, 1.7, 0.3, 40), x * 17, 0, z * 13), rubber('#1c1c1d')))),
    part(move(lathe(rounded([[0.02, 0], [14.9, 0, 0.1], [15.2, 0.4, 0.2], [15.2, 1.7, 0.2], [14.8, 1.9, 0.1], [0.02, 1.9]])), -4, 7.8, 0), metal('#b4b7ba', { rough: 0.3 })),
    part(move(grooves, -4, 9.75, 0), plastic('#141415', { rough: 0.2, grain: 0 })),
    part(move(disc(5, 0.06, 0.02), -4, 9.94, 0), coated(kind === 'walnut' ? 'clay' : 'mustard')),
    part(move(disc(0.36, 1.1, 0.15, 24), -4, 9.9, 0), steel()),
    part(move(lathe(rounded([[0.02, 0], [3.4, 0, 0.1], [3.5, 1.2, 0.3], [2.6, 1.5, 0.2], [1.7, 1.6, 0.2], [1.6, 4.2, 0.2], [0.02, 4.3]])), 17.2, 7.6, -11.2), metal('#2e2f31', { rough: 0.32 })),
    part(move(box(2.2, 2.2, 2.6, 0.4, 0.5), 17.2, 11.4, -11.2), metal('#2e2f31', { rough: 0.3 })),
    part(tube(arm, 0.42), metal('#c3c5c7', { rough: 0.2 })),
    part(move(turn(lathe(rounded([[0.02, 0], [1.5, 0, 0.2], [1.5, 2.4, 0.2], [0.02, 2.4]])), 'x', -90), 17.1, 12.7, -12.8), metal('#34363a', { rough: 0.3 })),
    part(move(turn(box(1.7, 0.8, 3.6, 0.2, 0.35), 'y', -38), 13.7, 11.4, 9.2), metal('#2e2f31', { rough: 0.3 })),
    part(move(turn(box(1.0, 1.1, 1.6, 0.2, 0.3), 'y', -38), 13.3, 10.3, 9.7), plastic('clay', { rough: 0.3 })),
    part(move(disc(1.9, 1.3, 0.3, 48), 17.2, 7.6, 12.6), aluminium('#c2c4c6')),
    part(move(disc(1.3, 0.7, 0.2, 40), 12.6, 7.6, 13.6), aluminium('#c2c4c6')),
    part(move(lathe(rounded([[0.3, 0], [0.45, 0, 0.05], [0.45, 3.4, 0.1], [0.02, 3.5]])), 16.6, 7.6, 3.4), metal('#2e2f31')),
  ]
}

export function radio(kind: 'walnut' | 'oak'): Part[] {
  const ticks = Array.from({ length: 25 }, (_, i) => {
    const a = ((-130 + (260 * i) / 24) * Math.PI) / 180
    return part(move(turn(turn(box(0.07, 0.04, i % 6 === 0 ? 0.7 : 0.4, 0.015), 'y', (-a * 180) / Math.PI), 'x', 90), 6.2 + Math.sin(a) * 3.75, 8.1 + Math.cos(a) * 3.75, 5.62), coated('#4a4238'))
  })
  return [
    part(box(24, 14, 11, 0.6, 0.9), wood(kind, 'x', 0.45)),
    part(move(turn(slab(roundRect(22.6, 12.6, 0.6), 0.2, 0.08), 'x', 90), 0, 7, 5.42), coated('ivory')),
    part(move(turn(slab(roundRect(11.6, 11.4, 0.4), 0.3, 0.12), 'x', 90), -4.8, 7, 5.45), grille('#a3947c', { holes: 6, size: 0.24 })),
    ...ticks,
    part(move(turn(lathe(rounded([[0.02, 0], [2.9, 0, 0.1], [2.8, 1.5, 0.25], [2.4, 1.75, 0.2], [0.02, 1.7]])), 'x', 90), 6.2, 8.1, 5.6), brass(0.3)),
    part(move(box(0.12, 1.3, 0.1, 0.04), 6.2, 8.75, 7.33), coated('#2c231a')),
    ...[4.2, 6.2, 8.2].map((x) => part(move(turn(disc(0.55, 0.5, 0.15, 32), 'x', 90), x, 2.6, 5.6), brass(0.3))),
    part(tube(curve([[9.6, 14, -3.6], [10.2, 20, -3.9], [11.6, 31, -4.6]]), 0.22, { sides: 10 }), steel()),
    part(move(disc(0.6, 0.7, 0.2, 24), 9.6, 13.8, -3.6), steel()),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => part(move(disc(0.9, 0.5, 0.1, 24), x * 9.8, -0.45, z * 3.8), rubber('#222')))),
  ].map((p) => ({ ...p, mesh: move(p.mesh, 0, 0.45, 0) }))
}

export function headphoneStand(kind: 'walnut' | 'oak'): Part[] {
  const path = curve([[0, 0.9, -3.4], [0, 6, -4.0], [0, 14, -3.8], [0, 20.5, -2.6], [0, 24.2, 0], [0, 25.6, 3.0], [0, 25.2, 5.2]], 14)
  return [
    part(sweep(path, roundRect(3.6, 1.5, 0.5, 6), { swell: (t) => 1.05 - 0.15 * t }), wood(kind, 'y', 0.42)),
    turnedPart([[0.02, 0], [7.4, 0, 0.1], [7.5, 0.3, 0.1], [7.5, 1.0, 0.25], [0.02, 1.05]], coated('#2b2c2e')),
    part(sweep(curve([[0, 24.9, 0.2], [0, 26.2, 3.1], [0, 25.85, 5.2]], 10), roundRect(3.0, 0.35, 0.12, 4)), felt('#b98f62')),
  ]
}
