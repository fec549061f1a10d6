import { hex, type Material, type Tint } from '../materials.ts'

/** A darker relative of a colour, for the inside of a garment. */
export const shade = (tint: Tint, k = 0.72): Tint =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex(tint).slice(at, at + 2), 16) * k)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const threaded = (material: Material, at: number): Material => ({ ...material, seam: { color: material.color, at } })
