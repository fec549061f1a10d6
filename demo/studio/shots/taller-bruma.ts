import { above, closeUp, front, threeQuarter } from '../angles.ts'
import { saddleBackpack } from '../shapes/backpacks.ts'
import { weekender } from '../shapes/holdalls.ts'
import { pairOfShoes } from '../shapes/last.ts'
import { belt, cardHolder, laptopSleeve, wallet } from '../shapes/small-leather.ts'
import { keyLoop } from '../shapes/small-metal.ts'
import { sneaker } from '../shapes/sneakers.ts'
import { spread } from '../shapes/spread.ts'
import { shopperTote } from '../shapes/totes.ts'
import { watch } from '../shapes/watch.ts'
import { grounded, moved, type ShotList, turned } from '../shot.ts'

const FOG = '#d3d0ca'
const STONE = '#c9c0b2'
const DUST = '#ddd5c8'

export const tallerBruma: ShotList = {
  'saddle-backpack': [
    () => ({ parts: grounded(saddleBackpack('tan')), angle: threeQuarter(-24, 12, 0.74), paper: FOG }),
    () => ({ parts: grounded(saddleBackpack('cocoa')), angle: threeQuarter(50, 14, 0.74), paper: DUST }),
    () => ({ parts: grounded(saddleBackpack('tan')), angle: closeUp([7, 15.5, 11], 13, 10, 12), paper: FOG }),
  ],
  'shopper-tote': [
    () => ({ parts: grounded(shopperTote('rust')), angle: threeQuarter(-26, 14, 0.76), paper: FOG }),
    () => ({ parts: grounded(shopperTote('black')), angle: front(6, 10, 0.76), paper: DUST }),
    () => ({ parts: grounded(shopperTote('rust')), angle: closeUp([8, 28, 7], 15, 14, 14), paper: FOG }),
  ],
  weekender: [
    () => ({ parts: grounded(weekender('olive')), angle: threeQuarter(-28, 16, 0.8), paper: DUST }),
    () => ({ parts: grounded(weekender('charcoal')), angle: threeQuarter(34, 22, 0.8), paper: FOG }),
    () => ({ parts: grounded(weekender('olive')), angle: closeUp([9, 25, 8], 22, -16, 34), paper: DUST }),
  ],
  'bifold-wallet': [
    () => ({ parts: grounded(wallet('tan', 38)), angle: threeQuarter(0, 18, 0.64), paper: FOG }),
    () => ({ parts: turned(wallet('black', 0), 'y', 26), angle: above(0, 40, 0.62), paper: STONE }),
    () => ({ parts: turned(wallet('tan', 0), 'y', 20), angle: closeUp([3.4, 1.4, 3.6], 6, -10, 30), paper: FOG }),
  ],
  'card-holder': [
    () => ({ parts: turned(cardHolder('forest'), 'y', 18), angle: above(0, 52, 0.62), paper: FOG }),
    () => ({
      parts: [
        ...moved(turned(cardHolder('tan', false), 'y', 20), -6, 0, -2),
        ...moved(turned(cardHolder('plum', false), 'y', -12), 1.6, 0.66, 1.4),
        ...moved(turned(cardHolder('forest', false), 'y', 14), 8.4, 0, 4),
      ],
      angle: above(-8, 50, 0.68),
      paper: DUST,
    }),
    () => ({ parts: turned(cardHolder('forest'), 'y', 16), angle: closeUp([1, 0.6, 0.4], 5.6, -8, 34), paper: FOG }),
  ],
  'everyday-belt': [
    () => ({ parts: turned(belt('tan'), 'y', 112), angle: threeQuarter(0, 26, 0.68), paper: DUST }),
    () => ({ parts: turned(belt('black'), 'y', 30), angle: above(0, 64, 0.66), paper: FOG }),
    () => ({ parts: turned(belt('tan'), 'y', 112), angle: closeUp([-0.6, 1.7, 5.8], 7, -4, 16), paper: DUST }),
  ],
  'key-loop': [
    () => ({ parts: grounded(turned(keyLoop('tan'), 'y', 36)), angle: above(0, 42, 0.62), paper: FOG }),
    () => ({
      parts: grounded(spread([keyLoop('tan'), keyLoop('forest'), keyLoop('rust')], 4.6)),
      angle: above(-14, 54, 0.66),
      paper: DUST,
    }),
    () => ({ parts: grounded(turned(keyLoop('tan'), 'y', 30)), angle: closeUp([0, 1, 0], 4.6, 0, 36), paper: FOG }),
  ],
  'field-watch': [
    () => ({ parts: turned(watch('tan'), 'y', 24), angle: above(0, 56, 1.05), paper: FOG }),
    () => ({ parts: turned(watch('black'), 'y', -34), angle: above(0, 48, 1.0), paper: STONE }),
    () => ({ parts: turned(watch('tan'), 'y', 16), angle: closeUp([0.2, 1.4, 0], 5.4, 8, 50), paper: FOG }),
  ],
  'laptop-sleeve': [
    () => ({ parts: turned(laptopSleeve('charcoal', false), 'y', 18), angle: above(0, 46, 0.72), paper: DUST }),
    () => ({ parts: turned(laptopSleeve('stone', true), 'y', -16), angle: above(0, 48, 0.74), paper: FOG }),
    () => ({ parts: turned(laptopSleeve('charcoal', false), 'y', 18), angle: closeUp([6, 2, 1.5], 14, -4, 34), paper: DUST }),
  ],
  'court-sneakers': [
    () => ({ parts: turned(sneaker('white', 1), 'y', 78), angle: threeQuarter(0, 12, 0.76), paper: STONE }),
    () => ({ parts: pairOfShoes((s) => sneaker('tan', s), 6, 14), angle: threeQuarter(-14, 28, 0.72), paper: FOG }),
    () => ({ parts: turned(sneaker('white', 1), 'y', 34), angle: closeUp([3.4, 8, 6], 13, -4, 30), paper: STONE }),
  ],
  'custom-weekender': [
    () => ({ parts: grounded(weekender('navy')), angle: threeQuarter(-28, 16, 0.8), paper: STONE }),
    () => ({ parts: grounded(weekender('rust')), angle: threeQuarter(34, 22, 0.8), paper: FOG }),
    () => ({ parts: grounded(weekender('navy')), angle: closeUp([9, 25, 8], 22, -16, 34), paper: STONE }),
  ],
}
