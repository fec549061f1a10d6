import { aluminium, brass, coated, cotton, felt, glass, glow, leather, type Material, metal, painted, plastic, rubber, steel, type Tint, wood } from '../materials.ts'
import { blob } from '../mesh/blob.ts'
import { ellipsoid, roundBox } from '../mesh/distance.ts'
import { lathe } from '../mesh/lathe.ts'
import { addVertex, emptyMesh, type Mesh, type Vec3 } from '../mesh/mesh.ts'
import { bend, move, turn } from '../mesh/move.ts'
import { rounded, roundRect } from '../mesh/profile.ts'
import { box, disc, slab } from '../mesh/slab.ts'
import { circle, curve, strap, sweep, tube } from '../mesh/sweep.ts'
import { moved, type Part, part, turned } from '../shot.ts'
import { shade } from './tops.ts'

type Corner = [number, number] | [number, number, number]
const turnedPart = (corners: Corner[], material: Material, segments = 96) => part(lathe(rounded(corners), { segments }), material)

/** A disc lying flat whose marks run 0…1 for a drawing. */
function dialFace(radius: number): Mesh {
  const mesh = emptyMesh()
  const middle = addVertex(mesh, [0, 0, 0], [0, 1, 0], 0, 0, 0.5, 0.5)
  for (let s = 0; s <= 96; s++) {
    const a = (s / 96) * Math.PI * 2
    addVertex(mesh, [Math.cos(a) * radius, 0, Math.sin(a) * radius], [0, 1, 0], 0, 0, 0.5 + Math.cos(a) / 2, 0.5 - Math.sin(a) / 2)
  }
  for (let s = 0; s < 96; s++) mesh.triangles.push(middle, middle + 2 + s, middle + 1 + s)
  return mesh
}

/** A rectangle lying flat for a drawing. */
export function pictureFace(width: number, depth: number): Mesh {
  const mesh = emptyMesh()
  for (const [x, z] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)
    addVertex(mesh, [(x * width) / 2, 0, (z * depth) / 2], [0, 1, 0], 0, 0, x / 2 + 0.5, 0.5 - z / 2)
  mesh.triangles.push(0, 2, 1, 0, 3, 2)
  return mesh
}

const dialDrawing = (face: string, ink: string, accent: string, watch: boolean) => {
  const tick = (i: number) => {
    const big = i % 5 === 0
    const [w, l] = big ? (watch ? [14, 74] : [12, 60]) : [4, 26]
    return `<rect x="${512 - w / 2}" y="52" width="${w}" height="${l}" rx="${w / 3}" fill="${ink}" transform="rotate(${i * 6} 512 512)"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="${face}"/>${Array.from({ length: 60 }, (_, i) => tick(i)).join('')}${watch ? `<circle cx="512" cy="512" r="330" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="3"/><circle cx="512" cy="720" r="26" fill="${accent}"/>` : ''}</svg>`
}

function hands(r: number, ink: string, accent: string, y: number): Part[] {
  const hand = (angle: number, long: number, wide: number, h: number, color: string) =>
    part(move(turn(move(box(wide, 0.06, long * 1.15, 0.02, wide * 0.4), 0, 0, -long * 0.425), 'y', angle), 0, y + h, 0), coated(color as Tint))
  return [hand(58, r * 0.52, r * 0.075, 0.02, ink), hand(-62, r * 0.78, r * 0.055, 0.09, ink), hand(-160, r * 0.82, r * 0.016, 0.16, accent), part(move(disc(r * 0.06, 0.12, 0.03, 28), 0, y + 0.14, 0), coated(accent as Tint))]
}

export function deskClock(kind: 'oak' | 'walnut'): Part[] {
  const dark = kind === 'walnut'
  const [face, ink, accent] = dark ? ['#2a2b2d', '#e9e2d2', '#d0783f'] : ['#f3efe6', '#2b2a28', '#c0623c']
  const body = turned(
    [
      turnedPart([[0.02, 0], [5.2, 0, 0.3], [5.6, 0.4, 0.4], [5.6, 4.0, 0.45], [5.0, 4.4, 0.2], [4.85, 4.0, 0.1], [4.8, 3.7]], wood(kind, 'x', 0.42)),
      part(move(dialFace(4.85), 0, 3.75, 0), painted(dialDrawing(face!, ink!, accent!, false), { rough: 0.6 })),
      ...hands(4.85, ink!, accent!, 3.78),
      turnedPart([[4.86, 3.7], [4.95, 4.15, 0.1], [4.75, 4.2, 0.05], [4.7, 3.8]], metal(dark ? '#8a6a3a' : '#b99a5c', { rough: 0.25 })),
    ],
    'x',
    78,
  )
  return [...moved(body, 0, 5.5, 0), part(move(box(6, 0.8, 3.4, 0.25, 0.5), 0, 0, 1.6), wood(kind, 'x', 0.42))]
}

export function watch(strapColor: Tint): Part[] {
  const dark = strapColor === 'black'
  const [face, ink, accent] = dark ? ['#1f2022', '#ece6d8', '#d98a4a'] : ['#efe6d2', '#2a2724', '#b8552f']
  const skin = leather(strapColor, { stitch: 0.17, thread: shade(strapColor, dark ? 3 : 1.4), grain: 0.05, depth: 0.005 })
  const head: Part[] = [
    turnedPart([[0.02, -0.25], [1.6, -0.25, 0.15], [1.9, 0, 0.2], [1.92, 0.5, 0.15], [1.8, 0.72, 0.08], [1.66, 0.78, 0.04], [1.62, 0.55]], metal('#b2b5b8', { rough: 0.3, along: 'round', brush: 0.0006 })),
    part(move(dialFace(1.66), 0, 0.56, 0), painted(dialDrawing(face!, ink!, accent!, true), { rough: 0.55 })),
    ...hands(1.6, ink!, accent!, 0.57).map((p) => ({ ...p, mesh: p.mesh })),
    part(move(turn(lathe(rounded([[0.02, 0], [0.3, 0, 0.05], [0.32, 0.34, 0.08], [0.02, 0.36]]), { segments: 80, push: (a) => 0.02 * Math.max(0, Math.cos(a * 20)) }), 'z', -90), 1.9, 0.25, 0), steel()),
    part(move(disc(1.64, 0.04, 0.02), 0, 0.74, 0), glass('#ffffff', { opacity: 0.0, rough: 0.03 })),
  ]
  const lugs = head.length
  for (let k = 0; k < 4; k++) head.push(part(blob((a, b, c) => roundBox(a, b, c, 0.36, 0.55, 0.9, 0.16), [-0.4, -0.5, -0.7], [0.4, 0.5, 0.7], 0.05), metal('#b2b5b8', { rough: 0.32 })))
  let corner = 0
  for (const z of [-1, 1])
    for (const x of [-1, 1]) {
      const p = head[lugs + corner++]!
      head[lugs + corner - 1] = { ...p, mesh: move(turn(p.mesh, 'x', z * 18), x * 1.12, 0.06, z * 1.92) }
    }
  const upper: Vec3[] = curve([[0, 0.1, -1.75], [0, -0.05, -2.6], [0, -0.35, -4], [0, -0.62, -6], [0, -0.68, -9.4]], 12)
  const lower: Vec3[] = curve([[0, 0.1, 1.75], [0, -0.05, 2.6], [0, -0.35, 4], [0, -0.62, 6], [0, -0.68, 11.2]], 12)
  const taper = (t: number) => 1 - 0.14 * t
  head.push(part(strap(upper, 1.8, 0.26, { swell: taper }), skin), part(strap(lower, 1.8, 0.26, { swell: taper }), skin))
  const ring = roundRect(2.3, 1.5, 0.3, 6).map(([x, z]): Vec3 => [x, -0.6, z - 9.5])
  head.push(part(sweep(ring, circle(0.13, 12), { closed: true }), steel()), part(tube([[0, -0.5, -9.0], [0, -0.48, -10.2]], 0.08, { sides: 8 }), steel()))
  for (let i = 0; i < 5; i++) head.push(part(move(disc(0.11, 0.03, 0.01, 16), 0, -0.545 + 0.0, 6.4 + i * 0.8), coated('#140d08')))
  return moved(head, 0, 0.82, 0)
}

export function keyboard(color: Tint): Part[] {
  const dark = color === 'charcoal'
  const cap = plastic(color, { rough: 0.55, grain: 0.003 })
  const mid = plastic(dark ? '#55585d' : '#c9bda8', { rough: 0.55, grain: 0.003 })
  const hot = plastic(dark ? 'mustard' : 'clay', { rough: 0.55, grain: 0.003 })
  const rows: number[][] = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5, 1],
    [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25, 1],
    [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1, 1],
    [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 0.5, 1, 1, 1],
  ]
  const u = 1.9
  const parts: Part[] = [
    part(box(31.6, 1.5, 11.4, 0.25, 0.9), aluminium(dark ? '#4a4d51' : '#cfc8bb')),
    part(move(box(29.6, 0.1, 9.9, 0.05, 0.3), 0, 1.46, 0), coated(dark ? '#1c1d1f' : '#a59c8c')),
  ]
  rows.forEach((row, r) => {
    let x = -7.5 * u - (row.reduce((a, b) => a + b, 0) === 16 ? u * 0.5 : 0) + 0.02
    row.forEach((w, k) => {
      if (w === 0.5) {
        x += 0.5 * u
        return
      }
      const width = w * u - 0.18
      const accent = (r === 0 && k === 0) || (r === 2 && k === row.length - 2)
      const grey = !accent && (w > 1 || k === row.length - 1 || (r === 4 && w !== 6.25)) && w < 6
      parts.push(part(move(turn(keycap(width), 'x', [5, 2, 0, -2, -3][r]!), x + (w * u) / 2, 1.5, (r - 2) * u), accent ? hot : grey ? mid : cap))
      x += w * u
    })
  })
  const tilted = turned(parts, 'x', 5)
  return [...moved(tilted, 0, 0.6, 0), part(move(box(30, 0.9, 1.6, 0.2, 0.5), 0, 0, -4.2), rubber('#222'))]
}

function keycap(width: number): Mesh {
  const d = 1.72
  const mesh = slab(roundRect(width, d, 0.3, 6), 0.95, 0.16, 0.05)
  return bend(mesh, ([x, y, z]) => {
    const t = Math.max(0, Math.min(1, y / 0.95))
    const kx = (width - 0.42 * t) / width
    const kz = (d - 0.42 * t) / d
    const dish = t > 0.8 ? 0.05 * (1 - Math.min(1, (x / Math.min(width, 1.8)) ** 2 * 3.2)) : 0
    return [x * kx, y - dish, z * kz - 0.06 * t]
  })
}

export function mouse(color: Tint): Part[] {
  const hull = (x: number, y: number, z: number) => {
    const top = ellipsoid(x, y + 0.2, z - 0.4, 3.25, 4.0, 6.1)
    const side = Math.abs(x) - 2.95 + 0.04 * (z * 0.35) ** 2
    return Math.max(top, -y, side * 0.9) + 0
  }
  const smooth = (x: number, y: number, z: number) => {
    let d = 0
    for (const o of [-0.22, 0.22]) d += (hull(x + o, y, z) + hull(x, y + o, z) + hull(x, y, z + o)) / 6
    return d
  }
  const slit = (x: number, z: number) => (z < -0.6 ? Math.abs(x) - 0.05 : 9)
  const wheelGap = (x: number, y: number, z: number) => roundBox(x, y - 3.4, z + 3.2, 0.85, 2.4, 2.6, 0.35)
  const body = (x: number, y: number, z: number) => Math.max(smooth(x, y, z), -slit(x, z), -wheelGap(x, y, z))
  const floor = (x: number, y: number, z: number) => Math.max(smooth(x, y, z) + 0.14, y - 6)
  return [
    part(blob(body, [-3.9, -0.5, -6.8], [3.9, 4.6, 7.4], 0.1), plastic(color, { rough: 0.48 })),
    part(blob(floor, [-3.9, -0.5, -6.8], [3.9, 4.6, 7.4], 0.2), plastic('#1b1b1c')),
    part(move(turn(lathe(rounded([[0.02, -0.3], [0.95, -0.3, 0.1], [1.05, 0, 0.1], [0.95, 0.3, 0.1], [0.02, 0.3]]), { segments: 160, push: (a) => 0.03 * Math.cos(a * 36) }), 'z', 90), 0, 2.85, -3.2), metal('#c5a266', { rough: 0.28 })),
    part(move(box(0.5, 0.1, 1.1, 0.04, 0.2), 0, 3.72, -0.6), plastic('#d5d2ca')),
  ]
}

export function charger(color: Tint): Part[] {
  return [
    turnedPart([[0.02, 0], [4.6, 0, 0.15], [5.0, 0.3, 0.3], [5.0, 0.85, 0.2], [4.7, 1.0, 0.1], [0.02, 1.0]], aluminium('#bfc2c5'), 144),
    turnedPart([[4.62, 0.95], [4.6, 1.12, 0.1], [4.3, 1.2, 0.1], [0.02, 1.2]], felt(color)),
    part(tube(curve([[0, 0.5, -4.9], [0, 0.45, -7], [1.5, 0.3, -10], [6, 0.3, -13], [12, 0.3, -13.5], [20, 0.3, -11], [34, 0.3, -13]], 14), 0.24), cotton('charcoal')),
    part(move(box(1.1, 0.6, 1.6, 0.2, 0.25), 0, 0.22, -5.6), aluminium('#bfc2c5')),
  ]
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
  const path = curve([[0, 2.6, 6.6], [0, 2.2, 6.7], [0, 1.1, 5.9], [0, 0.9, 5.2], [0, 3.2, 4.0], [0, 7, 2.0], [0, 10.2, 0.3], [0, 10.9, -0.5], [0, 10.4, -1.3], [0, 6, -3.2], [0, 1.4, -5.2], [0, 0.35, -5.2], [0, 0.25, -4.2], [0, 0.25, 1], [0, 0.25, 3.6]], 12)
  const parts = [
    part(strap(path, 6.6, 0.42, { from: [0, 0.3, 1] }), sheet),
    part(move(turn(box(5.4, 0.16, 4.2, 0.06, 0.4), 'x', 62), 0, 5.7, 3.1), felt('#b98f62')),
    part(move(box(5.4, 0.12, 3, 0.05, 0.3), 0, 0.0, 0), felt('#b98f62')),
  ]
  if (!withPhone) return parts
  return [...parts, ...moved(turned(phone(), 'x', 62), 0, 8.0, 3.2)]
}

export function powerBank(color: Tint): Part[] {
  const port = (x: number): Part[] => [
    part(move(turn(slab(roundRect(0.92, 0.34, 0.16), 0.06, 0.02), 'x', 90), x, 0.72, 6.86), metal('#8b8e91')),
    part(move(turn(slab(roundRect(0.78, 0.22, 0.1), 0.06, 0.01), 'x', 90), x, 0.72, 6.89), coated('#101011')),
  ]
  return [
    part(slab(roundRect(6.8, 13.8, 1.3), 1.42, 0.5), plastic(color, { rough: 0.62 })),
    ...port(-1.2),
    ...port(1.2),
    ...[0, 1, 2, 3].map((i) => part(move(disc(0.12, 0.03, 0.01, 20), -0.75 + i * 0.5, 1.41, 5.2), plastic(i < 3 ? '#fff4dd' : shade(color, 0.8), i < 3 ? { glow: 1.1 } : {}))),
    part(move(turn(slab(roundRect(1.6, 0.4, 0.2), 0.12, 0.05), 'z', 90), -3.36, 0.72, 4), plastic(shade(color, 0.8))),
  ]
}

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
    part(tube(curve([[-6.7, 0.8, 0], [-8.6, 0.75, 0], [-11, 0.4, -1.5], [-11.5, 0.35, -5], [-8, 0.35, -7.2], [-3, 0.35, -6.6], [0.5, 0.35, -6.2]], 14), 0.32), cotton(color === 'charcoal' ? 'charcoal' : 'stone')),
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
  const smooth = curve(path.filter((_, i) => i % 2 === 0 || i < 4 || i > path.length - 4), 3)
  const plug = (at: Vec3, yaw: number): Part[] =>
    moved(
      turned(
        [
          part(turn(lathe(rounded([[0.02, 0], [0.4, 0, 0.1], [0.46, 1.6, 0.1], [0.02, 1.6]])), 'x', 90), rubber('#2a2a2c')),
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

export function camera(skin: Tint): Part[] {
  const hide = leather(skin === 'black' ? '#2a2a2b' : 'tan', { grain: 0.1, depth: 0.018, rough: 0.5 })
  const silver = metal('#c2c4c6', { rough: 0.34 })
  const ring = (corners: Corner[], material: Material): Part => part(turn(lathe(rounded(corners), { segments: 128 }), 'x', 90), material)
  const lens = moved(
    [
      ring([[0.02, 0], [2.7, 0, 0.1], [2.75, 0.5, 0.1], [2.5, 0.6, 0.1], [2.45, 1.3, 0.1]], silver),
      part(turn(lathe(rounded([[2.4, 0.5], [2.5, 0.6, 0.05], [2.5, 1.5, 0.08], [2.35, 1.6]]), { segments: 240, push: (a, _, y) => (y > 0.6 && y < 1.5 ? 0.04 * Math.cos(a * 60) : 0) }), 'x', 90), coated('#1b1b1c')),
      ring([[2.3, 1.5], [2.3, 2.1, 0.1], [1.9, 2.15, 0.1], [1.7, 1.7]], silver),
      ring([[2.0, 1.9], [1.75, 1.95, 0.05], [1.2, 1.1], [0.9, 0.9], [0.02, 0.9]], plastic('#111112', { rough: 0.35 })),
      ring([[1.25, 1.25], [0.8, 1.5, 0.5], [0.02, 1.6]], plastic('#101724', { rough: 0.03, grain: 0 })),
    ],
    0.3,
    3.0,
    1.75,
  )
  return [
    part(move(box(11.4, 4.6, 3.4, 0.15, 0.8), 0, 0.7, 0), hide),
    part(box(11.5, 0.8, 3.5, 0.2, 0.85), silver),
    part(move(box(11.5, 1.5, 3.5, 0.3, 0.85), 0, 5.2, 0), silver),
    ...lens,
    part(move(turn(slab(roundRect(1.5, 1.0, 0.2), 0.2, 0.08), 'x', 90), -3.4, 6.0, 1.68), plastic('#15181c', { rough: 0.05, grain: 0 })),
    part(move(turn(slab(roundRect(2.6, 1.1, 0.25), 0.22, 0.08), 'x', 90), 3.9, 5.95, 1.68), plastic('#e9ebe6', { rough: 0.15 })),
    part(move(disc(0.62, 0.5, 0.15, 48), -3.8, 6.68, 0), metal('#c9a35c', { rough: 0.25 })),
    part(move(lathe(rounded([[0.02, 0], [1.0, 0, 0.1], [1.0, 0.5, 0.12], [0.02, 0.55]]), { segments: 160, push: (a, _, y) => (y > 0.05 && y < 0.45 ? 0.03 * Math.cos(a * 40) : 0) }), 4.1, 6.65, 0), coated('#232324')),
    part(move(box(2.2, 0.35, 1.9, 0.1, 0.15), 0.6, 6.65, -0.1), metal('#8d9093')),
    ...[-1, 1].map((s) => part(move(turn(disc(0.34, 0.5, 0.1, 20), 'z', s * -90), s * 5.7, 5.4, 0), steel())),
    part(strap(curve([[-6.2, 5.4, 0], [-7.6, 4.4, 0.6], [-8.6, 1.4, 2.2], [-8.2, 0.3, 4.4], [-5, 0.15, 6.4], [-1, 0.15, 6.8]], 12), 0.9, 0.2, { up: [0.2, 1, 0] }), leather(skin === 'black' ? 'cocoa' : 'tan')),
  ]
}

export function bikeLight(color: Tint, rear: boolean): Part[] {
  const shell = color === 'black' ? metal('#3a3b3e', { rough: 0.4 }) : aluminium('#c6c9cb')
  const body = lathe(rounded([[0.02, 0], [1.5, 0, 0.25], [1.75, 0.5, 0.3], [1.75, rear ? 2.2 : 4.4, 0.2], [1.55, rear ? 2.4 : 4.6, 0.1]]), {
    segments: 120,
    push: (_, along) => (along > 2.4 && along < (rear ? 3.2 : 5.4) ? 0.05 * Math.cos(along * 9) : 0),
  })
  const h = rear ? 2.4 : 4.6
  const glassy = rear ? plastic('#d3301f', { rough: 0.1, grain: 0, glow: 0.35 }) : plastic('#f3f6f5', { rough: 0.06, grain: 0, glow: 0.15 })
  const parts = [
    part(body, shell),
    turnedPart([[1.56, h - 0.05], [1.3, h + 0.2, 0.2], [0.6, h + 0.38, 0.3], [0.02, h + 0.42]], glassy),
    turnedPart([[1.7, h - 0.1], [1.62, h + 0.12, 0.06], [1.5, h + 0.1, 0.05], [1.5, h - 0.1]], coated('#1c1c1d')),
    ...(rear ? [] : [turnedPart([[0.02, h + 0.1], [0.5, h + 0.15], [0.02, h + 0.44]], glow('#fff6e0', 0.7))]),
  ]
  const upright = moved(turned(parts, 'x', 90), 0, 3.2, rear ? -1.2 : -2.3)
  const foot: Part[] = [
    part(move(box(2.2, 0.9, rear ? 1.6 : 2.6, 0.3, 0.4), 0, 0.75, 0), rubber('#1d1d1e')),
    part(strap(Array.from({ length: 40 }, (_, i): Vec3 => {
      const a = (i / 39) * Math.PI * 1.92 - 0.42
      return [Math.cos(a) * 1.25, -0.45 + Math.sin(a) * 1.2, 0]
    }), 1.5, 0.3, { from: [0.91, -0.41, 0] }), rubber('#1d1d1e')),
    part(move(disc(0.4, 0.16, 0.08, 28), 0, 4.92, rear ? -0.3 : -0.8), rubber(rear ? '#7a1c14' : '#26262a')),
  ]
  return moved([...upright, ...foot], 0, 1.9, 0)
}
