import { cotton, hex, knit, type Material, type Tint } from '../materials.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { bend } from '../mesh/move.ts'
import { noise } from '../mesh/noise.ts'
import { cutPanel } from '../mesh/panel.ts'
import { rounded } from '../mesh/profile.ts'
import { strap } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { cord, ribbed } from './garment.ts'
import { shade } from './shade.ts'

/** Cloth folded back and forth, `layers` high, the folds facing the camera. */
export function folded(width: number, depth: number, layers: number, thickness: number, seed = 1): Mesh {
  const path: Vec3[] = []
  const pitch = thickness * 1.02
  for (let layer = 0; layer < layers; layer++) {
    const y = thickness / 2 + layer * pitch
    const [from, to] = layer % 2 === 0 ? [-depth / 2, depth / 2] : [depth / 2, -depth / 2]
    const inset = 0.25 * Math.sin(layer * 2.3 + seed)
    for (let s = 0; s <= 14; s++) path.push([0, y, from + ((to - from) * s) / 14 + (s === 14 ? inset : 0)])
    if (layer < layers - 1)
      for (let s = 1; s < 8; s++) {
        const a = (s / 8) * Math.PI
        path.push([0, y + (pitch / 2) * (1 - Math.cos(a)), to + Math.sin(a) * pitch * 0.5 * Math.sign(to) + inset])
      }
  }
  const mesh = strap(path, width, thickness)
  return bend(ribbed(mesh), ([x, y, z]) => {
    const level = y / (layers * pitch)
    const sag = noise(x * 0.12 + seed, z * 0.12, seed) * 0.5 * level * thickness
    const round = -0.0016 * (x * x + z * z * 0.6) * thickness * level
    return [x + noise(y * 1.6, z * 0.1, seed + 3) * 0.45, Math.max(0, y + sag + round), z + noise(x * 0.14, y * 1.3, seed + 5) * 0.4]
  })
}

/** A folded top with its collar showing. */
export function foldedTop(color: Tint, make: 'tee' | 'sweater', seed: number): Part[] {
  const thick = make === 'sweater'
  const body = thick ? knit(color, { wales: 1.9, rib: 2.2, depth: 0.14 }) : cotton(color, { threads: 14 })
  const rib = knit(color, { wales: thick ? 2.6 : 4.6, rib: 2, depth: 0.08 })
  const layers = 3
  const t = thick ? 2.1 : 1.3
  const high = layers * t * 1.02
  const half = 8.4
  const ring: Vec3[] = []
  for (let s = 0; s <= 36; s++) {
    const a = Math.PI * (s / 36)
    ring.push([Math.cos(a) * half, high - 0.1 + 0.2 * Math.sin(a), -9 + Math.sin(a) * 7])
  }
  const back: Vec3[] = Array.from({ length: 20 }, (_, i) => [
    half - (i / 19) * half * 2,
    high + 0.1,
    -9 - Math.sin((i / 19) * Math.PI) * 1.4,
  ])
  return [
    part(folded(31, 26, layers, t, seed), body),
    part(ribbed(strap(ring, thick ? 2.8 : 2.1, 0.7, { up: [0, 1, 0] })), rib),
    part(ribbed(strap(back, thick ? 2.6 : 1.9, 0.8, { up: [0, 1, 0] })), rib),
    part(
      cutPanel(
        rounded(
          [
            [-half, 9.4],
            [half, 9.4],
            [half * 0.75, 4.8, 3],
            [0, 2.6, 4],
            [-half * 0.75, 4.8, 3],
          ],
          true,
        ),
        { lift: high - 0.25, thickness: 0.25, creases: 0, seam: false },
      ),
      cotton(shade(color, 0.6)),
    ),
  ]
}

export const stackHeight = (make: 'tee' | 'sweater') => (make === 'sweater' ? 6.5 : 4.05)

/** A woven scarf folded in four, its fringes hanging to the front. */
export function scarf(color: Tint, bandColor: Tint): Part[] {
  const plainCloth = cotton(color, { threads: 6 })
  const body: Material = { ...plainCloth, tune: [6, 0.25, 1, 0.9] }
  const mesh = folded(30, 22, 6, 1.05, 5)
  const end = mesh.uvs.reduce((most, value, i) => (i % 2 === 0 ? Math.max(most, value) : most), 0)
  const banded: Material = { ...body, color2: hex(bandColor), tune2: [1.5, 1.3, end - 7.5, 1] }
  const parts = [part(mesh, banded)]
  const y = 6 * 1.07 - 0.2
  for (let i = 0; i < 34; i++) {
    const x = -14.4 + i * 0.873
    const w = noise(i * 1.7, 3) * 0.5
    parts.push(
      cord(
        [
          [x, y - 0.4, 10.4],
          [x, y - 0.5, 11.6],
          [x + w * 0.3, y - 1.6, 12.5],
          [x + w, 3.2, 12.9 + w * 0.3],
          [x + w * 1.4, 1.2 + w * 0.5, 13.4 + Math.abs(w)],
        ],
        0.24,
        body,
      ),
    )
  }
  return parts
}
