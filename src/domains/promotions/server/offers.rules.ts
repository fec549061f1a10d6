/** Discounts of a single promotion, independent of others. Amounts in minor units. Pure: no database, no clock. */
import { applyRate, splitByLargestRemainder } from '#platform/shared/money.ts'
import { isInScope, type Scope, type ScopedProduct } from '../contract/scope.ts'
import type { Offer } from '../contract.ts'

/** `workspaceId`: the vendor that pays for it; null: the platform. `code` null: automatic. */
export type Promotion = Scope & {
  id: string
  workspaceId: string | null
  code: string | null
  offer: Offer
  minimumMinor: number
  /** Empty: all. */
  vendors: readonly string[]
}

/** `key` is unique in a cart. */
export type Line = ScopedProduct & {
  key: string
  workspaceId: string
  quantity: number
  unitPriceMinor: number
}

/** Whether a promotion applies to a line. A vendor's promotion applies to its own products only. */
export function appliesTo(promotion: Promotion, line: Line): boolean {
  const { workspaceId, vendors } = promotion
  if (workspaceId !== null && workspaceId !== line.workspaceId) return false
  if (vendors.length > 0 && !vendors.includes(line.workspaceId)) return false
  return isInScope(promotion, line)
}

/** Total of the lines before discounts, in minor units. */
export function sumFullPrices(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
}

/**
 * Discount of an offer per line; `left` is the price of each line after earlier promotions. The total is rounded half up once and split
 * by the largest remainder, so that the lines add up to it. No line falls below zero. Free shipping reduces no line.
 */
export function computeDiscounts(offer: Offer, lines: readonly Line[], left: readonly number[]): number[] {
  const whole = left.reduce((sum, minor) => sum + minor, 0)
  switch (offer.kind) {
    case 'percentage':
      return allocateDiscount(applyRate(whole, { numerator: offer.percent, denominator: 100 }), left)
    case 'fixed':
      return allocateDiscount(Math.min(offer.amountMinor, whole), left)
    case 'buyGet':
      return computeUnitDiscounts(offer, lines).map((minor, index) => Math.min(minor, left[index] ?? 0))
    case 'freeShipping':
      return left.map(() => 0)
  }
}

/** Units a cart still needs for a buy-X-get-Y offer; 0 for other offers. */
export function missingUnitsFor(offer: Offer, lines: readonly Line[]): number {
  if (offer.kind !== 'buyGet') return 0
  return Math.max(offer.buy + offer.get - lines.reduce((sum, { quantity }) => sum + quantity, 0), 0)
}

/** Sorts units by descending price and groups them into rounds of `buy` + `get`, so that one more unit never lowers the discount. */
function computeUnitDiscounts({ buy, get, percent }: Offer & { kind: 'buyGet' }, lines: readonly Line[]): number[] {
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

  /** Number of discounted units among the first `count` units. */
  function givenBefore(count: number): number {
    return Math.floor(count / round) * get + Math.max((count % round) - buy, 0)
  }
}

function allocateDiscount(totalMinor: number, weights: readonly number[]): number[] {
  return totalMinor === 0 ? weights.map(() => 0) : splitByLargestRemainder(totalMinor, weights)
}
