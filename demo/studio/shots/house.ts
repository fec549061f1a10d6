import { above, closeUp, filled, front, overhead, threeQuarter } from '../angles.ts'
import { steelBottle } from '../shapes/bottles.ts'
import { cable } from '../shapes/cables.ts'
import { camera } from '../shapes/camera.ts'
import { foldedTop, stackHeight } from '../shapes/folded.ts'
import { cap } from '../shapes/hats.ts'
import { hoodie } from '../shapes/hoodie.ts'
import { sock, sockPair } from '../shapes/hosiery.ts'
import { deskLamp } from '../shapes/lamps.ts'
import { cheeseWedge, cheeseWheel } from '../shapes/pantry.ts'
import { giftBox, notebook } from '../shapes/paper-goods.ts'
import { phoneStand } from '../shapes/phone.ts'
import { powerBank } from '../shapes/power.ts'
import { campMug } from '../shapes/small-metal.ts'
import { spread } from '../shapes/spread.ts'
import { tee } from '../shapes/tees.ts'
import { marketTote } from '../shapes/totes.ts'
import { trousers } from '../shapes/trousers.ts'
import { openUmbrella, rolledUmbrella } from '../shapes/umbrella.ts'
import { grounded, moved, type ShotList, turned } from '../shot.ts'

const PAPER = '#e6dccd'
const WARM = '#dccbb4'
const COOL = '#d5d8d6'
const soft = { keyHeight: 34, keySide: -130 }

export const platformStore: ShotList = {
  'plaza-tee': [
    () => ({ parts: tee('sage'), angle: filled(), paper: PAPER, ...soft }),
    () => ({
      parts: [
        ...foldedTop('sage', 'tee', 1),
        ...moved(foldedTop('ivory', 'tee', 2), 0.4, stackHeight('tee'), 0),
        ...turned(moved(foldedTop('charcoal', 'tee', 3), -0.3, stackHeight('tee') * 2, 0), 'y', 2),
      ],
      angle: threeQuarter(-24, 26, 0.66),
      paper: PAPER,
    }),
    () => ({ parts: tee('ivory'), angle: closeUp([4, 10, -62], 28, -14, 70), paper: WARM, ...soft }),
  ],
  'plaza-hoodie': [
    () => ({ parts: hoodie('slate'), angle: filled(), paper: PAPER, ...soft }),
    () => ({ parts: hoodie('clay'), angle: filled(-10), paper: PAPER, ...soft }),
    () => ({ parts: hoodie('slate'), angle: closeUp([2, 12, -64], 40, -14, 66), paper: PAPER, ...soft }),
  ],
  'house-joggers': [
    () => ({ parts: trousers('stone', { joggers: true }), angle: overhead(), paper: PAPER, keyHeight: 32 }),
    () => ({ parts: trousers('charcoal', { joggers: true }), angle: overhead(10), paper: WARM, keyHeight: 32 }),
    () => ({ parts: trousers('stone', { joggers: true }), angle: closeUp([1, 2, -94], 32, -14, 54), paper: PAPER, keyHeight: 32 }),
  ],
  'canvas-cap': [
    () => ({ parts: grounded(cap('navy')), angle: threeQuarter(-30, 16, 0.62), paper: PAPER }),
    () => ({ parts: grounded(cap('mustard')), angle: threeQuarter(-82, 12, 0.66), paper: PAPER }),
    () => ({ parts: grounded(cap('navy')), angle: closeUp([3, 3.5, 13], 13, -24, 34), paper: PAPER }),
  ],
  'crew-socks': [
    () => ({ parts: sockPair('ivory', 'clay', { stripes: true }), angle: overhead(4, 0.66), paper: WARM, keyHeight: 34 }),
    () => ({
      parts: [
        ['ivory', 'clay'],
        ['sage', 'ivory'],
        ['navy', 'ivory'],
      ].flatMap(([a, b], i) => moved(turned(sock(a as 'ivory', b as 'clay', { stripes: true }), 'y', 8), (i - 1) * 17, 0, (i - 1) * 2)),
      angle: overhead(0, 0.72),
      paper: PAPER,
      keyHeight: 34,
    }),
    () => ({ parts: sock('ivory', 'clay', { stripes: true }), angle: closeUp([0, 1, -29], 15, -12, 52), paper: WARM, keyHeight: 34 }),
  ],
  'market-tote': [
    () => ({ parts: marketTote('ivory'), angle: threeQuarter(-26, 14, 0.74), paper: WARM }),
    () => ({ parts: marketTote('forest'), angle: threeQuarter(32, 18, 0.74), paper: PAPER }),
    () => ({ parts: marketTote('ivory'), angle: closeUp([8, 35, 6], 20, 20, 18), paper: WARM }),
  ],
  'steel-bottle': [
    () => ({ parts: steelBottle('sage'), angle: front(-14, 12, 0.72), paper: PAPER }),
    () => ({
      parts: spread([steelBottle('sage'), steelBottle('clay', 1.22), steelBottle('black')], 10),
      angle: front(-18, 14, 0.68),
      paper: PAPER,
    }),
    () => ({ parts: steelBottle('clay'), angle: closeUp([0, 23.4, 2], 12, -24, 18), paper: PAPER }),
  ],
  'camp-mug': [
    () => ({ parts: turned(campMug('white'), 'y', 24), angle: threeQuarter(-4, 22, 0.6), paper: WARM }),
    () => ({
      parts: [...moved(turned(campMug('white'), 'y', -30), -6.6, 0, 0), ...moved(turned(campMug('navy'), 'y', 40), 6.4, 0, -2)],
      angle: above(-14, 50, 0.7),
      paper: PAPER,
    }),
    () => ({ parts: turned(campMug('navy'), 'y', 24), angle: closeUp([4.6, 6.2, 1.5], 8, -14, 26), paper: PAPER }),
  ],
  'pocket-notebooks': [
    () => ({
      parts: [
        ...turned(notebook('forest'), 'y', 24),
        ...moved(turned(notebook('clay'), 'y', 8), 0.6, 0.58, 0.3),
        ...moved(turned(notebook('sand'), 'y', -9), 1.2, 1.16, 0.6),
      ],
      angle: above(-14, 46, 0.64),
      paper: PAPER,
    }),
    () => ({
      parts: turned(
        [
          ...notebook('forest'),
          ...moved(turned(notebook('clay'), 'y', 3), 0.2, 0.58, 0),
          ...moved(turned(notebook('sand'), 'y', -2), -0.1, 1.16, 0.2),
        ],
        'y',
        34,
      ),
      angle: threeQuarter(76, 22, 0.68),
      paper: WARM,
    }),
    () => ({
      parts: [
        ...notebook('forest'),
        ...moved(turned(notebook('clay'), 'y', 5), 0.3, 0.58, 0),
        ...moved(turned(notebook('sand'), 'y', -4), 0.1, 1.16, 0),
      ],
      angle: closeUp([-4.5, 1, 1], 6.5, -62, 24),
      paper: PAPER,
    }),
  ],
  'city-umbrella': [
    () => ({ parts: grounded(openUmbrella('navy')), angle: threeQuarter(128, 12, 0.78), paper: COOL }),
    () => ({ parts: grounded(turned(rolledUmbrella('mustard'), 'y', 38)), angle: above(0, 50, 0.9), paper: COOL }),
    () => ({ parts: grounded(turned(rolledUmbrella('navy'), 'y', 20)), angle: closeUp([28, 4, -10], 26, -12, 34), paper: COOL }),
  ],
  'braided-cable': [
    () => ({ parts: grounded(cable('clay')), angle: above(-18, 44, 0.66), paper: PAPER }),
    () => ({ parts: grounded(cable('charcoal')), angle: above(20, 74, 0.7), paper: WARM }),
    () => ({ parts: grounded(cable('clay')), angle: closeUp([9.2, 0.6, 7.6], 7, -10, 28), paper: PAPER }),
  ],
  'phone-stand': [
    () => ({ parts: grounded(phoneStand('silver', true)), angle: threeQuarter(-30, 16, 0.66), paper: COOL }),
    () => ({ parts: grounded(phoneStand('black', false)), angle: threeQuarter(-66, 14, 0.62), paper: PAPER }),
    () => ({ parts: grounded(phoneStand('silver', false)), angle: closeUp([0, 3.4, 5], 8.5, -38, 22), paper: COOL }),
  ],
  'power-bank': [
    () => ({
      parts: [
        ...grounded(turned(powerBank('charcoal'), 'y', 80)),
        ...moved(grounded(turned(turned(powerBank('sand'), 'x', 58), 'y', 8)), 0.4, 0, 2.8),
      ],
      angle: threeQuarter(-24, 18, 0.62),
      paper: PAPER,
    }),
    () => ({ parts: turned(powerBank('charcoal'), 'y', 28), angle: above(0, 40, 0.62), paper: COOL }),
    () => ({ parts: turned(powerBank('sand'), 'y', 0), angle: closeUp([0, 0.8, 6.6], 7, -22, 26), paper: PAPER }),
  ],
  'desk-lamp': [
    () => ({ parts: deskLamp('forest', true), angle: threeQuarter(-10, 5, 0.82), paper: WARM, glow: { at: [7, 6, 0], strength: 0.5 } }),
    () => ({ parts: deskLamp('ivory', false), angle: threeQuarter(20, 8, 0.82), paper: COOL }),
    () => ({ parts: deskLamp('forest', false), angle: closeUp([3, 35, 1], 18, -14, 16), paper: WARM }),
  ],
  'half-frame-camera': [
    () => ({ parts: grounded(camera('black')), angle: threeQuarter(-22, 16, 0.68), paper: PAPER }),
    () => ({ parts: grounded(camera('tan')), angle: above(24, 46, 0.68), paper: COOL }),
    () => ({ parts: grounded(camera('black')), angle: closeUp([0.3, 3.2, 3.6], 7, -28, 14), paper: PAPER }),
  ],
  'gift-box': [
    () => ({ parts: turned(giftBox('blush'), 'y', 22), angle: threeQuarter(-8, 26, 0.64), paper: PAPER }),
    () => ({
      parts: [...turned(giftBox('forest'), 'y', 14), ...moved(turned(giftBox('blush', 'ivory'), 'y', -12), 0, 9.35, 0)],
      angle: threeQuarter(-14, 22, 0.66),
      paper: WARM,
    }),
    () => ({ parts: turned(giftBox('blush'), 'y', 22), angle: closeUp([0, 10.6, 1], 15, -14, 32), paper: PAPER }),
  ],
  manchego: [
    () => ({ parts: turned(cheeseWedge(), 'y', 118), angle: threeQuarter(-14, 26, 0.66), paper: WARM }),
    () => ({
      parts: [...moved(cheeseWheel(), -6, 0, -9), ...moved(turned(cheeseWedge(40), 'y', 118), 11, 0, 9)],
      angle: threeQuarter(-10, 26, 0.78),
      paper: PAPER,
    }),
    () => ({ parts: turned(cheeseWedge(), 'y', 118), angle: closeUp([-4, 6.5, -3], 9, -14, 26), paper: WARM }),
  ],
}
