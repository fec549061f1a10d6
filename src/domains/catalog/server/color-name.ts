/** The names of the known colors for documents. A test compares them with the words of the screens. */
import type { Language } from '#platform/shared/language.ts'
import type { ColorName } from '../colors.ts'

const COLOR_NAMES: Readonly<Record<ColorName, readonly [en: string, es: string, ar: string]>> = {
  white: ['White', 'Blanco', 'أبيض'],
  ivory: ['Ivory', 'Marfil', 'عاجي'],
  oat: ['Oat', 'Avena', 'شوفاني'],
  sand: ['Sand', 'Arena', 'رملي'],
  stone: ['Stone', 'Piedra', 'حجري'],
  slate: ['Slate', 'Pizarra', 'أردوازي'],
  charcoal: ['Charcoal', 'Carbón', 'فحمي'],
  black: ['Black', 'Negro', 'أسود'],
  navy: ['Navy', 'Azul marino', 'كحلي'],
  sky: ['Sky blue', 'Celeste', 'سماوي'],
  teal: ['Teal', 'Verde azulado', 'أزرق مخضر'],
  sage: ['Sage', 'Salvia', 'أخضر مريمي'],
  olive: ['Olive', 'Oliva', 'زيتوني'],
  forest: ['Forest green', 'Verde bosque', 'أخضر غامق'],
  mustard: ['Mustard', 'Mostaza', 'خردلي'],
  clay: ['Clay', 'Arcilla', 'طيني'],
  rust: ['Rust', 'Óxido', 'صدئي'],
  blush: ['Blush', 'Rosa empolvado', 'وردي باهت'],
  plum: ['Plum', 'Ciruela', 'برقوقي'],
  tan: ['Tan', 'Camel', 'جملي'],
  cocoa: ['Cocoa', 'Cacao', 'كاكاوي'],
  oak: ['Oak', 'Roble', 'خشب البلوط'],
  walnut: ['Walnut', 'Nogal', 'خشب الجوز'],
  silver: ['Silver', 'Plata', 'فضي'],
  brass: ['Brass', 'Latón', 'نحاسي أصفر'],
}
const PLACE: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, es: 1, ar: 2 }

/** A vendor's own color name is returned as typed. */
export function colorName(color: string, language: Language): string {
  return isKnown(color) ? COLOR_NAMES[color][PLACE[language]] : color
}

function isKnown(color: string): color is ColorName {
  return Object.hasOwn(COLOR_NAMES, color)
}
