import { saddleBackpack } from '../shapes/backpacks.ts'
import { steelBottle, trailBottle } from '../shapes/bottles.ts'
import { camera } from '../shapes/camera.ts'
import { deskClock } from '../shapes/desk-clock.ts'
import { foldedTop } from '../shapes/folded.ts'
import { beanie, cap } from '../shapes/hats.ts'
import { headphones } from '../shapes/headphones.ts'
import { deskLamp, lantern } from '../shapes/lamps.ts'
import { pairOfShoes } from '../shapes/last.ts'
import { mouse } from '../shapes/mouse.ts'
import { ribbedMug } from '../shapes/mug.ts'
import { pitcher, teapot } from '../shapes/pots.ts'
import { radio } from '../shapes/radio.ts'
import { wallet } from '../shapes/small-leather.ts'
import { campMug } from '../shapes/small-metal.ts'
import { sneaker } from '../shapes/sneakers.ts'
import { pocketSpeaker } from '../shapes/speakers.ts'
import { sunglasses } from '../shapes/sunglasses.ts'
import { bowl, espressoCup } from '../shapes/table-pottery.ts'
import { shopperTote } from '../shapes/totes.ts'
import { bottleVase, moonVase, stems } from '../shapes/vases.ts'
import { watch } from '../shapes/watch.ts'
import { grounded, moved, type Part, type Shot, turned } from '../shot.ts'

const WIDE = { width: 1600, height: 900 }

/** Stands something at a place on the table, turned by some degrees. */
const at = (parts: Part[], x: number, z: number, yaw = 0, y = 0) => moved(turned(grounded(parts), 'y', yaw), x, y, z)

const sweaters = (): Part[] => [
  ...foldedTop('oat', 'sweater', 4),
  ...turned(moved(foldedTop('rust', 'sweater', 6), 0.4, 6.5, 0), 'y', -4),
  ...turned(moved(foldedTop('forest', 'sweater', 8), -0.3, 13, 0.2), 'y', 3),
]

/** Room for words on the left: everything stands right of the middle. */
function hero(): Shot {
  return {
    parts: [
      ...at(saddleBackpack('tan'), 32, -18, -12),
      ...at(moonVase('ivory'), 3, -12),
      ...moved(stems([3, 20.5, -12], 6, 22, 1), 0, 0, 0),
      ...at(sweaters(), 62, -8, -20),
      ...at(camera('black'), 61, -6, -24, 19.4),
      ...at(headphones('charcoal'), 41, 9, -28),
      ...at(teapot('forest'), 14, 8, 14),
      ...at(ribbedMug('sage'), 29, 15, 20),
      ...at(steelBottle('clay'), 13, -22, 0),
    ],
    angle: { yaw: -4, pitch: 11, fill: 0.64, shift: [0.31, -0.08], lens: 22 },
    paper: '#e3d3bf',
    frame: WIDE,
  }
}

/** One thing from every workshop, side by side. */
function vendors(): Shot {
  return {
    parts: [
      ...at([...bowl('teal'), ...moved(bowl('ivory'), 0.15, 2.2, 0), ...moved(bowl('clay'), -0.1, 4.4, 0.1)], -66, 4),
      ...at(pitcher('sky'), -54, -8, 20),
      ...at([...foldedTop('oat', 'sweater', 4), ...moved(foldedTop('mustard', 'sweater', 6), 0.4, 6.5, 0)], -28, -4, 14),
      ...at(beanie('charcoal'), -28, -4, 10, 13),
      ...at(shopperTote('rust'), 6, -12, -10),
      ...at(wallet('tan', 0), 10, 12, 24),
      ...at(radio('walnut'), 42, -4, -12),
      ...at(headphones('ivory'), 42, -4, -40, 14.9),
      ...at(lantern('olive', true), 66, 2, -10),
      ...at(trailBottle('mustard'), 77, -4),
      ...at(steelBottle('sage'), -82, -6),
      ...at(campMug('navy'), -80, 9, -30),
    ],
    angle: { yaw: 0, pitch: 11, fill: 0.88, lens: 22 },
    paper: '#dcd6ca',
    frame: WIDE,
  }
}

const apparel = (): Shot => ({
  parts: [
    ...at(sweaters(), -8, -8, 16),
    ...at(beanie('mustard'), -9, -8, 0, 19.4),
    ...at(
      pairOfShoes((s) => sneaker('tan', s), 6, 12),
      25,
      4,
      -24,
    ),
    ...at(cap('navy'), 5, 18, 20),
  ],
  angle: { yaw: -6, pitch: 18, fill: 0.8 },
  paper: '#dfd3c3',
})

const accessories = (): Shot => ({
  parts: [
    ...at(saddleBackpack('cocoa'), -14, -14, 16),
    ...at(bottleVase('ivory'), 12, -10),
    ...at(ribbedMug('sage'), 8, 12, 30),
    ...at(sunglasses('tan'), -12, 14, -14),
    ...at(watch('tan'), 24, 12, -20),
    ...at(espressoCup('charcoal'), 25, -4),
  ],
  angle: { yaw: 2, pitch: 18, fill: 0.8 },
  paper: '#d6cdbf',
})

const tech = (): Shot => ({
  parts: [
    ...at(deskLamp('ivory', true).slice(0, -1), -20, -16, 0),
    ...at(radio('oak'), 10, -16, -14),
    ...at(headphones('charcoal'), 8, 6, 26),
    ...at(pocketSpeaker('clay'), 28, 0, -20),
    ...at(mouse('sage'), 22, 16, -160),
    ...at(deskClock('walnut'), -12, 6, 14),
  ],
  angle: { yaw: 0, pitch: 16, fill: 0.82 },
  paper: '#d3d6d6',
  glow: { at: [-12, 6, -12], strength: 0.25 },
})

export const SCENES: Record<string, { build: () => Shot; widths: [number, number] }> = {
  'scene-hero': { build: hero, widths: [1600, 800] },
  'scene-vendors': { build: vendors, widths: [1600, 800] },
  'category-apparel': { build: apparel, widths: [1080, 480] },
  'category-accessories': { build: accessories, widths: [1080, 480] },
  'category-tech': { build: tech, widths: [1080, 480] },
}
