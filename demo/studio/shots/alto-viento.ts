import { above, closeUp, filled, front, overhead, threeQuarter } from '../angles.ts'
import { printed } from '../materials.ts'
import { rollTop } from '../shapes/backpacks.ts'
import { bikeLight } from '../shapes/bike-light.ts'
import { trailBottle } from '../shapes/bottles.ts'
import { folded, foldedTop, stackHeight } from '../shapes/folded.ts'
import { glove, pairOf } from '../shapes/hands.ts'
import { cap } from '../shapes/hats.ts'
import { barBag } from '../shapes/holdalls.ts'
import { rainJacket } from '../shapes/hoodie.ts'
import { lantern } from '../shapes/lamps.ts'
import { bell, repairTin } from '../shapes/small-metal.ts'
import { spread } from '../shapes/spread.ts'
import { sunglasses } from '../shapes/sunglasses.ts'
import { tee } from '../shapes/tees.ts'
import { grounded, moved, type Part, part, type ShotList, turned } from '../shot.ts'

const MOSS = '#c9cdbd'
const SKY = '#cbd6da'
const DRY = '#ded6c2'
const low = { keyHeight: 32 }
const soft = { keyHeight: 34, keySide: -130 }

const bandana = (color: 'rust' | 'navy' | 'sage', seed: number): Part[] => [
  part(folded(19, 19, 4, 0.34, seed), printed(color, 'ivory', 2.3)),
]

export const altoViento: ShotList = {
  'rain-jacket': [
    () => ({ parts: rainJacket('mustard'), angle: filled(), paper: SKY, ...soft }),
    () => ({ parts: rainJacket('teal'), angle: filled(-10), paper: DRY, ...soft }),
    () => ({ parts: rainJacket('mustard'), angle: closeUp([1, 12, -58], 34, -16, 56), paper: SKY, ...soft }),
  ],
  'merino-tee': [
    () => ({ parts: tee('teal', { fine: true, seed: 14 }), angle: filled(6), paper: DRY, ...soft }),
    () => ({
      parts: [...foldedTop('teal', 'tee', 7), ...turned(moved(foldedTop('plum', 'tee', 8), 0.3, stackHeight('tee'), 0.2), 'y', -4)],
      angle: threeQuarter(24, 28, 0.7),
      paper: MOSS,
    }),
    () => ({ parts: tee('teal', { fine: true, seed: 14 }), angle: closeUp([25, 6, -50], 26, -16, 56), paper: DRY, ...soft }),
  ],
  'cycling-cap': [
    () => ({ parts: grounded(cap('white', { cycling: 'clay' })), angle: threeQuarter(-34, 20, 0.64), paper: SKY }),
    () => ({ parts: grounded(cap('sky', { cycling: 'navy' })), angle: threeQuarter(62, 24, 0.64), paper: DRY }),
    () => ({ parts: grounded(cap('white', { cycling: 'clay' })), angle: closeUp([1.5, 3.4, 11.5], 11, -20, 34), paper: SKY }),
  ],
  'riding-gloves': [
    () => ({ parts: pairOf(glove('charcoal'), 8, 6), angle: overhead(0, 0.68), paper: MOSS, ...low }),
    () => ({ parts: pairOf(glove('olive'), 7, -16), angle: overhead(12, 0.68), paper: DRY, ...low }),
    () => ({ parts: pairOf(glove('charcoal'), 8, 6), angle: closeUp([7.6, 1.2, -2.5], 12, -14, 50), paper: MOSS, ...low }),
  ],
  'cotton-bandana': [
    () => ({ parts: turned(bandana('rust', 1), 'y', 26), angle: above(0, 46, 0.64), paper: DRY }),
    () => ({
      parts: [
        ...bandana('rust', 1),
        ...turned(moved(bandana('navy', 2), 0.4, 1.4, 0), 'y', 8),
        ...turned(moved(bandana('sage', 3), -0.2, 2.8, 0), 'y', -6),
      ],
      angle: threeQuarter(-26, 26, 0.64),
      paper: SKY,
    }),
    () => ({ parts: turned(bandana('rust', 1), 'y', 18), angle: closeUp([2, 1.3, 5], 9, -12, 36), paper: DRY }),
  ],
  'trail-bottle': [
    () => ({ parts: trailBottle('mustard'), angle: front(-12, 12, 0.7), paper: SKY }),
    () => ({ parts: spread([trailBottle('white'), trailBottle('teal')], 10), angle: front(14, 16, 0.7), paper: DRY }),
    () => ({ parts: trailBottle('teal'), angle: closeUp([0, 20, 1.5], 8.5, -16, 20), paper: MOSS }),
  ],
  'roll-top-pack': [
    () => ({ parts: grounded(rollTop('olive')), angle: threeQuarter(-20, 10, 0.76), paper: DRY }),
    () => ({ parts: grounded(rollTop('rust')), angle: threeQuarter(54, 14, 0.76), paper: SKY }),
    () => ({ parts: grounded(rollTop('olive')), angle: closeUp([4, 43, 5], 20, -16, 20), paper: DRY }),
  ],
  'bar-bag': [
    () => ({ parts: grounded(barBag('forest')), angle: threeQuarter(-22, 18, 0.72), paper: DRY }),
    () => ({ parts: grounded(barBag('sand')), angle: threeQuarter(56, 20, 0.66), paper: MOSS }),
    () => ({ parts: grounded(barBag('forest')), angle: closeUp([6.6, 11.4, 6], 10, -10, 30), paper: DRY }),
  ],
  'round-sunglasses': [
    () => ({ parts: grounded(sunglasses('black')), angle: threeQuarter(-30, 20, 0.7), paper: SKY }),
    () => ({ parts: grounded(sunglasses('tan')), angle: threeQuarter(28, 32, 0.7), paper: DRY }),
    () => ({ parts: grounded(sunglasses('tan')), angle: closeUp([5.4, 3.2, 0], 6.5, 34, 16), paper: SKY }),
  ],
  'brass-bell': [
    () => ({ parts: grounded(turned(bell('brass'), 'y', 10)), angle: threeQuarter(-10, 22, 0.56), paper: MOSS }),
    () => ({
      parts: [
        ...moved(grounded(turned(bell('black'), 'y', -30)), -3.9, 0, -1),
        ...moved(grounded(turned(bell('brass'), 'y', 20)), 3.9, 0, 1),
      ],
      angle: threeQuarter(-6, 30, 0.68),
      paper: DRY,
    }),
    () => ({ parts: grounded(turned(bell('brass'), 'y', 10)), angle: closeUp([2.2, 2.6, 2.6], 4.6, 14, 22), paper: MOSS }),
  ],
  'repair-tin': [
    () => ({ parts: repairTin(false), angle: threeQuarter(-18, 32, 0.52), paper: SKY }),
    () => ({ parts: grounded(repairTin(true)), angle: threeQuarter(8, 40, 0.66), paper: DRY }),
    () => ({ parts: repairTin(false), angle: closeUp([-1.2, 1.9, 3.1], 4.4, -12, 26), paper: SKY }),
  ],
  'camp-lantern': [
    () => ({
      parts: turned(lantern('olive', true), 'y', 18),
      angle: threeQuarter(-4, 12, 0.7),
      paper: MOSS,
      glow: { at: [0, 9, 0], strength: 0.45 },
    }),
    () => ({ parts: turned(lantern('ivory', false), 'y', -30), angle: threeQuarter(0, 20, 0.7), paper: SKY }),
    () => ({
      parts: turned(lantern('olive', true), 'y', 14),
      angle: closeUp([2.4, 12.6, 3.4], 11, -4, 16),
      paper: MOSS,
      glow: { at: [0, 9, 0], strength: 0.3 },
    }),
  ],
  'bike-light': [
    () => ({
      parts: grounded([
        ...moved(turned(bikeLight('black', false), 'y', 18), -2.6, 0, 0),
        ...moved(turned(bikeLight('black', true), 'y', 24), 3.2, 0, 1),
      ]),
      angle: threeQuarter(-6, 18, 0.6),
      paper: SKY,
    }),
    () => ({
      parts: grounded([
        ...moved(turned(bikeLight('silver', false), 'y', 70), -2.6, 0, -1.2),
        ...moved(turned(bikeLight('silver', true), 'y', 58), 3.4, 0, 1),
      ]),
      angle: threeQuarter(0, 22, 0.62),
      paper: DRY,
    }),
    () => ({ parts: grounded(turned(bikeLight('black', false), 'y', 24)), angle: closeUp([0.8, 4.2, 2], 4.6, -4, 14), paper: SKY }),
  ],
}
