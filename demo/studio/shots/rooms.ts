import type { Angle } from '../angles.ts'
import { linen } from '../materials.ts'
import { saddleBackpack } from '../shapes/backpacks.ts'
import { board } from '../shapes/board.ts'
import { folded, foldedTop, scarf } from '../shapes/folded.ts'
import { bench, book, chair, floor, framed, loaf, pegRail, shelf, tableTop, wall } from '../shapes/furniture.ts'
import { beanie, cap } from '../shapes/hats.ts'
import { headphones } from '../shapes/headphones.ts'
import { keyboard } from '../shapes/keyboard.ts'
import { deskLamp, lantern } from '../shapes/lamps.ts'
import { mouse } from '../shapes/mouse.ts'
import { ribbedMug } from '../shapes/mug.ts'
import { notebook } from '../shapes/paper-goods.ts'
import { teapot } from '../shapes/pots.ts'
import { radio } from '../shapes/radio.ts'
import { campMug } from '../shapes/small-metal.ts'
import { bowl, espressoCup, plate } from '../shapes/table-pottery.ts'
import { marketTote } from '../shapes/totes.ts'
import { bottleVase, moonVase, stems } from '../shapes/vases.ts'
import { grounded, moved, type Part, part, type Shot, turned } from '../shot.ts'

const at = (parts: Part[], x: number, z: number, yaw = 0, y = 0) => moved(turned(grounded(parts), 'y', yaw), x, y, z)
/** Looks at a point of the room; the span is the height of the frame there. */
const towards = (to: Angle['at'] & {}, span: number, yaw: number, pitch: number, blur = 0): Angle => ({
  yaw,
  pitch,
  at: to,
  span,
  blur,
  lens: 26,
})
const evening = { keyHeight: 36, keySide: -58, exposure: 1.22 }

const breakfast = (): Shot => ({
  parts: [
    ...tableTop('oak', 170, 96),
    ...wall('#d9cbb8', -120),
    ...at([part(folded(30, 24, 2, 0.5, 3), linen('oat'))], 8, 3, 12),
    ...at(plate('ivory'), 12, -2, 0, 1.1),
    ...at(loaf(8.4), 12.4, -2.4, 24, 2.6),
    ...at(ribbedMug('sage'), -9, 5, 28),
    ...at(bowl('teal'), -18, -17),
    ...at(moonVase('ivory'), 27, -26),
    ...stems([27, 20.5, -26], 6, 22, 1),
  ],
  angle: towards([2, 8, -2], 45, -8, 18, 0.5),
  paper: '#d9cbb8',
  ...evening,
})

const desk = (): Shot => ({
  parts: [
    ...tableTop('walnut', 190, 96),
    ...wall('#c9cfce', -56),
    ...framed(-34, 34, -54.5, 30, 40, '#efe8da', '#c2643c'),
    ...at(deskLamp('ivory', false), 30, -30, 200),
    ...at(keyboard('charcoal'), -14, 6, 6),
    ...at(mouse('sage'), 14, 9, -170),
    ...at(book(24, 17, 2.6, 'rust'), 25, -9, 12),
    ...at(book(21, 15, 2, 'navy'), 25.4, -9, -8, 2.6),
    ...at(headphones('charcoal'), 24.6, -9, -34, 4.6),
    ...at(ribbedMug('ivory'), -31, -13, 40),
  ],
  angle: towards([13, 12, -6], 60, 6, 17, 0.5),
  paper: '#c9cfce',
  ...evening,
})

const chairRoom = (): Shot => ({
  parts: [
    ...floor('oak', -44),
    ...wall('#cfc4b4', -52, { floor: -44 }),
    ...turned(chair('beech'), 'y', 26),
    ...at(saddleBackpack('tan'), 0, 1, 14),
  ],
  angle: towards([0, 6, 0], 104, -6, 9, 0.4),
  paper: '#cfc4b4',
  ...evening,
})

const benchRoom = (): Shot => ({
  parts: [
    ...floor('oak', -43),
    ...wall('#d5d3c8', -40, { floor: -43 }),
    ...bench('walnut', 108),
    ...at([...foldedTop('oat', 'sweater', 4), ...turned(moved(foldedTop('rust', 'sweater', 6), 0.4, 6.5, 0), 'y', -4)], 6, 0, 10),
    ...at(beanie('mustard'), 6, 0, 0, 13),
    ...at(scarf('slate', 'ivory'), -30, 1, -8),
    ...at(moonVase('ivory'), 39, -4),
    ...stems([39, 20.5, -4], 6, 22, 1),
  ],
  angle: towards([-3, 2, 0], 92, -8, 11, 0.4),
  paper: '#d5d3c8',
  ...evening,
})

const hallway = (): Shot => {
  const bag = moved(turned(grounded(marketTote('ivory')), 'y', 0), -9, -57.6, 7.2)
  return {
    parts: [
      ...wall('#c6cdbf', 0, { floor: -110, high: 170 }),
      ...pegRail('oak', [-45, -9, 27, 63]),
      ...bag,
      ...moved(turned(turned(cap('navy'), 'x', 62), 'y', 10), 27, -9, 10),
    ],
    angle: towards([4, -24, 6], 84, -16, 4, 0.3),
    paper: '#c6cdbf',
    keyHeight: 40,
    keySide: -60,
    exposure: 1.08,
  }
}

const tea = (): Shot => ({
  parts: [
    ...tableTop('walnut', 170, 96),
    ...wall('#c8b59c', -120),
    ...at(board(46), 2, 4, 8),
    ...at(teapot('forest'), -6, 1, 22, 2),
    ...at(espressoCup('clay'), 11, 7, 0, 2),
    ...at(espressoCup('charcoal'), 22, -4, 0),
    ...at(bottleVase('ivory'), -30, -20),
    ...stems([-30, 27, -20], 4, 18, 2),
    ...at([part(folded(22, 18, 3, 0.4, 5), linen('rust'))], 30, 10, -24),
  ],
  angle: towards([2, 8, 0], 48, 10, 18, 0.5),
  paper: '#c8b59c',
  ...evening,
})

const listening = (): Shot => ({
  parts: [
    ...wall('#b9c0c0', -16, { floor: -90, high: 200 }),
    ...shelf('oak', 124, 28),
    ...at(radio('walnut'), 0, 1, -6),
    ...at(book(22, 16, 3, 'forest'), -36, 0, 4),
    ...at(book(20, 15, 2.4, 'clay'), -36, 0, -6, 3),
    ...at(espressoCup('charcoal'), -35, 1, 0, 5.4),
    ...at(moonVase('ivory'), 35, 0),
    ...stems([35, 20.5, 0], 5, 20, 3),
    ...framed(-4, 42, -14.6, 34, 26, '#efe8da', '#d49a2f'),
  ],
  angle: towards([-1, 14, 0], 78, -10, 6, 0.4),
  paper: '#b9c0c0',
  ...evening,
})

const camp = (): Shot => ({
  parts: [
    ...tableTop('beech', 150, 84, 6),
    ...wall('#4c5552', -120),
    ...turned(lantern('olive', true), 'y', 18),
    ...at(campMug('navy'), 15, 5, -30),
    ...at(notebook('clay'), -15, 8, 24),
    ...at([part(folded(24, 18, 4, 1.1, 7), linen('rust'))], -24, -12, 10),
  ],
  angle: towards([0, 9, 0], 40, -6, 15, 0.5),
  paper: '#4c5552',
  keyHeight: 26,
  keySide: -70,
  exposure: 0.8,
  glow: { at: [0, 9, 0], strength: 0.9 },
})

/** The last picture of a product: where it might live. */
export const ROOMS: Readonly<Record<string, () => Shot>> = {
  'ribbed-mug': breakfast,
  'over-ear-headphones': desk,
  'saddle-backpack': chairRoom,
  'lambswool-scarf': benchRoom,
  'market-tote': hallway,
  teapot: tea,
  'tabletop-radio': listening,
  'camp-lantern': camp,
}
