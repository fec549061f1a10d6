import { rollTop, saddleBackpack } from '../shapes/backpacks.ts'
import { bikeLight } from '../shapes/bike-light.ts'
import { fabricBolt } from '../shapes/bolt.ts'
import { steelBottle, trailBottle } from '../shapes/bottles.ts'
import { camera } from '../shapes/camera.ts'
import { deskClock } from '../shapes/desk-clock.ts'
import { foldedTop, scarf } from '../shapes/folded.ts'
import { beanie, cap } from '../shapes/hats.ts'
import { headphoneStand, headphones } from '../shapes/headphones.ts'
import { barBag, weekender } from '../shapes/holdalls.ts'
import { deskLamp, lantern } from '../shapes/lamps.ts'
import { pairOfShoes } from '../shapes/last.ts'
import { ribbedMug } from '../shapes/mug.ts'
import { giftBox, notebook } from '../shapes/paper-goods.ts'
import { candleHolder, pitcher, teapot } from '../shapes/pots.ts'
import { radio } from '../shapes/radio.ts'
import { slipper } from '../shapes/slippers.ts'
import { belt, wallet } from '../shapes/small-leather.ts'
import { bell, campMug } from '../shapes/small-metal.ts'
import { sneaker } from '../shapes/sneakers.ts'
import { pocketSpeaker, shelfSpeaker } from '../shapes/speakers.ts'
import { sunglasses } from '../shapes/sunglasses.ts'
import { bowl, espressoCup, plate, servingBowl } from '../shapes/table-pottery.ts'
import { marketTote, shopperTote } from '../shapes/totes.ts'
import { turntable } from '../shapes/turntable.ts'
import { bottleVase, moonVase, stems } from '../shapes/vases.ts'
import { watch } from '../shapes/watch.ts'
import { grounded, moved, type Part, type Shot, turned } from '../shot.ts'

const at = (parts: Part[], x: number, z: number, yaw = 0, y = 0) => moved(turned(grounded(parts), 'y', yaw), x, y, z)
const stack = (parts: Part[][], step: number): Part[] =>
  parts.flatMap((each, i) => moved(turned(each, 'y', i % 2 ? -4 : 3), 0, i * step, 0))

/** A row of a shop's own things, four times as wide as high, on its own paper. */
const row = (parts: Part[], paper: Shot['paper'], more: Partial<Shot> & { pitch?: number } = {}): Shot => {
  const { pitch = 8, ...rest } = more
  return {
    parts,
    paper,
    angle: { yaw: -3, pitch, at: [0, 15, 0], span: 43, lens: 15 },
    frame: { width: 1600, height: 400 },
    keyHeight: 40,
    ...rest,
  }
}

export const BANNERS: Readonly<Record<string, () => Shot>> = {
  'dar-amira': () =>
    row(
      [
        ...at(stack([bowl('teal'), bowl('ivory'), bowl('clay')], 2.2), -69, 3),
        ...at(bottleVase('ivory'), -53, -10),
        ...at(espressoCup('charcoal'), -47, 10),
        ...at(teapot('forest'), -29, 2, 18),
        ...at(ribbedMug('sage'), -9, 9, 24),
        ...at(moonVase('ivory'), 4, -9),
        ...stems([4, 20.5, -9], 6, 17, 1),
        ...at(stack([plate('sage'), plate('ivory'), plate('sage'), plate('ivory')], 1.15), 29, 2),
        ...at(espressoCup('clay'), 29, 2, 0, 4.25),
        ...at(pitcher('sky'), 51, -6, 20),
        ...at(candleHolder('clay'), 62, 9),
        ...at(servingBowl('teal'), 71, -2),
      ],
      '#dcc6ab',
    ),
  'telar-sur': () =>
    row(
      [
        ...at(
          pairOfShoes((s) => slipper('stone', s), 6, 12),
          -66,
          4,
          24,
        ),
        ...at(
          stack([foldedTop('oat', 'sweater', 4), foldedTop('rust', 'sweater', 6), foldedTop('forest', 'sweater', 8)], 6.5),
          -38,
          -4,
          12,
        ),
        ...at(beanie('mustard'), -8, 6, 10),
        ...at(fabricBolt('oat'), 10, -14, 24),
        ...at(scarf('slate', 'ivory'), 34, 4, -10),
        ...at(stack([foldedTop('navy', 'sweater', 3), foldedTop('mustard', 'sweater', 5)], 6.5), 66, -2, -16),
        ...at(beanie('charcoal'), 66, -2, 0, 13),
      ],
      '#e4dfd2',
      { keyHeight: 34 },
    ),
  'taller-bruma': () =>
    row(
      [
        ...at(
          pairOfShoes((s) => sneaker('tan', s), 6, 12),
          -66,
          6,
          28,
        ),
        ...at(weekender('olive'), -30, -8, 12),
        ...at(wallet('tan', 38), -4, 12, -8),
        ...at(belt('tan'), 10, 12, 100),
        ...at(saddleBackpack('tan'), 13, -14, -8),
        ...at(watch('tan'), 34, 12, -20),
        ...at(shopperTote('rust'), 46, -8, -14),
        ...at(saddleBackpack('cocoa'), 70, -12, -24),
      ],
      '#d3d0ca',
      { pitch: 7 },
    ),
  'low-hum': () =>
    row(
      [
        ...at(shelfSpeaker('walnut'), -71, -8, 14),
        ...at(pocketSpeaker('clay'), -52, 6, 14),
        ...at(turntable('walnut'), -22, -4, 8),
        ...at(deskClock('oak'), 9, 8, 10),
        ...at(radio('walnut'), 27, -8, -10),
        ...at(headphoneStand('oak'), 54, -2, 10),
        ...at(turned(headphones('ivory'), 'y', 90), 54, 0.6, 10, 5.6),
        ...at(shelfSpeaker('walnut'), 72, -8, -14),
      ],
      '#d9d3c8',
    ),
  'alto-viento': () =>
    row(
      [
        ...at(rollTop('rust'), -68, -14, 16),
        ...at(trailBottle('mustard'), -50, -2),
        ...at(bell('brass'), -40, 10, 10),
        ...at(barBag('forest'), -24, -2, 14),
        ...at(sunglasses('tan'), -2, 12, -16),
        ...at(lantern('olive', true), 2, -8, 10),
        ...at(cap('white', { cycling: 'clay' }), 24, 6, 24),
        ...at(bikeLight('black', true), 40, 10, 10),
        ...at(trailBottle('teal'), 46, -6),
        ...at(rollTop('olive'), 68, -14, -14),
      ],
      '#cbd6da',
      { pitch: 7, glow: { at: [2, 9, -8], strength: 0.3 } },
    ),
  'plaza-house': () =>
    row(
      [
        ...at(marketTote('forest'), -68, -16, 14),
        ...at(giftBox('blush'), -46, -2, 24),
        ...at(steelBottle('sage'), -28, -8),
        ...at(camera('black'), -16, 8, 16),
        ...at(
          stack(
            [foldedTop('sage', 'tee', 1), foldedTop('ivory', 'tee', 2), foldedTop('charcoal', 'tee', 3), foldedTop('clay', 'tee', 5)],
            4.05,
          ),
          14,
          -4,
          10,
        ),
        ...at(cap('navy'), 14, -4, -20, 16.2),
        ...at(campMug('white'), 36, 10, -20),
        ...at(stack([notebook('forest'), notebook('clay'), notebook('sand')], 0.58), 50, 8, -16),
        ...at(deskLamp('forest', true), 46, -18, 0),
        ...at(marketTote('ivory'), 70, -14, -16),
      ],
      '#e6dccd',
      { glow: { at: [53, 6, -18], strength: 0.4 } },
    ),
}
