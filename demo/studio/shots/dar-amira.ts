import { above, closeUp, front, overhead, threeQuarter } from '../angles.ts'
import { apron } from '../shapes/apron.ts'
import { board } from '../shapes/board.ts'
import { flame } from '../shapes/lamps.ts'
import { ribbedMug } from '../shapes/mug.ts'
import { oilTin } from '../shapes/pantry.ts'
import { notebook } from '../shapes/paper-goods.ts'
import { candleHolder, pitcher, teapot } from '../shapes/pots.ts'
import { bowlOnWheel } from '../shapes/pottery-class.ts'
import { bowl, espressoCup, plate, servingBowl } from '../shapes/table-pottery.ts'
import { bottleVase, moonVase, stems } from '../shapes/vases.ts'
import { moved, type ShotList, sized, turned } from '../shot.ts'

const SAND = '#dcc6ab'
const CLAY = '#cfae92'
const CHALK = '#e9e1d4'

const giftBox = () => [
  ...moved(turned(board(34), 'y', 14), 0, 0, 4),
  ...moved(turned(oilTin(), 'y', -14), -9, 0, -10),
  ...moved(turned(oilTin(), 'y', 10), 4, 0, -11),
  ...moved(bowl('ivory'), 8, 2.2, 5),
]

export const darAmira: ShotList = {
  'ribbed-mug': [
    () => ({ parts: turned(ribbedMug('sage'), 'y', 20), angle: threeQuarter(-6, 18, 0.6), paper: SAND }),
    () => ({
      parts: [...moved(turned(ribbedMug('sage'), 'y', 200), -6.5, 0, 0), ...moved(turned(ribbedMug('ivory'), 'y', 20), 6, 0, -2.5)],
      angle: threeQuarter(-8, 30, 0.72),
      paper: CHALK,
    }),
    () => ({ parts: turned(ribbedMug('sage'), 'y', 30), angle: closeUp([4.4, 6, 1.6], 8, -4, 24), paper: SAND }),
  ],
  'espresso-cups': [
    () => ({
      parts: [...moved(espressoCup('charcoal'), -4, 0, 0.6), ...moved(espressoCup('charcoal'), 3.8, 0, -1.2)],
      angle: threeQuarter(-8, 26, 0.6),
      paper: SAND,
    }),
    () => ({
      parts: [...moved(espressoCup('clay'), -4, 0, -1), ...moved(espressoCup('clay'), 3.8, 0, 1.4)],
      angle: above(14, 60, 0.62),
      paper: CHALK,
    }),
    () => ({
      parts: [...moved(espressoCup('charcoal'), -1, 0, 1), ...moved(espressoCup('charcoal'), 6, 0, -5)],
      angle: closeUp([-1, 5, 3.4], 6.5, -12, 28),
      paper: SAND,
    }),
  ],
  'breakfast-bowl': [
    () => ({ parts: bowl('ivory'), angle: threeQuarter(-20, 26, 0.64), paper: CLAY }),
    () => ({
      parts: [...bowl('teal'), ...moved(bowl('ivory'), 0.15, 2.2, 0), ...moved(bowl('clay'), -0.1, 4.4, 0.1)],
      angle: threeQuarter(-10, 20, 0.6),
      paper: SAND,
    }),
    () => ({ parts: bowl('teal'), angle: closeUp([-3, 6.4, 5.6], 9, -10, 32), paper: SAND }),
  ],
  'serving-bowl': [
    () => ({ parts: servingBowl('teal'), angle: threeQuarter(-20, 24, 0.74), paper: SAND }),
    () => ({ parts: servingBowl('ivory'), angle: above(10, 66, 0.7), paper: CLAY }),
    () => ({ parts: servingBowl('teal'), angle: closeUp([6, 7, 11], 12, 10, 26), paper: SAND }),
  ],
  'moon-vase': [
    () => ({ parts: moonVase('ivory'), angle: front(-10, 10, 0.68), paper: CLAY }),
    () => ({ parts: [...moonVase('charcoal'), ...stems([0, 20.5, 0], 7, 24, 1)], angle: front(12, 8, 0.82), paper: SAND }),
    () => ({ parts: moonVase('ivory'), angle: closeUp([0, 19.6, 2], 11, -14, 28), paper: CLAY }),
  ],
  'bottle-vase': [
    () => ({ parts: bottleVase('ivory'), angle: front(-10, 10, 0.74), paper: SAND }),
    () => ({
      parts: [...moved(bottleVase('ivory'), -7.5, 0, 1), ...moved(bottleVase('teal'), 7, 0, -3)],
      angle: front(8, 14, 0.74),
      paper: CHALK,
    }),
    () => ({ parts: bottleVase('teal'), angle: closeUp([0, 5.6, 5.4], 10, -10, 12), paper: SAND }),
  ],
  'dinner-plate': [
    () => ({ parts: plate('ivory'), angle: threeQuarter(-16, 40, 0.74), paper: CLAY }),
    () => ({
      parts: ['sage', 'ivory', 'sage', 'ivory'].flatMap((c, i) => moved(plate(c as 'sage'), i % 2 ? 0.3 : -0.2, i * 1.15, i * 0.1)),
      angle: threeQuarter(-16, 16, 0.72),
      paper: SAND,
    }),
    () => ({ parts: plate('sage'), angle: closeUp([-6, 1.6, 10.6], 9, -22, 34), paper: SAND }),
  ],
  teapot: [
    () => ({ parts: turned(teapot('forest'), 'y', 18), angle: threeQuarter(-4, 16, 0.74), paper: SAND }),
    () => ({
      parts: [
        ...turned(teapot('ivory'), 'y', -30),
        ...moved(espressoCup('charcoal'), 12, 0, 9),
        ...moved(espressoCup('charcoal'), 5.5, 0, 12),
      ],
      angle: threeQuarter(-6, 30, 0.74),
      paper: CLAY,
    }),
    () => ({ parts: teapot('forest'), angle: closeUp([0, 13, 1.5], 9.5, -24, 24), paper: SAND }),
  ],
  'candle-holder': [
    () => ({
      parts: [...turned(candleHolder('clay'), 'y', 24), ...moved(flame(), 0.1, 12.4, 0)],
      angle: threeQuarter(-4, 18, 0.68),
      paper: CHALK,
    }),
    () => ({
      parts: [
        ...moved(turned(candleHolder('ivory', false), 'y', 200), -7.5, 0, 0),
        ...moved(turned(candleHolder('clay', false), 'y', -20), 7, 0, -2),
      ],
      angle: above(8, 42, 0.74),
      paper: SAND,
    }),
    () => ({ parts: turned(candleHolder('clay', false), 'y', 36), angle: closeUp([6.2, 1.8, 4.4], 7, 8, 30), paper: CHALK }),
  ],
  'olive-wood-board': [
    () => ({ parts: turned(board(40), 'y', 26), angle: threeQuarter(0, 34, 0.76), paper: CHALK }),
    () => ({ parts: turned(board(46), 'y', 62), angle: overhead(0, 0.72), paper: CLAY }),
    () => ({ parts: turned(board(34), 'y', 20), angle: closeUp([-9, 1.9, 5.5], 9, -12, 30), paper: CHALK }),
  ],
  pitcher: [
    () => ({ parts: turned(pitcher('sky'), 'y', 14), angle: front(-4, 14, 0.72), paper: SAND }),
    () => ({ parts: turned(pitcher('ivory'), 'y', -34), angle: threeQuarter(6, 36, 0.7), paper: CLAY }),
    () => ({ parts: turned(pitcher('sky'), 'y', 20), angle: closeUp([-4.6, 18, 1.8], 10, -14, 26), paper: SAND }),
  ],
  'linen-apron': [
    () => ({ parts: apron('clay'), angle: overhead(0, 0.86), paper: CHALK, keyHeight: 32 }),
    () => ({ parts: apron('oat'), angle: overhead(12, 0.86), paper: CLAY, keyHeight: 32 }),
    () => ({ parts: apron('clay'), angle: closeUp([8, 1, -42], 26, -16, 52), paper: CHALK, keyHeight: 32 }),
  ],
  'olive-oil': [
    () => ({ parts: turned(oilTin(), 'y', -18), angle: threeQuarter(-6, 12, 0.7), paper: SAND }),
    () => ({
      parts: [...moved(turned(oilTin(), 'y', 12), -9, 0, 0), ...moved(bowl('ivory'), 7, 0, 3)],
      angle: threeQuarter(-12, 24, 0.76),
      paper: CHALK,
    }),
    () => ({ parts: turned(oilTin(), 'y', -18), angle: closeUp([0, 9, 3], 12, -6, 10), paper: SAND }),
  ],
  'olive-gift-box': [
    () => ({ parts: giftBox(), angle: threeQuarter(-8, 26, 0.78), paper: CLAY }),
    () => ({ parts: giftBox(), angle: above(6, 62, 0.78), paper: CHALK }),
    () => ({ parts: giftBox(), angle: closeUp([-4, 10, 2], 14, -10, 16), paper: CLAY }),
  ],
  'glaze-recipes': [
    () => ({ parts: turned(sized(notebook('forest', 0.8), 1.6), 'y', 24), angle: above(0, 44, 0.76), paper: CHALK }),
    () => ({
      parts: [...moved(turned(sized(notebook('forest', 0.8), 1.6), 'y', -18), -4, 0, 0), ...moved(espressoCup('clay'), 10, 0, 3)],
      angle: threeQuarter(-8, 30, 0.72),
      paper: SAND,
    }),
    () => ({ parts: sized(notebook('forest', 0.8), 1.6), angle: closeUp([5, 1, 8], 10, 28, 30), paper: CHALK }),
  ],
  'throwing-workshop': [
    () => ({ parts: bowlOnWheel(), angle: threeQuarter(-10, 22, 0.72), paper: CLAY }),
    () => ({ parts: bowlOnWheel(), angle: above(10, 58, 0.72), paper: SAND }),
    () => ({ parts: bowlOnWheel(), angle: closeUp([5, 9, 4], 12, 10, 24), paper: CLAY }),
  ],
}
