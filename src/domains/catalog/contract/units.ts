/**
 * Units of measure. A quantity counts steps: with a step of 100 g, 3 is 300 g. Steps and contents are whole thousandths of the unit, so every
 * amount is an integer: grams, milliliters, millimeters. This file doesn't import zod, so that screens can use it without loading zod.
 */
import { numberFormat } from '#platform/shared/formats.ts'
import { type Language, type Locale, toLanguage } from '#platform/shared/language.ts'

export const UNITS = ['piece', 'kg', 'm', 'l'] as const
export const MEASURED_UNITS = ['kg', 'm', 'l'] as const
export type Unit = (typeof UNITS)[number]
export type MeasuredUnit = (typeof MEASURED_UNITS)[number]

export const THOUSANDTHS = 1000
/** A thousand units: a tonne, a kilometer. */
export const MAX_STEP = 1_000_000
/** Steps of one order line. */
export const MAX_STEPS = 999
/** Net content of a piece: ten tonnes, ten kilometers. */
export const MAX_CONTENT = 10_000_000

/** What one step is. */
export type SoldIn = { unit: Unit; step: number }
/** With the least and the most steps of an order; null: as many as there are. */
export type Measure = SoldIn & { minSteps: number; maxSteps: number | null }
/** Net content of one piece, in thousandths of the unit. */
export type Content = { unit: MeasuredUnit; amount: number }

export const PIECES: Measure = { unit: 'piece', step: THOUSANDTHS, minSteps: 1, maxSteps: null }

export const isMeasured = (sold: SoldIn): sold is SoldIn & { unit: MeasuredUnit } => sold.unit !== 'piece'

/** Thousandths of the unit. */
export const amountOf = ({ step }: SoldIn, quantity: number): number => quantity * step

/** What a cart may hold: `minSteps` to `maxSteps`. */
export const allows = ({ minSteps, maxSteps }: Measure, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= minSteps && quantity <= (maxSteps ?? MAX_STEPS)

/** Things to count in a cart or a parcel: 300 g of cheese are one. */
export const countItems = (lines: readonly { measure: SoldIn; quantity: number }[]): number =>
  lines.reduce((sum, { measure, quantity }) => sum + (isMeasured(measure) ? 1 : quantity), 0)

/** Price per whole unit in minor units, rounded half up once (Directive 98/6/EC); null for pieces without a content. */
export function unitPriceOf(priceMinor: number, sold: SoldIn, content: Content | null): { unit: MeasuredUnit; priceMinor: number } | null {
  const [unit, amount] = isMeasured(sold) ? [sold.unit, sold.step] : content ? [content.unit, content.amount] : []
  return unit === undefined || amount === undefined ? null : { unit, priceMinor: Math.round((priceMinor * THOUSANDTHS) / amount) }
}

type Symbols = Readonly<Record<Language, string>>
const SYMBOLS: Readonly<Record<MeasuredUnit, { whole: Symbols; small: Symbols; smallPart: number }>> = {
  kg: { whole: { en: 'kg', es: 'kg', ar: 'كغ' }, small: { en: 'g', es: 'g', ar: 'غ' }, smallPart: 1 },
  m: { whole: { en: 'm', es: 'm', ar: 'م' }, small: { en: 'cm', es: 'cm', ar: 'سم' }, smallPart: 10 },
  l: { whole: { en: 'l', es: 'l', ar: 'ل' }, small: { en: 'ml', es: 'ml', ar: 'مل' }, smallPart: 1 },
}

const format = (value: number, locale: Locale) =>
  numberFormat(locale.startsWith('ar') ? locale.replace(/^ar/, 'ar-SA') : 'en-US', { maximumFractionDigits: 3 }).format(value)

/** `kg`, in the reader's language. */
export const unitSymbol = (unit: MeasuredUnit, locale: Locale): string => SYMBOLS[unit].whole[toLanguage(locale)]

/** `300 g`, `1.2 kg`. The space doesn't break. */
export function amountLabel(amount: number, unit: MeasuredUnit, locale: Locale): string {
  const { whole, small, smallPart } = SYMBOLS[unit]
  const symbol = (symbols: Symbols) => `\u00a0${symbols[toLanguage(locale)]}`
  return amount < THOUSANDTHS ? format(amount / smallPart, locale) + symbol(small) : format(amount / THOUSANDTHS, locale) + symbol(whole)
}

/** `3` for pieces, else `300 g`. */
export function quantityLabel(sold: SoldIn, quantity: number, locale: Locale): string {
  return isMeasured(sold) ? amountLabel(amountOf(sold, quantity), sold.unit, locale) : format(quantity, locale)
}

/** `3 × Mug` or `300 g Manchego`; the name is isolated from the direction of the text around it. */
export function quantityOf(sold: SoldIn, quantity: number, name: string, locale: Locale): string {
  return `${quantityLabel(sold, quantity, locale)} ${isMeasured(sold) ? '' : '× '}\u2068${name}\u2069`
}
