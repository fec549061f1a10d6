/** The parts that several documents share, as the templates expect them. */
import { personalValueViews, translateOptions } from '#domains/catalog/server/index.ts'
import { formatAmount, formatCountry, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import type { Address } from '#platform/shared/address.ts'
import { addressLines as labelLines } from '#platform/shared/addresses/address-layout.ts'
import { type Locale, toLanguage } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { bundleText, quantityLabel, unitPriceOf, unitSymbol } from '../../../catalog/contract.ts'
import type { LineRow } from '../orders.sql.ts'
import type { Seller } from './documents.sql.ts'
import { fillIn, WORDS } from './words.ts'

/** The label, the amount, and whether it is printed bold. */
export type SumRow = [label: string, amount: string, strong: boolean]
/** `personal`: what the line is personalized with, a row for each line of text. */
export type DocumentLine = { name: string; detail: string; personal: string[]; quantity: string; unitPrice: string; amount: string }

export function wordsIn(locale: Locale) {
  return WORDS[toLanguage(locale)]
}

/** The lines of a shipping label. Each keeps its own direction, so that a postal code stays before its city in an Arabic document. */
export function addressLines(address: Address, locale: Locale): string[] {
  return labelLines(address, formatCountry(address.country, locale)).map(isolate)
}

export function sellerLines({ name, legal }: Seller, locale: Locale): string[] {
  if (legal === null) return [name]
  const words = wordsIn(locale)
  const { address, taxId, registrationNumber } = legal
  return [
    ...addressLines(address, locale),
    taxId && `${words.taxId}: ${isolateLtr(taxId)}`,
    registrationNumber && `${words.registrationNumber}: ${isolateLtr(registrationNumber)}`,
  ]
}

export function describeLine(
  { name, sku, options, personalization }: LineRow,
  locale: Locale,
): Pick<DocumentLine, 'name' | 'detail' | 'personal'> {
  const language = toLanguage(locale)
  const variant = translateOptions(options, language).map(({ label }) => label)
  const values = personalValueViews(personalization, language, () => null)
  const personal = values.flatMap(({ type, label, value }) => {
    const [first = '', ...more] = type === 'image' ? [wordsIn(locale).picture] : value.split('\n')
    return [`${isolate(label)}: ${isolate(first)}`, ...more.map(isolate)]
  })
  return { name, detail: [...variant, isolateLtr(sku)].join(' · '), personal }
}

/** What a bundle consists of, for `quantity` bundles; empty for other lines. */
export function bundleContents({ bundleParts }: LineRow, quantity: number, locale: Locale): string {
  if (bundleParts.length === 0) return ''
  const words = wordsIn(locale)
  const parts = bundleParts.map((part) => ({ ...part, options: translateOptions(part.options, toLanguage(locale)) }))
  return fillIn(quantity > 1 ? words.eachContains : words.contains, { parts: bundleText(parts, locale) })
}

export function toDocumentLine(
  line: LineRow,
  quantity: number,
  amountMinor: number,
  amountText: AmountFormatter,
  locale: Locale,
): DocumentLine {
  return {
    ...describeLine(line, locale),
    quantity: quantityLabel(line.measure, quantity, locale),
    unitPrice: unitPriceText(line, amountText, locale),
    amount: amountText(amountMinor),
  }
}

/** Per kilogram, meter or liter for goods that are sold so, else per piece. */
function unitPriceText({ measure, unitPriceMinor }: LineRow, amountText: AmountFormatter, locale: Locale): string {
  const whole = unitPriceOf(unitPriceMinor, measure, null)
  return whole ? `${amountText(whole.priceMinor)}/${unitSymbol(whole.unit, locale)}` : amountText(unitPriceMinor)
}

/** Formats amounts of one currency. */
export type AmountFormatter = (amountMinor: number) => string

export function amountFormatter(currency: string): AmountFormatter {
  return (amountMinor) => formatAmount(money(amountMinor, currency))
}
