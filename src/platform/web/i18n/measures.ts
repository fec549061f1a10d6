/** Weights and sizes of parcels and products, in metric units. */
import { numberFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'
import { numberLocale } from './numbers.ts'

const GRAMS_PER_KILOGRAM = 1000
const MM_PER_CM = 10

/** `340 g`, and `1.25 kg` from a kilogram on. */
export function formatWeight(grams: number, locale: Locale): string {
  const isHeavy = grams >= GRAMS_PER_KILOGRAM
  const format = numberFormat(numberLocale(locale), {
    style: 'unit',
    unit: isHeavy ? 'kilogram' : 'gram',
    maximumFractionDigits: 2,
  })
  return format.format(isHeavy ? grams / GRAMS_PER_KILOGRAM : grams)
}

/** The sides that are known, in centimeters: `24 × 12 × 3.5 cm`. Null when none is. */
export function formatSize(sidesMm: readonly (number | null)[], locale: Locale): string | null {
  const known = sidesMm.filter((side) => side !== null)
  const last = known.at(-1)
  if (last === undefined) return null
  const plain = numberFormat(numberLocale(locale), { maximumFractionDigits: 1 })
  const centimeters = numberFormat(numberLocale(locale), { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 })
  return [...known.slice(0, -1).map((side) => plain.format(side / MM_PER_CM)), centimeters.format(last / MM_PER_CM)].join(' × ')
}
