import { brass, coated, enamel, glow, leather, metal, plastic, rubber, steel, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import { move, turn } from '../mesh/move.ts'
import { type Point, rounded, roundRect } from '../mesh/profile.ts'
import { box, disc } from '../mesh/slab.ts'
import { circle, curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { handle } from './mug.ts'
import { shade } from './tops.ts'

type Corner = [number, number] | [number, number, number]
const turnedPart = (corners: Corner[], material: Parameters<typeof part>[1], segments = 128) => part(lathe(rounded(corners), { segments }), material)

export function steelBottle(color: Tint, tall = 1): Part[] {
  const h = 20 * tall
  const loop = curve([[-2.3, h + 4.9, 0], [-2.2, h + 6.6, 0], [-1, h + 7.6, 0], [1, h + 7.6, 0], [2.2, h + 6.6, 0], [2.3, h + 4.9, 0]], 12)
  return [
    turnedPart([[0.02, 0.3], [3.0, 0.3, 0.1], [3.2, 0.9, 0.2]], steel()),
    turnedPart([[3.2, 0.0], [3.45, 0, 0.2], [3.6, 0.9, 0.2]], steel()),
    turnedPart([[3.4, 0.85], [3.68, 0.9, 0.12], [3.7, h - 3.4, 2.4], [2.5, h, 1.6], [2.5, h + 1.1, 0.2], [2.2, h + 1.1]], coated(color)),
    turnedPart([[2.3, h + 1.0], [2.42, h + 1.0], [2.42, h + 1.5], [2.3, h + 1.5]], steel()),
    turnedPart([[2.2, h + 1.45], [2.75, h + 1.45, 0.15], [2.72, h + 4.9, 0.5], [0.02, h + 5.0]], plastic('#2a2b2d', { rough: 0.5 })),
    part(sweep(loop, roundRect(1.1, 0.5, 0.22, 5), { up: [0, 0, 1], twist: () => Math.PI / 2 }), plastic('#2a2b2d')),
    turnedPart([[0.02, h + 5.0], [1.6, h + 5.0], [1.65, h + 5.06, 0.02], [0.02, h + 5.12]], steel()),
  ]
}

export function campMug(color: Tint): Part[] {
  const rim = color === 'white' ? '#26324f' : '#14161c'
  const skin = enamel(color, { from: 7.75, color: rim as Tint })
  const inside = enamel(color === 'white' ? 'white' : '#eceae4', { from: 7.75, color: rim as Tint })
  return [
    turnedPart([[0.02, 0.1], [3.5, 0.1, 0.1], [3.9, 0, 0.3], [4.2, 0.5, 0.4], [4.32, 7.7, 0.2], [4.62, 7.86, 0.12], [4.62, 8.05, 0.1], [4.35, 8.08, 0.1], [4.24, 7.8, 0.2]], skin),
    turnedPart([[4.26, 7.9], [4.2, 7.6, 0.2], [4.1, 0.6, 0.5], [0.02, 0.45]], inside),
    handle(4.25, 1.9, 6.6, 2.7, skin, 0.5, -0.14),
  ]
}

export function trailBottle(color: Tint): Part[] {
  const squeeze: Corner[] = [[0.02, 0.4], [2.9, 0.4, 0.2], [3.1, 0, 0.2], [3.5, 0.1, 0.4], [3.68, 1.2, 0.5], [3.68, 8.6, 0.8], [3.28, 9.6, 0.8], [3.28, 10.9, 0.8], [3.68, 11.9, 0.8], [3.68, 15.2, 1.2], [3.1, 17, 0.8], [2.9, 17.6, 0.2]]
  const cap = plastic('#1d1e20', { rough: 0.42 })
  const ridged = lathe(rounded([[2.7, 17.2], [3.2, 17.2, 0.15], [3.2, 19.0, 0.25], [2.5, 19.8, 0.5], [1.4, 20.2, 0.4], [1.25, 21.3, 0.2], [0.02, 21.3]]), {
    segments: 240,
    push: (a, _, y) => (y > 17.3 && y < 18.9 ? 0.05 * Math.max(0, Math.cos(a * 40)) : 0),
  })
  return [
    part(lathe(rounded(squeeze)), plastic(color, { rough: 0.36 })),
    part(ridged, cap),
    turnedPart([[0.9, 21.1], [1.05, 21.2, 0.1], [1.1, 22.3, 0.25], [0.75, 22.7, 0.3], [0.5, 22.4, 0.1], [0.02, 22.3]], rubber('#b9bcc0')),
    turnedPart([[3.69, 3.2], [3.7, 3.22], [3.7, 3.7], [3.69, 3.72]], plastic(shade(color, 0.55))),
  ]
}

export function deskLamp(color: Tint, lit: boolean): Part[] {
  const skin = coated(color)
  const tilt = 10
  const dome: Part[] = [
    turnedPart([[0.9, 9.2], [1.6, 9.2, 0.3], [2.0, 8.6, 0.4], [5.2, 6.9, 2.6], [8.0, 3.4, 2.2], [8.9, 0, 0.05], [8.75, 0, 0.05]], skin),
    turnedPart([[8.75, 0], [7.85, 3.3, 2.2], [5.1, 6.6, 2.4], [0.02, 8.2]], plastic('#f6efe2', lit ? { glow: 1.5 } : {})),
    turnedPart([[0.02, 9.25], [0.9, 9.2], [0.9, 10.2, 0.15], [0.02, 10.3]], brass()),
    turnedPart([[0.02, 2.2], [2.1, 3.0, 1.5], [2.4, 5, 1.4], [1.1, 7]], lit ? glow('#ffe2b0', 4) : plastic('#f4f0e6', { rough: 0.3 })),
  ]
  const stem = curve([[-4, 1.4, 0], [-4, 14, 0], [-4, 26, 0], [-3.6, 32, 0], [-1.6, 36, 0], [2.2, 37.4, 0], [5.4, 36.6, -0.3], [6.4, 35.2, -0.8]], 16)
  return [
    part(move(lathe(rounded([[0.02, 0], [6.9, 0, 0.2], [7.1, 0.9, 0.5], [6.4, 1.6, 0.5], [0.02, 1.7]])), -4, 0, 0), skin),
    part(move(lathe(rounded([[0.02, 1.6], [1.2, 1.65], [1.2, 2.3, 0.2], [0.02, 2.4]])), -4, 0, 0), brass()),
    part(move(lathe(rounded([[0.02, 1.65], [0.8, 1.68], [0.78, 1.8, 0.1], [0.02, 1.82]])), -0.2, 0, 3.4), brass()),
    part(tube(stem, 0.42), brass()),
    ...moved(turned(turned(dome, 'z', tilt), 'x', -24), 8.0, 26.2, 3.2),
    part(tube(curve([[-10.4, 0.35, -1], [-14, 0.35, -3], [-17, 0.35, -9], [-26, 0.35, -13], [-40, 0.35, -10]], 14), 0.33), rubber('#5b4a3c')),
  ]
}

export function repairTin(open: boolean): Part[] {
  const paint = coated('clay')
  const cream = coated('ivory')
  const base = [
    turnedPart([[0.02, 0], [3.4, 0, 0.15], [3.45, 0.4, 0.1], [3.45, 2.1, 0.05], [3.38, 2.1, 0.05], [3.36, 0.3, 0.1], [0.02, 0.2]], steel()),
  ]
  const lid = [
    turnedPart([[3.48, 0.02], [3.56, 0, 0.05], [3.58, 0.62], [3.58, 0.62]], paint),
    turnedPart([[3.59, 0.35], [3.6, 0.36], [3.6, 0.82], [3.59, 0.83]], cream),
    turnedPart([[3.58, 0.6], [3.58, 1.25, 0.25], [3.2, 1.42, 0.2], [3.0, 1.34, 0.1], [0.02, 1.4]], paint),
    turnedPart([[0.02, 1.42], [1.5, 1.42], [1.52, 1.4], [0.02, 1.38]], cream),
    turnedPart([[3.5, 0.05], [3.46, 1.15, 0.1], [0.02, 1.2]], steel()),
  ]
  if (!open) return [...base, turnedPart([[3.46, 0.35], [3.5, 0.36], [3.5, 1.15], [3.46, 1.16]], paint), ...moved(lid, 0, 1.1, 0)]
  const patches = [
    [-1.2, 0.6, 20],
    [0.9, 0.9, -30],
    [0.2, -0.9, 60],
    [-0.6, -0.2, 5],
  ].map(([x, z, a], i) => part(move(turn(box(1.9, 0.14, 1.5, 0.06, 0.4), 'y', a!), x!, 0.6 + i * 0.16, z!), rubber(i % 2 ? '#c7572f' : '#2b2b2c')))
  const tubeOfGlue = [
    part(move(turn(lathe(rounded([[0.02, 0], [0.75, 0, 0.1], [0.8, 3, 0.2], [0.35, 3.5, 0.15], [0.35, 4.2, 0.1], [0.02, 4.2]])), 'z', 82), 1.9, 1.5, 1.6), metal('#c9cbcc', { rough: 0.3 })),
  ]
  return [...base, ...patches, ...tubeOfGlue, ...moved(turned(turned(lid, 'x', 180), 'y', -24), -7.6, 1.44, -1.2)]
}

export function bell(finish: 'brass' | 'black'): Part[] {
  const skin = finish === 'brass' ? brass(0.16) : metal('#3a3a3c', { rough: 0.28 })
  const dark = plastic('#1b1b1c', { rough: 0.45 })
  const dome: Corner[] = [[2.75, 2.2], [2.85, 2.2, 0.05], [2.72, 3.2, 0.8], [2.0, 4.35, 1], [0.8, 4.8, 0.5], [0.02, 4.85]]
  return [
    turnedPart(dome, skin),
    turnedPart([[2.75, 2.2], [2.6, 3.2, 0.8], [1.9, 4.2, 1], [0.02, 4.65]], skin),
    turnedPart([[0.02, 4.8], [0.5, 4.82], [0.5, 5.15, 0.15], [0.02, 5.2]], brass()),
    turnedPart([[0.4, 1.0], [0.7, 1.0], [0.7, 4], [0.02, 4]], dark),
    part(move(turn(lathe(rounded([[1.35, -0.7], [1.75, -0.7, 0.12], [1.75, 0.7, 0.12], [1.35, 0.7, 0.1], [1.35, -0.7]])), 'x', 90), 0, 0.55 - 0.02, 0), dark),
    part(strap(curve([[0, 1.6, 0.6], [1.2, 1.7, 1.9], [2.2, 1.95, 2.9]], 10), 0.55, 0.14, { up: [0, 1, 0] }), brass()),
    part(move(lathe(rounded([[0.02, -0.5], [0.42, -0.45, 0.2], [0.5, 0.2, 0.25], [0.02, 0.5]])), 2.35, 2.1, 3.0), brass(0.18)),
  ].map((p) => ({ ...p, mesh: move(p.mesh, 0, 1.25, 0) }))
}

export function lantern(color: Tint, lit: boolean): Part[] {
  const skin = coated(color)
  const arc: [number, number, number][] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI
    return [Math.cos(a) * 5.4, 14.2 + Math.sin(a) * 7.2, 0]
  })
  return [
    turnedPart([[0.02, 0], [4.6, 0, 0.3], [4.9, 0.6, 0.4], [4.9, 4.8, 0.5], [4.3, 5.6, 0.3], [0.02, 5.6]], skin),
    turnedPart([[4.905, 1.4], [4.94, 1.42], [4.94, 1.75], [4.905, 1.77]], rubber('#26272a')),
    part(move(turn(disc(0.85, 0.3, 0.12), 'x', 90), 0, 3.1, 4.75), rubber('#26272a')),
    part(move(turn(disc(0.3, 0.1, 0.05), 'x', 90), 0, 3.1, 5.02), lit ? glow('#ffcf86', 3) : metal('#b0b2b5')),
    turnedPart([[3.9, 5.5], [4.2, 5.6], [4.55, 7.4, 1.2], [4.5, 10.6, 1.4], [3.6, 13.2, 0.8], [0.02, 13.3]], lit ? plastic('#ffe3b0', { rough: 0.3, glow: 0.95 }) : plastic('#efece4', { rough: 0.22 })),
    turnedPart([[3.4, 12.9], [4.1, 13.0, 0.2], [4.2, 13.8, 0.4], [2.8, 14.6, 0.5], [1.2, 15.1, 0.4], [0.02, 15.2]], skin),
    part(tube(arc, 0.19, { sides: 12 }), steel()),
    ...[-1, 1].map((s) => part(move(turn(disc(0.42, 0.5, 0.12, 24), 'z', s * -90), s * 5.0, 14.2, 0), steel())),
    ...[-1, 1].map((s) => part(tube([[s * 5.2, 14.2, 0], [s * 4.0, 13.5, 0]], 0.2, { sides: 10 }), steel())),
  ]
}

export const flame = (): Part[] => [part(lathe([[0.02, 0], [0.28, 0.4], [0.3, 0.8], [0.16, 1.5], [0.02, 2.1]] as Point[]), glow('#ffd08a', 3))]

export function keyLoop(color: Tint): Part[] {
  const path = curve([[0, 0.35, 4.6], [0, 0.38, 2], [0, 0.42, -1.6], [0, 0.75, -3.6], [0, 1.25, -4.35], [0, 1.6, -3.6], [0, 1.1, -1.6], [0, 0.78, 2], [0, 0.76, 4.6]], 14)
  const ring: [number, number, number][] = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2
    return [Math.sin(a) * 1.55, 0.95 + Math.cos(a) * 0.35, -4.9 + Math.cos(a) * 1.55]
  })
  return [
    part(strap(path, 2.2, 0.34), leather(color, { stitch: 0.28 })),
    part(sweep(ring, circle(0.17, 14), { closed: true }), steel()),
    part(move(lathe(rounded([[0.02, 0], [0.58, 0, 0.05], [0.55, 0.2, 0.16], [0.02, 0.3]])), 0, 0.98, 1.0), brass()),
  ]
}
