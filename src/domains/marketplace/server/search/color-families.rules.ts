/** The plain colors that a shopper may call a known color: navy is blue. In Arabic with the feminine, which has another stem. */
import type { Language } from '#platform/shared/language.ts'

type Words = Readonly<Record<Language, string>>

const FAMILIES = {
  white: { en: 'white', es: 'blanco', ar: 'أبيض بيضاء' },
  beige: { en: 'beige cream', es: 'beige crema', ar: 'بيج كريمي' },
  gray: { en: 'gray grey', es: 'gris', ar: 'رمادي رمادية' },
  black: { en: 'black', es: 'negro', ar: 'أسود سوداء' },
  blue: { en: 'blue', es: 'azul', ar: 'أزرق زرقاء' },
  green: { en: 'green', es: 'verde', ar: 'أخضر خضراء' },
  yellow: { en: 'yellow', es: 'amarillo', ar: 'أصفر صفراء' },
  orange: { en: 'orange', es: 'naranja', ar: 'برتقالي برتقالية' },
  red: { en: 'red', es: 'rojo', ar: 'أحمر حمراء' },
  pink: { en: 'pink', es: 'rosa rosado', ar: 'وردي زهري' },
  purple: { en: 'purple violet', es: 'morado violeta', ar: 'بنفسجي أرجواني' },
  brown: { en: 'brown', es: 'marrón café', ar: 'بني بنية' },
  wood: { en: 'wood wooden', es: 'madera', ar: 'خشب خشبي' },
  silver: { en: 'silver', es: 'plata plateado', ar: 'فضي فضية' },
  gold: { en: 'gold golden', es: 'dorado', ar: 'ذهبي ذهبية' },
} as const satisfies Record<string, Words>

const MEMBERS: Readonly<Record<string, readonly (keyof typeof FAMILIES)[]>> = {
  white: ['white'],
  ivory: ['white', 'beige'],
  oat: ['beige'],
  sand: ['beige'],
  stone: ['gray'],
  slate: ['gray', 'blue'],
  charcoal: ['gray', 'black'],
  black: ['black'],
  navy: ['blue'],
  sky: ['blue'],
  teal: ['green', 'blue'],
  sage: ['green'],
  olive: ['green'],
  forest: ['green'],
  mustard: ['yellow'],
  clay: ['orange', 'brown'],
  rust: ['orange', 'red', 'brown'],
  blush: ['pink'],
  plum: ['purple'],
  tan: ['brown'],
  cocoa: ['brown'],
  oak: ['brown', 'wood'],
  walnut: ['brown', 'wood'],
  silver: ['silver', 'gray'],
  brass: ['gold', 'yellow'],
}

export function colorFamily(color: string, language: Language): string[] {
  return (MEMBERS[color] ?? []).map((family) => FAMILIES[family][language])
}
