import { above, closeUp, filled, overhead, threeQuarter } from '../angles.ts'
import { fabricBolt } from '../shapes/bolt.ts'
import { foldedTop, scarf, stackHeight } from '../shapes/folded.ts'
import { mitten, pairOf } from '../shapes/hands.ts'
import { beanie } from '../shapes/hats.ts'
import { sock, sockPair } from '../shapes/hosiery.ts'
import { cardigan, sweater, vest } from '../shapes/knitwear.ts'
import { pairOfShoes } from '../shapes/last.ts'
import { shirt } from '../shapes/shirt.ts'
import { slipper } from '../shapes/slippers.ts'
import { breton } from '../shapes/tees.ts'
import { trousers } from '../shapes/trousers.ts'
import { moved, type ShotList, turned } from '../shot.ts'

const MIST = '#d8dbd4'
const WOOL = '#e4dfd2'
const ROSE = '#dccdc2'
const low = { keyHeight: 32 }
const soft = { keyHeight: 34, keySide: -130 }

export const telarSur: ShotList = {
  'linen-shirt': [
    () => ({ parts: shirt('sky'), angle: filled(), paper: WOOL, ...soft }),
    () => ({ parts: shirt('white'), angle: filled(10), paper: MIST, ...soft }),
    () => ({ parts: shirt('sky'), angle: closeUp([2, 11, -60], 32, -14, 68), paper: WOOL, ...soft }),
  ],
  'rib-sweater': [
    () => ({ parts: sweater('oat'), angle: filled(), paper: MIST, ...soft }),
    () => ({
      parts: [
        ...foldedTop('oat', 'sweater', 4),
        ...turned(moved(foldedTop('rust', 'sweater', 6), 0.4, stackHeight('sweater'), 0), 'y', -3),
      ],
      angle: threeQuarter(-24, 26, 0.68),
      paper: MIST,
    }),
    () => ({ parts: sweater('rust'), angle: closeUp([4, 11, -61], 30, -14, 68), paper: ROSE, ...soft }),
  ],
  'wool-cardigan': [
    () => ({ parts: cardigan('forest'), angle: filled(), paper: WOOL, ...soft }),
    () => ({ parts: cardigan('mustard'), angle: filled(-10), paper: MIST, ...soft }),
    () => ({ parts: cardigan('mustard'), angle: closeUp([1.5, 12, -34], 26, -18, 54), paper: MIST, ...soft }),
  ],
  'breton-top': [
    () => ({ parts: breton('navy'), angle: filled(), paper: ROSE, ...soft, exposure: 0.88 }),
    () => ({ parts: breton('clay'), angle: filled(8), paper: MIST, ...soft, exposure: 0.88 }),
    () => ({ parts: breton('navy'), angle: closeUp([9, 9, -61], 30, -14, 68), paper: ROSE, ...soft, exposure: 0.88 }),
  ],
  'linen-trousers': [
    () => ({ parts: trousers('sand'), angle: overhead(), paper: MIST, ...low }),
    () => ({ parts: trousers('navy'), angle: overhead(-8), paper: WOOL, ...low }),
    () => ({ parts: trousers('sand'), angle: closeUp([8, 1.4, -92], 30, -14, 54), paper: MIST, ...low }),
  ],
  'rib-beanie': [
    () => ({ parts: beanie('mustard'), angle: threeQuarter(-20, 14, 0.62), paper: MIST }),
    () => ({
      parts: [...moved(turned(beanie('charcoal'), 'y', 16), -9.6, 0, -3), ...moved(turned(beanie('rust'), 'y', -14), 9.6, 0, 3)],
      angle: threeQuarter(-8, 22, 0.74),
      paper: WOOL,
    }),
    () => ({ parts: beanie('mustard'), angle: closeUp([-1, 7.2, 7], 11, -18, 18), paper: MIST }),
  ],
  'lambswool-scarf': [
    () => ({ parts: scarf('slate', 'ivory'), angle: threeQuarter(-24, 26, 0.72), paper: WOOL }),
    () => ({ parts: scarf('blush', 'rust'), angle: above(18, 62, 0.74), paper: MIST }),
    () => ({ parts: scarf('slate', 'ivory'), angle: closeUp([-5, 4, 12.4], 14, -22, 26), paper: WOOL }),
  ],
  'wool-socks': [
    () => ({ parts: sockPair('oat', 'rust', { thick: true }), angle: overhead(4, 0.66), paper: ROSE, ...low }),
    () => ({ parts: sockPair('forest', 'mustard', { thick: true }), angle: overhead(-22, 0.66), paper: WOOL, ...low }),
    () => ({ parts: sock('oat', 'rust', { thick: true }), angle: closeUp([0.5, 1.4, -24], 14, -14, 52), paper: ROSE, ...low }),
  ],
  'knit-mittens': [
    () => ({ parts: pairOf(mitten('rust'), 8, 8), angle: overhead(0, 0.66), paper: WOOL, ...low }),
    () => ({ parts: pairOf(mitten('sky'), 7.4, -14), angle: overhead(14, 0.66), paper: ROSE, ...low }),
    () => ({ parts: pairOf(mitten('rust'), 8, 8), angle: closeUp([7, 1.6, -5], 14, -14, 50), paper: WOOL, ...low }),
  ],
  'knit-vest': [
    () => ({ parts: vest('navy'), angle: filled(), paper: WOOL, ...soft }),
    () => ({ parts: vest('oat'), angle: filled(9), paper: ROSE, ...soft }),
    () => ({ parts: vest('oat'), angle: closeUp([2, 12, -54], 34, -14, 68), paper: ROSE, ...soft }),
  ],
  'felt-slippers': [
    () => ({ parts: pairOfShoes((s) => slipper('stone', s), 6.2, 24), angle: threeQuarter(-18, 28, 0.72), paper: ROSE }),
    () => ({ parts: pairOfShoes((s) => slipper('plum', s), 5.6, 8), angle: above(20, 62, 0.72), paper: WOOL }),
    () => ({ parts: turned(slipper('stone', 1), 'y', 40), angle: closeUp([5.6, 3, 6.4], 10, -4, 26), paper: ROSE }),
  ],
  'linen-fabric': [
    () => ({ parts: turned(fabricBolt('oat'), 'y', 24), angle: threeQuarter(-6, 26, 0.74), paper: WOOL, ...low }),
    () => ({ parts: turned(fabricBolt('oat'), 'y', -40), angle: above(0, 48, 0.76), paper: MIST, ...low }),
    () => ({ parts: fabricBolt('oat'), angle: closeUp([16, 4, 2], 12, 40, 22), paper: WOOL, ...low }),
  ],
}
