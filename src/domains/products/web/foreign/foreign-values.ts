/** Values that several programs write alike. */
import { BASE_CURRENCY, minorUnitDigits } from '#platform/shared/money.ts'

/** Leaves room for a number within the longest SKU. */
const MAX_MADE_SKU = 60
/** The most pictures of a product. */
const MAX_ADDRESSES = 12

/** SKUs of a file; a variant without one gets one that no other has. */
export function skuMaker(taken: readonly string[]): (written: string, words: readonly string[]) => string {
  const used = new Set(taken.map((sku) => sku.toLowerCase()))
  return (written, words) => {
    if (written) return written
    const base = words.map(toSkuPart).filter(Boolean).join('-').slice(0, MAX_MADE_SKU) || 'ITEM'
    for (let number = 1; ; number += 1) {
      const sku = number === 1 ? base : `${base}-${number}`
      if (used.has(sku.toLowerCase())) continue
      used.add(sku.toLowerCase())
      return sku
    }
  }
}

function toSkuPart(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The price now and the one before, where the second is higher. Empty cells are zero or none. */
export function toPrices(price: string, compareAt: string): { price: string; compare_at: string } {
  const isReduced = Number(compareAt) > Number(price)
  return { price: toPlaces(price), compare_at: isReduced ? toPlaces(compareAt) : '' }
}

/** Programs write more decimals than the currency has: `19.9900`. */
function toPlaces(amount: string): string {
  return /^\d+(\.\d+)?$/.test(amount) ? Number(amount).toFixed(minorUnitDigits(BASE_CURRENCY)) : amount
}

/** What is in stock; other programs count what was sold without stock below zero. */
export function toUnits(written: string): string {
  const units = Math.floor(Number(written))
  return written === '' || Number.isNaN(units) ? written : String(Math.max(0, units))
}

/** A measure in another unit as whole small ones; empty if it isn't given. */
export function toWhole(written: string, factor: number): string {
  const whole = Math.round(Number(written.replace(',', '.')) * factor)
  return whole >= 1 ? String(whole) : ''
}

/** As many addresses as a product can have, which are separated by spaces. */
export function toAddresses(urls: readonly string[]): string {
  return [...new Set(urls)]
    .slice(0, MAX_ADDRESSES)
    .map((url) => url.replaceAll(' ', '%20'))
    .join(' ')
}

/** What a variant shows of them, which a file may not add to the most of a product. */
export function toOwnAddresses(urls: readonly string[], all: string): string {
  const known = all.split(' ')
  return toAddresses(urls)
    .split(' ')
    .filter((url) => known.includes(url))
    .join(' ')
}

export const countTooMany = (urls: readonly string[]) => Math.max(0, new Set(urls).size - MAX_ADDRESSES)

/** Removes keys with empty values: what one row of a product says, the others needn't repeat or clear. */
export function filledOnly<Values extends Record<string, string | undefined>>(values: Values): { [Key in keyof Values]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as { [Key in keyof Values]?: string }
}
