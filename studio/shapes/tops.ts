import { coated, cotton, fleece, hex, knit, linen, type Material, metal, nylon, plastic, type Tint } from '../materials.ts'
import type { Mesh } from '../mesh/mesh.ts'
import { move } from '../mesh/move.ts'
import { cutPanel } from '../mesh/panel.ts'
import { through } from '../mesh/profile.ts'
import { disc } from '../mesh/slab.ts'
import { type Part, part } from '../shot.ts'
import { button, cord, patch, strip, top } from './garment.ts'

/** A darker relative of a colour, for the inside of a garment. */
export const shade = (tint: Tint, k = 0.72): Tint =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(hex(tint).slice(at, at + 2), 16) * k).toString(16).padStart(2, '0')).join('')}`

const threaded = (material: Material, at: number): Material => ({ ...material, seam: { color: material.color, at } })

export const tee = (color: Tint, o: { fine?: boolean; seed?: number } = {}): Part[] =>
  top({
    body: threaded(cotton(color, { threads: o.fine ? 20 : 14 }), 2.1),
    rib: knit(color, { wales: 5, rib: 2, depth: 0.04 }),
    inside: cotton(shade(color), { threads: 14 }),
    sleeves: 'short',
    neck: 'crew',
    seed: o.seed ?? 1,
    creases: o.fine ? 0.85 : 0.75,
    width: o.fine ? 51 : 55,
  })

export const breton = (stripe: Tint): Part[] =>
  top({
    body: cotton('white', { threads: 13, stripes: { color: stripe, width: 1.3, gap: 2.3, first: -10 } }),
    inside: cotton(shade('white', 0.82)),
    sleeves: 'long',
    neck: 'boat',
    length: 64,
    seed: 4,
    creases: 0.4,
  })

export const sweater = (color: Tint): Part[] =>
  top({
    body: knit(color, { wales: 1.7, rib: 2.2, depth: 0.17 }),
    rib: knit(color, { wales: 2.1, rib: 2, depth: 0.12 }),
    inside: knit(shade(color), { wales: 2 }),
    sleeves: 'long',
    neck: 'crew',
    thickness: 1.6,
    creases: 0.5,
    welt: 6.5,
    seed: 6,
    width: 57,
  })

export const vest = (color: Tint): Part[] =>
  top({
    body: knit(color, { wales: 2.3 }),
    rib: knit(color, { wales: 2.6, rib: 2, depth: 0.1 }),
    inside: knit(shade(color), { wales: 2.3 }),
    sleeves: 'none',
    neck: 'vee',
    thickness: 1.2,
    creases: 0.4,
    welt: 6,
    seed: 9,
    width: 51,
    length: 66,
  }).concat(
    [-1, 1].map((s) =>
      strip([[s * 22.6, 66.2], [s * 21.9, 60], [s * 22.5, 53], [s * 24.6, 47.5]], 1.0, 2.2, knit(color, { wales: 2.6, rib: 2, depth: 0.1 }), 0.5),
    ),
  )

export function cardigan(color: Tint): Part[] {
  const wool = knit(color, { wales: 2.0 })
  const rib = knit(color, { wales: 2.3, rib: 2, depth: 0.1 })
  const parts = top({ body: wool, rib, inside: knit(shade(color), { wales: 2 }), sleeves: 'long', neck: 'vee', thickness: 1.4, creases: 0.45, welt: 6.5, seed: 12, fronted: true })
  parts.push(strip([[0, 45], [0.1, 30], [-0.1, 14], [0, 0.3]], 1.75, 3.4, rib, 0.6))
  for (let i = 0; i < 5; i++) parts.push(...button(0, 41 - i * 9.2, 2.0, 1.0))
  for (const s of [-1, 1]) {
    parts.push(patch([[s * 8, 9, 1], [s * 21, 9, 1], [s * 21, 22, 1], [s * 8, 22, 1]], { lift: 1.05, thickness: 0.85, creases: 0.45, seed: 12, follows: true }, wool))
    parts.push(strip([[s * 8.2, 21.4], [s * 14, 21.2], [s * 20.8, 21.4]], 2.0, 2.2, rib, 0.35))
  }
  return parts
}

export function shirt(color: Tint): Part[] {
  const cloth = threaded(linen(color), 0.7)
  const parts = top({ body: cloth, inside: linen(shade(color)), sleeves: 'long', neck: 'crew', thickness: 0.6, creases: 0.6, seed: 15, length: 72, width: 57, fronted: true })
  parts.push(strip([[0, 61], [0.1, 44], [-0.1, 20], [0, -1.6]], 0.95, 3.2, threaded(linen(color), 0.4), 0.3))
  for (let i = 0; i < 6; i++) parts.push(...button(0, 56.5 - i * 9.6, 1.08, 0.62, plastic('#d9c8a6', { rough: 0.3 })))
  for (const s of [-1, 1]) {
    const leaf: [number, number, number?][] = [[s * 0.3, 61.2, 0.3], [s * 5.6, 56.4, 0.5], [s * 11.2, 68.4, 1.5], [s * 8.2, 72.2, 1], [s * 4.6, 68.2, 1.2]]
    parts.push(patch(leaf, { lift: 0.85, thickness: 0.55, creases: 0.05, seed: 16 + s, grain: s * 40 }, threaded(linen(color), 0.5)))
    parts.push(patch([[s * 32.6, 10, 0.6], [s * 42.6, 11.6, 0.6], [s * 42.3, 18, 0.5], [s * 32, 16.6, 0.5]], { lift: 0.16, thickness: 0.62, creases: 0.08, seed: 18 }, threaded(linen(color), 0.5)))
  }
  parts.push(strip([[-7.6, 70.6], [-4, 69], [0, 68.4], [4, 69], [7.6, 70.6]], 0.95, 3.4, linen(color), 0.5))
  parts.push(patch([[8, 40, 0.5], [20, 40, 0.5], [20, 52.5, 0.4], [8, 52.5, 0.4], [8, 42, 0.3]], { lift: 0.5, thickness: 0.45, creases: 0.6, seed: 15, follows: true }, threaded(linen(color), 0.5)))
  return parts
}

export function hoodie(color: Tint, o: { rain?: boolean } = {}): Part[] {
  const rain = o.rain ?? false
  const cloth = rain ? threaded(nylon(color), 0.8) : fleece(color)
  const lining = rain ? nylon(shade(color, 0.5)) : fleece(shade(color, 0.62))
  const rib = knit(color, { wales: 3.4, rib: 2, depth: 0.07 })
  const parts = top({
    body: cloth,
    ...(rain ? {} : { rib }),
    inside: lining,
    sleeves: 'long',
    neck: 'crew',
    thickness: rain ? 0.9 : 1.6,
    creases: rain ? 0.9 : 0.85,
    welt: rain ? 0 : 6.5,
    seed: rain ? 24 : 21,
    fronted: rain,
    width: 58,
  })
  const hood = through([[-11.5, 64], [-14.2, 72], [-13.5, 82], [-8, 90], [0, 92.5], [8, 90], [13.5, 82], [14.2, 72], [11.5, 64], [6, 61], [0, 59.8], [-6, 61], [-11.5, 64]], 10)
  const opening = through([[-7.5, 66.5], [-9.4, 73], [-8.4, 80], [-4.6, 84.6], [0, 85.8], [4.6, 84.6], [8.4, 80], [9.4, 73], [7.5, 66.5], [3.6, 62.6], [0, 59], [-3.6, 62.6], [-7.5, 66.5]], 10)
  parts.push(part(cutPanel(hood, { lift: 0.7, thickness: rain ? 1.0 : 1.6, creases: 0.35, seed: 31 }), cloth))
  parts.push(part(cutPanel(opening, { lift: rain ? 1.75 : 2.35, thickness: 0.5, creases: 0.35, seed: 31, seam: false, follows: true }), lining))
  const loop = opening.slice(0, -1)
  const bottom = loop.reduce((best, p, i) => (p[1] < loop[best]![1] ? i : best), 0)
  const rim = [...loop.slice(bottom), ...loop.slice(1, bottom + 1)].map(([x, y]): [number, number] => [x * 1.05, y])
  parts.push(strip(rim.filter((_, i) => i % 5 === 0 || i === rim.length - 1), rain ? 2.25 : 2.95, 2.0, rain ? cloth : fleece(color), rain ? 0.4 : 0.7))
  if (rain) {
    parts.push(strip([[0, 60], [0.05, 40], [-0.05, 20], [0, 0.3]], 1.15, 2.4, nylon(shade(color, 0.8)), 0.3))
    parts.push(strip([[0, 59], [0, 30], [0, 1]], 1.32, 0.7, coated('charcoal'), 0.25))
    parts.push(part(eyelet(0.3, 58.2, 1.45), metal('#8d9094')))
    for (const s of [-1, 1]) {
      const welt = (w: number, lift: number, material: Material, end: number) =>
        parts.push(patch([[s * 11 - w, 9.5 + end], [s * 11 + w, 9.5 + end], [s * 15 + w, 26 - end], [s * 15 - w, 26 - end]], { lift, thickness: 0.85, creases: 0.9, seed: 24, follows: true, seam: false, cell: 0.2 }, material))
      welt(0.75, 0.45, nylon(shade(color, 0.82)), 0)
      welt(0.22, 0.62, coated('charcoal'), 0.7)
      parts.push(strip([[s * 33, 13.4], [s * 38, 14], [s * 41.6, 14.6]], 1.0, 2.2, cloth, 0.25))
    }
    return parts
  }
  parts.push(
    patch([[-13, 9, 0.8], [13, 9, 0.8], [13.6, 16, 1], [9.4, 25.5, 1.2], [-9.4, 25.5, 1.2], [-13.6, 16, 1]], { lift: 1.35, thickness: 0.75, creases: 0.85, seed: 21, follows: true }, threaded(fleece(color), 0.9)),
  )
  const string = cotton(shade('ivory', 0.98), { threads: 12 })
  for (const s of [-1, 1]) {
    const end = s > 0 ? 38.5 : 41
    parts.push(cord([[s * 2.6, 2.7, -62.2], [s * 3.1, 3.0, -58.5], [s * (3.6 + s * 0.3), 2.6, -50], [s * 3.2 + 0.4, 2.55, -end]], 0.36, string))
    parts.push(part(eyelet(s * 2.6, 62.3, 2.6, 0.75), metal('#a8a9aa')))
  }
  return parts
}

/** An eyelet or a zip's pull. */
function eyelet(x: number, y: number, h: number, radius = 0.5): Mesh {
  return move(disc(radius, 0.25, 0.1, 28), x, h, -y)
}
