import { aluminium, coated, plastic, rubber, type Tint } from '../materials.ts'
import type { Mesh } from '../mesh/mesh.ts'
import { bend, move, turn } from '../mesh/move.ts'
import { roundRect } from '../mesh/profile.ts'
import { box, slab } from '../mesh/slab.ts'
import { moved, type Part, part, turned } from '../shot.ts'

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
      parts.push(
        part(move(turn(keycap(width), 'x', [5, 2, 0, -2, -3][r]!), x + (w * u) / 2, 1.5, (r - 2) * u), accent ? hot : grey ? mid : cap),
      )
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
