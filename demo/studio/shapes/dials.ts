import { coated, type Tint } from '../materials.ts'
import { addVertex, emptyMesh, type Mesh } from '../mesh/mesh.ts'
import { move, turn } from '../mesh/move.ts'
import { box, disc } from '../mesh/slab.ts'
import { type Part, part } from '../shot.ts'

/** A disc lying flat whose marks run 0…1 for a drawing. */
export function dialFace(radius: number): Mesh {
  const mesh = emptyMesh()
  const middle = addVertex(mesh, [0, 0, 0], [0, 1, 0], 0, 0, 0.5, 0.5)
  for (let s = 0; s <= 96; s++) {
    const a = (s / 96) * Math.PI * 2
    addVertex(mesh, [Math.cos(a) * radius, 0, Math.sin(a) * radius], [0, 1, 0], 0, 0, 0.5 + Math.cos(a) / 2, 0.5 - Math.sin(a) / 2)
  }
  for (let s = 0; s < 96; s++) mesh.triangles.push(middle, middle + 2 + s, middle + 1 + s)
  return mesh
}

export const dialDrawing = (face: string, ink: string, accent: string, watch: boolean) => {
  const tick = (i: number) => {
    const big = i % 5 === 0
    const [w, l] = big ? (watch ? [14, 74] : [12, 60]) : [4, 26]
    return `<rect x="${512 - w / 2}" y="52" width="${w}" height="${l}" rx="${w / 3}" fill="${ink}" transform="rotate(${i * 6} 512 512)"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="${face}"/>${Array.from({ length: 60 }, (_, i) => tick(i)).join('')}${watch ? `<circle cx="512" cy="512" r="330" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="3"/><circle cx="512" cy="720" r="26" fill="${accent}"/>` : ''}</svg>`
}

export function hands(r: number, ink: string, accent: string, y: number): Part[] {
  const hand = (angle: number, long: number, wide: number, h: number, color: string) =>
    part(
      move(turn(move(box(wide, 0.06, long * 1.15, 0.02, wide * 0.4), 0, 0, -long * 0.425), 'y', angle), 0, y + h, 0),
      coated(color as Tint),
    )
  return [
    hand(58, r * 0.52, r * 0.075, 0.02, ink),
    hand(-62, r * 0.78, r * 0.055, 0.09, ink),
    hand(-160, r * 0.82, r * 0.016, 0.16, accent),
    part(move(disc(r * 0.06, 0.12, 0.03, 28), 0, y + 0.14, 0), coated(accent as Tint)),
  ]
}
