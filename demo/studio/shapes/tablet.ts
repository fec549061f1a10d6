import { metal, painted, plastic } from '../materials.ts'
import { move } from '../mesh/move.ts'
import { roundRect } from '../mesh/profile.ts'
import { slab } from '../mesh/slab.ts'
import { type Part, part } from '../shot.ts'
import { pictureFace } from './phone.ts'

/** Levels of the bands, in percent. */
const BANDS = [38, 52, 71, 64, 48, 55, 78, 86, 69, 45]

/** A tablet that shows an equalizer. */
export function equalizerTablet(): Part[] {
  const bars = BANDS.map((level, band) => {
    const x = 78 + band * 90
    const height = level * 4.6
    return `<rect x="${x}" y="120" width="14" height="460" rx="7" fill="#28323b"/><rect x="${x}" y="${580 - height}" width="14" height="${height}" rx="7" fill="#e98a5d"/><circle cx="${x + 7}" cy="${580 - height}" r="20" fill="#f6efe4"/>`
  })
  const screen = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="704"><rect width="1024" height="704" fill="#12181d"/><rect x="70" y="46" width="220" height="20" rx="10" fill="#8fa3b0"/><rect x="800" y="40" width="150" height="34" rx="17" fill="#e98a5d"/>${bars.join('')}</svg>`
  return [
    part(slab(roundRect(25, 18, 1.4), 0.7, 0.25), metal('#6d7073', { rough: 0.3 })),
    part(move(slab(roundRect(24.5, 17.5, 1.2), 0.05, 0.02), 0, 0.68, 0), plastic('#0c0d0e', { rough: 0.06, grain: 0 })),
    part(move(pictureFace(23.4, 16.1), 0, 0.745, 0), painted(screen, { rough: 0.12, mirror: 0.03, glow: 0.6 })),
  ]
}
