import { above, closeUp, overhead, threeQuarter } from '../angles.ts'
import { usbHub } from '../shapes/cables.ts'
import { deskClock } from '../shapes/desk-clock.ts'
import { budsCase, earbud } from '../shapes/earbuds.ts'
import { headphoneStand, headphones } from '../shapes/headphones.ts'
import { keyboard } from '../shapes/keyboard.ts'
import { mouse } from '../shapes/mouse.ts'
import { phone } from '../shapes/phone.ts'
import { phoneCase } from '../shapes/phone-case.ts'
import { charger } from '../shapes/power.ts'
import { radio } from '../shapes/radio.ts'
import { pocketSpeaker, shelfSpeaker } from '../shapes/speakers.ts'
import { equalizerTablet } from '../shapes/tablet.ts'
import { turntable } from '../shapes/turntable.ts'
import { grounded, moved, type ShotList, turned } from '../shot.ts'

const GREY = '#d4d6d6'
const BLUE = '#c3ccd2'
const PUTTY = '#d9d3c8'

export const lowHum: ShotList = {
  'over-ear-headphones': [
    () => ({ parts: grounded(headphones('charcoal')), angle: threeQuarter(-32, 12, 0.7), paper: GREY }),
    () => ({ parts: grounded(headphones('ivory')), angle: threeQuarter(58, 10, 0.7), paper: BLUE }),
    () => ({ parts: grounded(headphones('charcoal')), angle: closeUp([8.6, 6, 2.4], 10, 36, 12), paper: GREY }),
  ],
  earbuds: [
    () => ({
      parts: [
        ...moved(turned(budsCase('white', true), 'y', 12), 0, 0, -2),
        ...moved(grounded(turned(turned(earbud('white'), 'z', 84), 'y', 30)), -3.2, 0, 3.2),
        ...moved(grounded(turned(turned(earbud('white'), 'z', -78), 'y', -50)), 2.2, 0, 3.4),
      ],
      angle: threeQuarter(-12, 24, 0.64),
      paper: BLUE,
    }),
    () => ({ parts: turned(budsCase('slate', false), 'y', 20), angle: threeQuarter(-8, 20, 0.56), paper: PUTTY }),
    () => ({
      parts: [...grounded(turned(turned(earbud('white'), 'z', 84), 'y', 24)), ...moved(budsCase('white', false), -2, 0, -5)],
      angle: closeUp([-1.6, 0.8, 0], 4.6, -12, 26),
      paper: BLUE,
    }),
  ],
  'shelf-speaker': [
    () => ({
      parts: [
        ...moved(turned(shelfSpeaker('walnut'), 'y', 14), -11.5, 0, 0),
        ...moved(turned(shelfSpeaker('walnut'), 'y', -8), 11.5, 0, -2),
      ],
      angle: threeQuarter(-12, 10, 0.78),
      paper: PUTTY,
    }),
    () => ({ parts: shelfSpeaker('oak'), angle: threeQuarter(-46, 14, 0.72), paper: GREY }),
    () => ({ parts: shelfSpeaker('walnut'), angle: closeUp([0, 10.4, 11], 14, -30, 10), paper: PUTTY }),
  ],
  'pocket-speaker': [
    () => ({ parts: turned(pocketSpeaker('slate'), 'y', 18), angle: threeQuarter(-8, 18, 0.64), paper: PUTTY }),
    () => ({
      parts: [...moved(turned(pocketSpeaker('clay'), 'y', 60), -6.6, 0, -1), ...moved(turned(pocketSpeaker('sand'), 'y', -10), 6.4, 0, 2)],
      angle: threeQuarter(-4, 24, 0.72),
      paper: GREY,
    }),
    () => ({ parts: turned(pocketSpeaker('slate'), 'y', 10), angle: closeUp([2.6, 11, 3.6], 7, -6, 26), paper: PUTTY }),
  ],
  turntable: [
    () => ({ parts: turntable('walnut'), angle: threeQuarter(-22, 26, 0.8), paper: GREY }),
    () => ({ parts: turntable('oak'), angle: above(18, 64, 0.78), paper: PUTTY }),
    () => ({ parts: turntable('walnut'), angle: closeUp([13, 11, 8.5], 15, -34, 22), paper: GREY }),
  ],
  'tabletop-radio': [
    () => ({ parts: radio('walnut'), angle: threeQuarter(-24, 12, 0.74), paper: PUTTY }),
    () => ({ parts: radio('oak'), angle: threeQuarter(28, 16, 0.74), paper: BLUE }),
    () => ({ parts: radio('walnut'), angle: closeUp([6, 8.2, 7], 10, -26, 12), paper: PUTTY }),
  ],
  'low-keyboard': [
    () => ({ parts: turned(keyboard('ivory'), 'y', 16), angle: threeQuarter(-6, 34, 0.8), paper: BLUE }),
    () => ({ parts: keyboard('charcoal'), angle: overhead(-14, 0.8), paper: PUTTY }),
    () => ({ parts: keyboard('ivory'), angle: closeUp([-9, 2.6, -0.6], 8.5, -26, 32), paper: BLUE }),
  ],
  'quiet-mouse': [
    () => ({ parts: turned(mouse('sage'), 'y', -146), angle: threeQuarter(0, 26, 0.6), paper: GREY }),
    () => ({ parts: turned(mouse('charcoal'), 'y', -14), angle: above(0, 68, 0.62), paper: PUTTY }),
    () => ({ parts: turned(mouse('sage'), 'y', -150), angle: closeUp([1.5, 3.2, 2.9], 5, 10, 34), paper: GREY }),
  ],
  'desk-clock': [
    () => ({ parts: grounded(deskClock('oak')), angle: threeQuarter(-24, 12, 0.64), paper: GREY }),
    () => ({ parts: grounded(deskClock('walnut')), angle: threeQuarter(20, 14, 0.64), paper: PUTTY }),
    () => ({ parts: grounded(deskClock('oak')), angle: closeUp([0.5, 6.4, 4], 7, -18, 12), paper: GREY }),
  ],
  'wireless-charger': [
    () => ({ parts: charger('stone').slice(0, 2), angle: threeQuarter(-20, 34, 0.62), paper: BLUE }),
    () => ({
      parts: [...charger('rust').slice(0, 2), ...moved(turned(phone(), 'y', 24), 0, 1.2, 0)],
      angle: above(-10, 50, 0.7),
      paper: GREY,
    }),
    () => ({ parts: charger('stone').slice(0, 2), angle: closeUp([-1.5, 1.0, 4.4], 5, -14, 28), paper: BLUE }),
  ],
  'usb-hub': [
    () => ({ parts: usbHub('silver'), angle: threeQuarter(-20, 28, 0.72), paper: BLUE }),
    () => ({ parts: usbHub('charcoal'), angle: above(26, 56, 0.72), paper: PUTTY }),
    () => ({ parts: usbHub('silver'), angle: closeUp([-1.6, 0.9, 1.8], 7, -28, 16), paper: BLUE }),
  ],
  'headphone-stand': [
    () => ({
      parts: [...headphoneStand('oak'), ...moved(turned(headphones('ivory'), 'y', 90), 0, 5.6, 2.6)],
      angle: threeQuarter(28, 12, 0.76),
      paper: GREY,
    }),
    () => ({ parts: headphoneStand('walnut'), angle: threeQuarter(46, 12, 0.74), paper: PUTTY }),
    () => ({ parts: headphoneStand('oak'), angle: closeUp([0, 24, 0], 11, 50, 14), paper: GREY }),
  ],
  'room-equalizer': [
    () => ({ parts: turned(equalizerTablet(), 'y', 18), angle: threeQuarter(-8, 40, 0.74), paper: GREY }),
    () => ({
      parts: [...moved(turned(equalizerTablet(), 'y', -14), -6, 0, 6), ...moved(grounded(headphones('ivory')), 14, 0, -6)],
      angle: threeQuarter(-10, 30, 0.8),
      paper: BLUE,
    }),
    () => ({ parts: equalizerTablet(), angle: closeUp([3, 0.7, 2], 11, -12, 44), paper: GREY }),
  ],
  'phone-case': [
    () => ({ parts: turned(phoneCase('hills'), 'y', 22), angle: threeQuarter(-8, 44, 0.7), paper: PUTTY }),
    () => ({
      parts: [...moved(turned(phoneCase('hills'), 'y', 16), -5.6, 0, 0), ...moved(turned(phoneCase('cat'), 'y', -12), 5.4, 0, 1.5)],
      angle: above(0, 56, 0.74),
      paper: BLUE,
    }),
    () => ({ parts: turned(phoneCase('cat'), 'y', 20), angle: closeUp([-1, 0.8, -2.5], 7.5, -10, 40), paper: GREY }),
  ],
}
