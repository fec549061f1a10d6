/** What one promotion takes off lines, whatever else there is. Minor units throughout; no database, no clock. */
import { applyRate, splitByLargestRemainder } from '#platform/shared/money.ts'
import type { Offer } from '../contract.ts'

/** `workspaceId` made it and pays for it; null is the platform. `code` null is automatic. Nothing named in a scope is all. */
export type Promotion = {
  id: string
  workspaceId: string | null
  code: string | null
  offer: Offer
  minimumMinor: number
  products: readonly string[]
  categories: readonly string[]
  vendors: readonly string[]
}

/** `categories` are the slugs of its product's category and of those above it. `key` is unique in a cart. */
export type Line = {
  key: string
  workspaceId: string
  productId: string
  categories: readonly string[]
  quantity: number
  unitPriceMinor: number
}

/** Whether a promotion is about these goods: a vendor's only ever about its own. */
export function isAbout({ workspaceId, vendors, products, categories }: Promotion, line: Line): boolean {
  if (workspaceId !== null && workspaceId !== line.workspaceId) return false
  if (vendors.length > 0 && !vendors.includes(line.workspaceId)) return false
  if (products.length === 0 && categories.length === 0) return true
  return products.includes(line.productId) || line.categories.some((category) => categories.includes(category))
}

/** Goods before any discount. */
export function fullPrice(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
}

/**
 * What an offer takes off each line, of which `left` is what earlier promotions left of it. A share of the whole is rounded half up once
 * and split by the largest remainder, so that the lines add up to it; no line falls below zero. Free delivery takes nothing off goods.
 */
export function goodsOff(offer: Offer, lines: readonly Line[], left: readonly number[]): number[] {
  const whole = left.reduce((sum, minor) => sum + minor, 0)
  switch (offer.kind) {
    case 'percentage':
      return split(applyRate(whole, { numerator: offer.percent, denominator: 100 }), left)
    case 'fixed':
      return split(Math.min(offer.amountMinor, whole), left)
    case 'buyGet':
      return unitsOff(offer, lines).map((minor, index) => Math.min(minor, left[index] ?? 0))
    case 'freeShipping':
      return left.map(() => 0)
  }
}

/** How many more units a cart needs before an offer gives anything. */
export function unitsMissing(offer: Offer, lines: readonly Line[]): number {
  if (offer.kind !== 'buyGet') return 0
  return Math.max(offer.buy + offer.get - lines.reduce((sum, { quantity }) => sum + quantity, 0), 0)
}

/** Units from the dearest down, in rounds of `buy` and then `get`, so that one more unit never takes less off. */
function unitsOff({ buy, get, percent }: Offer & { kind: 'buyGet' }, lines: readonly Line[]): number[] {
  const off = lines.map(() => 0)
  const round = buy + get
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const counted = units - (units % round)
  let place = 0
  const dearestFirst = lines.map((line, index) => ({ ...line, index })).sort((a, b) => b.unitPriceMinor - a.unitPriceMinor)
  for (const { index, quantity, unitPriceMinor } of dearestFirst) {
    const given = givenBefore(Math.min(place + quantity, counted)) - givenBefore(Math.min(place, counted))
    off[index] = given * applyRate(unitPriceMinor, { numerator: percent, denominator: 100 })
    place += quantity
  }
  return off

  /** Units given among the first `count`. */
  function givenBefore(count: number): number {
    return Math.floor(count / round) * get + Math.max((count % round) - buy, 0)
  }
}

function split(totalMinor: number, weights: readonly number[]): number[] {
  return totalMinor === 0 ? weights.map(() => 0) : splitByLargestRemainder(totalMinor, weights)
}
