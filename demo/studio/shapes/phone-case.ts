import { painted, plastic, rubber } from '../materials.ts'
import { move } from '../mesh/move.ts'
import { roundRect } from '../mesh/profile.ts'
import { slab } from '../mesh/slab.ts'
import { type Part, part } from '../shot.ts'
import { pictureFace } from './phone.ts'

/** Pictures that people have printed on a case. */
const PRINTS = {
  hills: `<rect width="512" height="1040" fill="#f2c9a0"/><circle cx="352" cy="300" r="96" fill="#e7785a"/><path d="M0 520 Q120 400 260 500 T512 450 V1040 H0Z" fill="#c8705a"/><path d="M0 640 Q160 540 300 640 T512 600 V1040 H0Z" fill="#8c4f52"/><path d="M0 780 Q140 680 300 770 T512 740 V1040 H0Z" fill="#4c3a4a"/><path d="M0 900 Q200 830 340 900 T512 880 V1040 H0Z" fill="#2c2733"/>`,
  cat: `<rect width="512" height="1040" fill="#bcd0c8"/><path d="M120 1040 V600 L150 430 L226 520 H286 L362 430 L392 600 V1040Z" fill="#3c3f46"/><circle cx="206" cy="640" r="26" fill="#f1d274"/><circle cx="306" cy="640" r="26" fill="#f1d274"/><ellipse cx="206" cy="640" rx="8" ry="22" fill="#191a1d"/><ellipse cx="306" cy="640" rx="8" ry="22" fill="#191a1d"/><path d="M242 690 H270 L256 708Z" fill="#d98c8c"/>`,
} as const

/** A case lying on its open side, with a cutout for the camera. */
export function phoneCase(print: keyof typeof PRINTS): Part[] {
  const art = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="1040">${PRINTS[print]}</svg>`
  return [
    part(slab(roundRect(7.6, 15.4, 1.2), 1.0, 0.3), plastic('#efece6', { rough: 0.35 })),
    part(move(pictureFace(6.9, 14.1), 0, 1.005, 0), painted(art, { rough: 0.4, mirror: 0.02, glow: 0 })),
    part(move(slab(roundRect(3.1, 3.1, 0.8), 0.06, 0.02), -1.75, 1.0, -5.2), rubber('#141517')),
    part(move(slab(roundRect(1.1, 1.1, 0.54), 0.12, 0.04), -2.4, 1.0, -5.85), plastic('#26282c', { rough: 0.08, grain: 0 })),
    part(move(slab(roundRect(1.1, 1.1, 0.54), 0.12, 0.04), -1.1, 1.0, -4.55), plastic('#26282c', { rough: 0.08, grain: 0 })),
  ]
}
