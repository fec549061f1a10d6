import { brass, canvas, coated, cotton, felt, glass, knit, leather, nylon, plastic, rubber, steel, type Tint, wood } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { capsule, ellipsoid, join, meet } from '../mesh/distance.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { bend, move, stretch, turn } from '../mesh/move.ts'
import { noise, smoothstep } from '../mesh/noise.ts'
import { type Point, rounded, roundRect, through } from '../mesh/profile.ts'
import { disc, slab } from '../mesh/slab.ts'
import { circle, curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { shade } from './tops.ts'

/** Crown from the sweatband up, in panels, and a brim. */
export function cap(color: Tint, o: { cycling?: Tint } = {}): Part[] {
  const cycling = o.cycling
  const cloth = cycling ? cotton(color, { threads: 12 }) : canvas(color)
  const [r, h] = cycling ? [8.6, 9.6] : [9.0, 10.6]
  const dome: Point[] = through([[r * 0.98, 0], [r, 1.2], [r * 0.985, 3.6], [r * 0.92, h * 0.56], [r * 0.72, h * 0.79], [r * 0.4, h * 0.94], [r * 0.1, h * 0.995], [0.02, h]], 10)
  const panels = cycling ? 2 : 3
  const crown = lathe(dome, {
    segments: 216,
    push: (a, along, y) => {
      const seam = Math.abs(Math.sin(a * panels + Math.PI / 2))
      const soft = 0.32 * noise(Math.cos(a) * 2.2, y * 0.22, Math.sin(a) * 2.2) * smoothstep(0, 5, y)
      return soft - 0.14 * Math.exp(-((seam / 0.05) ** 2)) + 0.04 * Math.exp(-(((seam - 0.1) / 0.03) ** 2)) - 0.1 * Math.exp(-(((along - 1.6) / 0.1) ** 2))
    },
  })
  const oval = (mesh: Mesh) => stretch(mesh, 0.93, 1, 1.1)
  const reach = cycling ? 4.6 : 7.4
  const outline: Point[] = through(
    [[-8.0, 0], [-7.9, 4.5], [-7.2, 7 + reach * 0.42], [-4.6, 9.2 + reach * 0.82], [0, 9.6 + reach], [4.6, 9.2 + reach * 0.82], [7.2, 7 + reach * 0.42], [7.9, 4.5], [8.0, 0]],
    10,
  ).reverse()
  const dropped = (mesh: Mesh) =>
    bend(mesh, ([x, y, z]) => {
      const out = Math.max(0, z - 5)
      return [x, y + 0.75 - 0.034 * x * x * (cycling ? 0.9 : 1) - out * (cycling ? -0.1 : 0.13) + 1.4, z]
    })
  const brim = dropped(slab(outline, 0.34, 0.14))
  const parts: Part[] = [
    part(oval(crown), cloth),
    part(oval(lathe(dome.map(([x, y]): Point => [Math.max(0.02, x * 0.93 - 0.1), y * 0.93]))), cotton(shade(color, 0.6))),
    part(brim, cycling ? cloth : canvas(color)),
    part(oval(move(lathe(rounded([[0.02, 0.1], [0.72, 0, 0.1], [0.6, 0.38, 0.25], [0.02, 0.45]])), 0, h - 0.05, 0)), cloth),
  ]
  for (let k = 0; k < 6; k++) {
    const inset = 0.5 + k * 0.72
    const line = outline
      .filter(([, z]) => z > 6.4 + inset * 0.3)
      .map(([x, z]): Vec3 => [x * (1 - inset * 0.105), 0.36, z - inset])
      .filter((p) => p[2] > 7.4)
    if (line.length > 4) parts.push(part(dropped(tube(line, 0.045, { sides: 6 })), cotton(shade(color, 0.82))))
  }
  if (cycling) {
    const hug = dome.map(([rr, y]): Vec3 => [0, y, rr * 1.1 + 0.09])
    const over = [...hug, ...hug.slice().reverse().map(([x, y, z]): Vec3 => [x, y, -z])]
    parts.push(part(strap(over.filter((_, i) => i % 3 === 0), 3.4, 0.14), cotton(cycling, { threads: 12 })))
  } else {
    for (let k = 0; k < 6; k++) {
      const a = ((k + 0.5) / 6) * Math.PI * 2 + Math.PI / 6
      const at: Vec3 = [Math.cos(a) * r * 0.7 * 0.93, h * 0.79, Math.sin(a) * r * 0.7 * 1.1]
      const ring = lathe(rounded([[0.22, 0], [0.42, 0.02, 0.06], [0.4, 0.16, 0.06], [0.22, 0.14]]), { segments: 24 })
      const lean = turn(turn(ring, 'z', -42), 'y', (-a * 180) / Math.PI)
      parts.push(part(move(lean, ...at), cotton(shade(color, 0.8))))
    }
  }
  return parts
}

export function beanie(color: Tint): Part[] {
  const rib = knit(color, { wales: 1.7, rib: 2, depth: 0.16 })
  const ribs = 46
  const dome = through([[8.3, 4.6], [8.9, 7.2], [8.6, 11.2], [7.2, 15.2], [4.6, 18.2], [2.0, 19.4], [0.6, 19.5], [0.02, 19.3]], 10)
  const crown = lathe(dome, {
    segments: 276,
    push: (a, along, y) => 0.2 * (0.5 + 0.5 * Math.cos(a * ribs)) * smoothstep(19.5, 15, y) + 0.3 * Math.cos(a * 8) * smoothstep(15, 19, y) + 0.4 * noise(Math.cos(a) * 1.6, along * 0.12, Math.sin(a) * 1.6),
  })
  const cuff = lathe(rounded([[8.1, 1.0], [8.5, 0, 0.5], [9.6, 0.1, 0.6], [9.75, 3, 0.5], [9.6, 6.6, 0.6], [9.0, 7.2, 0.4], [8.4, 6.6]]), {
    segments: 276,
    push: (a, _, y) => 0.22 * (0.5 + 0.5 * Math.cos(a * ribs)) + 0.22 * noise(Math.cos(a) * 1.7 + 4, y * 0.1, Math.sin(a) * 1.7),
  })
  return [part(stretch(crown, 1, 1, 0.72), rib), part(stretch(cuff, 1, 1, 0.74), rib)]
}

/** The block a shoe is built over: heel at −z, toe at +z; `side` bends it for the left or right foot. */
function last(side: number, toe: number, instep: number, heel: number) {
  const plan = (x: number, z: number) => {
    const c = x - side * 0.5 * smoothstep(-4, 10, z) + side * 0.45 * Math.sin(Math.max(0, z + 6) * 0.24)
    return join(capsule(c, 0, z, [0, 0, -9.6], [0, 0, -3], 3.2, 3.3), capsule(c, 0, z, [0, 0, 2.6], [side * -0.25, 0, 8.8], 4.1, 3.7), 6)
  }
  const top = (z: number) => toe + (instep - toe) * smoothstep(11, 1.2, z) + (heel - instep) * smoothstep(0, -7.5, z)
  return { plan, top, hull: (x: number, y: number, z: number) => meet(plan(x, z) * 0.95, (y - top(z)) * 0.8, 4.2) }
}

export function slipper(color: Tint, side: number): Part[] {
  const { plan, hull } = last(side, 4.2, 6.8, 5.6)
  const mouth = (x: number, y: number, z: number) => ellipsoid(x, y - 8, z + 5.6, 3.0, 5.4, 6.2)
  const upper = (x: number, y: number, z: number) => {
    const d = hull(x, y, z)
    const shell = Math.max(d, -(d + 0.62))
    return Math.max(Math.max(shell, -mouth(x, y, z)), 0.35 - y)
  }
  const sole = (x: number, y: number, z: number) => Math.max(plan(x, z) - 0.28, Math.abs(y - 0.28) - 0.28)
  const bed = (x: number, y: number, z: number) => Math.max(plan(x, z) + 0.5, Math.abs(y - 0.75) - 0.2)
  const box: [Vec3, Vec3] = [[-6.5, -0.3, -15], [6.5, 9, 15]]
  const welt = curve(ringOfPlan(plan, 0.05), 1, true).map(([x, , z]): Vec3 => [x, 0.75, z])
  return [
    part(blob(upper, ...box, 0.15), felt(color)),
    part(blob(sole, ...box, 0.2), leather('tan', { grain: 0.06 })),
    part(blob(bed, ...box, 0.22), felt(shade(color, 0.8))),
    ...stitches(welt, 'ivory'),
  ]
}

const ringOfPlan = (plan: (x: number, z: number) => number, grow: number): Vec3[] =>
  Array.from({ length: 160 }, (_, i) => {
    const a = (i / 160) * Math.PI * 2
    let r = 18
    for (let k = 0; k < 30; k++) r -= Math.max(-1, Math.min(1.5, (plan(Math.cos(a) * r * 0.4, Math.sin(a) * r) - grow) * 0.7))
    return [Math.cos(a) * r * 0.4, 0, Math.sin(a) * r]
  })

const stitches = (line: Vec3[], tint: Tint): Part[] =>
  line.flatMap((p, i) => (i % 2 === 0 ? [part(tube([p, line[(i + 1) % line.length]!], 0.1, { sides: 8 }), cotton(tint))] : []))

export function sneaker(color: Tint, side: number): Part[] {
  const { plan, hull } = last(side, 5.1, 10.2, 9.6)
  const skin = leather(color, { grain: 0.05, depth: 0.006, rough: 0.42, stitch: 0.22, thread: color === 'white' ? '#d9d4c8' : shade(color, 1.35) })
  const mouth = (x: number, y: number, z: number) => capsule(x, y, z, [0, 11.4, -8.2], [0, 12.4, 0.2], 2.35, 2.2)
  const vamp = (x: number, y: number, z: number) => ellipsoid(x, y - 9.4, z - 3.2, 1.5, 4.6, 5.4)
  const body = (x: number, y: number, z: number) => hull(x, y - 1.2, z)
  const shell = (x: number, y: number, z: number) => Math.max(Math.max(body(x, y, z), -(body(x, y, z) + 0.7)), 1.6 - y, -mouth(x, y, z))
  const upper = (x: number, y: number, z: number) => Math.max(shell(x, y, z), -vamp(x, y, z))
  const box: [Vec3, Vec3] = [[-6.5, -0.3, -15], [6.5, 13, 15]]
  const quarterLine = (p: Vec3): [number, number] => {
    const toeCap = p[2] - (6.6 - 0.06 * p[0] * p[0] - (p[1] - 4) * 0.35)
    const eyestay = vamp(...p)
    const collar = mouth(...p)
    const d = Math.min(Math.abs(toeCap), Math.abs(eyestay - 0.05), Math.abs(collar))
    return [d, p[1] + p[2]]
  }
  const overlay = (x: number, y: number, z: number) => {
    const stay = Math.max(vamp(x, y, z) - 1.25, z - 7.2)
    const heelTab = z + 9.4 - 0.18 * (y - 4)
    return Math.max(Math.max(body(x, y, z) - 0.14, -(body(x, y, z) + 0.3)), -vamp(x, y, z) + 0.02, -mouth(x, y, z), Math.min(stay, heelTab), 2.4 - y)
  }
  const tongue = (x: number, y: number, z: number) => {
    const arc = y - (13.4 - 0.56 * (z + 2.4) - 0.05 * x * x - 0.012 * z * z)
    return Math.max(Math.abs(arc) - 0.42, Math.abs(x) - 2.25 + 0.05 * (z - 2), z - 7.4, -2.6 - z) * 0.75
  }
  const sole = (x: number, y: number, z: number) => {
    const grow = plan(x, z) - 0.38 - 0.06 * Math.cos(y * 14) * smoothstep(0.1, 0.4, y)
    const a = grow + 0.25
    const b = Math.abs(y - 1.35) - 1.35 + 0.25
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - 0.25
  }
  const lining = (x: number, y: number, z: number) => Math.max(body(x, y, z) + 0.55, -(body(x, y, z) + 1.0), 2 - y, -mouth(x, y, z) + 0.1)
  const parts: Part[] = [
    part(blob(upper, ...box, 0.15, quarterLine), skin),
    part(blob(overlay, ...box, 0.15, (p) => [Math.min(Math.abs(vamp(...p)), Math.abs(vamp(...p) - 1.25), Math.abs(p[2] + 9.4)), p[1] + p[2]]), skin),
    part(blob(lining, ...box, 0.24), leather('oat', { grain: 0.05 })),
    part(blob(tongue, ...box, 0.2), leather(color, { grain: 0.05, depth: 0.006 })),
    part(blob(sole, ...box, 0.17), rubber(color === 'white' ? '#efe9dc' : '#eadfc8')),
  ]
  const lace = cotton('white', { threads: 8 })
  for (let k = 0; k < 6; k++) {
    const z = 6.1 - k * 1.45
    const y = 13.72 - 0.56 * (z + 2.4) - 0.012 * z * z
    const w = 1.75 + k * 0.09
    const bar = (z0: number, z1: number, lift: number) =>
      part(strap(curve([[-w, y - 0.34, z0], [-w * 0.5, y + 0.1 + lift, z0 * 0.7 + z1 * 0.3], [w * 0.5, y + 0.1 + lift, z0 * 0.3 + z1 * 0.7], [w, y - 0.34, z1]], 10), 0.72, 0.2), lace)
    parts.push(bar(z, z, k % 2 ? 0.05 : 0.12))
    for (const s of [-1, 1]) parts.push(part(move(turn(turn(disc(0.3, 0.12, 0.06, 20), 'x', 28), 'z', s * -26), s * (w + 0.35), y - 0.34, z), coated(shade(color, 0.6))))
  }
  const bowY = 14.0 + 0.5
  for (const s of [-1, 1]) {
    parts.push(part(strap(curve([[0, bowY, -1.6], [s * 1.4, bowY + 0.8, -1.4], [s * 3.4, bowY + 0.2, -0.6], [s * 4.3, bowY - 1.4, 0.4], [s * 3.2, bowY - 1.1, 0.8], [0, bowY + 0.1, -1.3]], 10), 0.6, 0.2), lace))
    parts.push(part(strap(curve([[0, bowY, -1.5], [s * 1.6, bowY - 0.2, 0.6], [s * 3.2, bowY - 2.2, 2.2], [s * 4.3, bowY - 4.6, 3.0]], 10), 0.55, 0.2), lace))
  }
  return parts
}

export function openUmbrella(color: Tint): Part[] {
  const R = 52
  const dome: Point[] = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    return [Math.max(0.1, Math.sin(t * 1.18) / Math.sin(1.18) * R), (Math.cos(t * 1.18) - 1) * R * 0.62]
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
    parts.push(part(tube([[0, -24, 0], [Math.cos(a) * R * 0.5, -8.2, Math.sin(a) * R * 0.5]], 0.26, { sides: 8 }), steel()))
  }
  parts.push(part(tube([[0, 6, 0], [0, -62, 0]], 0.75), wood('beech', 'y')))
  parts.push(part(move(lathe(rounded([[0.02, 0], [1.2, 0, 0.3], [0.7, 6, 0.5], [0.02, 7]])), 0, 0.2, 0), steel()))
  parts.push(part(hook(-62), wood('beech', 'y', 0.35)))
  return turned(turned(parts, 'y', 12), 'x', 58)
}

function hook(y: number): Mesh {
  return sweep(curve([[0, y + 3, 0], [0, y - 6, 0], [0, y - 14, 0], [1.4, y - 19.4, 0], [5, y - 21.4, 0], [8.6, y - 19.4, 0], [9.8, y - 15, 0]], 12), circle(1.35, 20), { swell: (t) => 0.85 + 0.15 * Math.sin(t * Math.PI) })
}

export function rolledUmbrella(color: Tint): Part[] {
  const roll: Point[] = through([[0.9, -6], [3.4, -4.5], [3.9, 2], [3.3, 20], [2.3, 40], [1.4, 56], [0.9, 60]], 14)
  const canopy = lathe(roll, { segments: 260, push: (a, along, y) => 0.55 * (0.5 + 0.5 * Math.sin(a * 8 + along * 0.09 + 0.8 * Math.sin(y * 0.08))) ** 0.6 - 0.6 * Math.exp(-(((y - 16) / 1.6) ** 2)) })
  const parts = [
    part(canopy, nylon(color)),
    part(move(lathe(rounded([[3.3, -1.2], [3.75, -1.2, 0.1], [3.75, 1.2, 0.1], [3.3, 1.2]])), 0, 16, 0), nylon(shade(color, 0.75))),
    part(move(turn(disc(0.8, 0.4, 0.15, 28), 'x', 90), 0.4, 16, 3.6), brass()),
    part(tube([[0, -8, 0], [0, -16, 0]], 0.75), steel()),
    part(move(lathe(rounded([[0.02, 0], [1.0, 0, 0.2], [0.6, 6.5, 0.3], [0.02, 7]])), 0, 59.6, 0), steel()),
    part(hook(-16), wood('beech', 'y', 0.35)),
  ]
  return turned(parts, 'z', 90)
}

export function sunglasses(color: Tint): Part[] {
  const frame = plastic(color === 'black' ? '#17171a' : '#9a6233', { rough: 0.14, grain: 0 })
  const lens = glass(color === 'black' ? '#20242a' : '#33271c', { opacity: 0.74, rough: 0.04, top: 0.16, from: 1, to: 5.6 })
  const parts: Part[] = []
  for (const s of [-1, 1]) {
    const ring: Vec3[] = Array.from({ length: 72 }, (_, i) => {
      const a = (i / 72) * Math.PI * 2
      return [s * 3.35 + Math.cos(a) * 2.62, 3.1 + Math.sin(a) * 2.5, 0.05 * Math.cos(a) * s]
    })
    parts.push(part(sweep(ring, roundRect(0.42, 0.5, 0.16, 5), { closed: true }), frame))
    parts.push(part(move(stretch(turn(disc(2.46, 0.12, 0.05, 72), 'x', 90), 1, 0.955, 1), s * 3.35, 3.1, -0.06), lens))
    parts.push(part(sweep(curve([[s * 5.6, 4.3, 0], [s * 6.5, 4.45, -0.15], [s * 6.85, 4.4, -0.9]], 10), roundRect(0.42, 0.8, 0.18, 5)), frame))
    parts.push(part(tube([[s * 6.86, 4.05, -1.05], [s * 6.86, 4.75, -1.05]], 0.2, { sides: 12 }), steel()))
    parts.push(part(sweep(curve([[s * 6.88, 4.4, -1.15], [s * 7.0, 4.4, -5], [s * 6.95, 4.3, -9.4], [s * 6.8, 3.4, -12.4], [s * 6.5, 1.5, -14.4], [s * 6.4, 0.9, -14.9]], 14), roundRect(0.34, 0.72, 0.16, 5), { up: [0, 1, 0], swell: (t) => 0.95 + 0.35 * smoothstep(0.6, 1, t) }), frame))
    parts.push(part(tube(curve([[s * 1.2, 2.6, 0.0], [s * 0.95, 2.2, -0.5], [s * 1.1, 1.7, -0.75]], 8), 0.18, { sides: 10 }), frame))
  }
  parts.push(part(tube(curve([[-0.85, 3.7, 0], [-0.5, 4.15, 0.05], [0, 4.3, 0.08], [0.5, 4.15, 0.05], [0.85, 3.7, 0]], 10), 0.26, { sides: 14 }), frame))
  return parts
}

export const pairOfShoes = (make: (side: number) => Part[], apart: number, yaw: number): Part[] => [
  ...moved(turned(make(-1), 'y', yaw), -apart, 0, 0),
  ...moved(turned(make(1), 'y', yaw - 6), apart, 0, 1.2),
]
