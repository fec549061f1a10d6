/**
 * Combines promotions in a cart (docs/decisions/0022-promotions.md). Full prices decide which promotions apply. All automatic ones
 * apply in turn: buy X get Y, percentages, fixed amounts; the vendor's before the platform's; older before newer. Then the one code
 * with the largest discount on the rest; then shipping: automatic ones and one code. Amounts in minor units.
 */
import type { CodeProblem } from '../contract/states.ts'
import { appliesTo, computeDiscounts, type Line, missingUnitsFor, type Promotion, sumFullPrices } from './offers.rules.ts'

/** Discount of one promotion in minor units: on lines, or on shipping by workspace id. */
export type Applied = { promotion: Promotion; totalMinor: number; lines: number[]; shipping: Map<string, number> }

/** Discount on a line or on a vendor's shipping; the platform pays `subsidyMinor` of it. */
export type Reduced = { discountMinor: number; subsidyMinor: number }

/** `missingMinor` or `missingUnits`: what the cart still needs. */
export type Unused = { promotion: Promotion; problem: CodeProblem; missingMinor?: number; missingUnits?: number }

export type Stacked = {
  applied: Applied[]
  unused: Unused[]
  lines: Reduced[]
  shipping: Map<string, Reduced>
  /** Amount the cart still needs for the platform's automatic free shipping; null if there is no such promotion. */
  toFreeShippingMinor: number | null
}

const KINDS = ['buyGet', 'percentage', 'fixed', 'freeShipping']

/** `shipping`: shipping cost per workspace before promotions. The result doesn't depend on the order of lines or promotions. */
export function stackPromotions(cart: readonly Line[], shipping: ReadonlyMap<string, number>, promotions: readonly Promotion[]): Stacked {
  const order = cart.map((_, index) => index).sort((a, b) => ((cart[a]?.key ?? '') < (cart[b]?.key ?? '') ? -1 : 1))
  const lines = order.flatMap((index) => cart[index] ?? [])
  const left = lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor)
  const delivery = new Map(shipping)
  const unused = promotions.flatMap((promotion) => findMisfit(promotion, lines) ?? [])
  const fitting = promotions.filter((promotion) => !unused.some((other) => other.promotion === promotion)).sort(byApplicationOrder)
  const applied: Applied[] = []

  const take = (one: Applied) => {
    if (one.totalMinor === 0) return
    for (const [index, minor] of one.lines.entries()) left[index] = (left[index] ?? 0) - minor
    for (const [workspaceId, minor] of one.shipping) delivery.set(workspaceId, (delivery.get(workspaceId) ?? 0) - minor)
    applied.push(one)
  }
  for (const ofDelivery of [false, true]) {
    const these = fitting.filter(({ offer }) => (offer.kind === 'freeShipping') === ofDelivery)
    for (const promotion of these.filter(({ code }) => code === null)) take(effectFor(promotion, lines, left, delivery))
    const codes = these.filter(({ code }) => code !== null).map((promotion) => effectFor(promotion, lines, left, delivery))
    const best = codes.toSorted((a, b) => b.totalMinor - a.totalMinor)[0]
    if (best) take(best)
    for (const { promotion, totalMinor } of codes) {
      if (totalMinor === 0) unused.push({ promotion, problem: 'CODE_CHANGES_NOTHING' })
      else if (promotion !== best?.promotion) unused.push({ promotion, problem: 'CODE_BEATEN' })
    }
  }
  const asGiven = (sorted: readonly number[]) => cart.map((_, index) => sorted[order.indexOf(index)] ?? 0)
  const inCartsOrder = applied.map((one) => ({ ...one, lines: asGiven(one.lines) }))
  return {
    applied: inCartsOrder,
    unused: unused.filter(({ promotion }) => promotion.code !== null),
    lines: cart.map((_, index) => toReduced(inCartsOrder.map((one) => ({ ...one, minor: one.lines[index] ?? 0 })))),
    shipping: new Map(
      [...shipping.keys()].map((workspaceId) => [
        workspaceId,
        toReduced(applied.map((one) => ({ ...one, minor: one.shipping.get(workspaceId) ?? 0 }))),
      ]),
    ),
    toFreeShippingMinor: missingForFreeShipping(unused, lines),
  }
}

/** Why a promotion doesn't apply to a cart; null if it does. */
function findMisfit(promotion: Promotion, lines: readonly Line[]): Unused | null {
  const about = lines.filter((line) => appliesTo(promotion, line))
  if (about.length === 0) return { promotion, problem: 'CODE_OTHER_GOODS' }
  const missingMinor = promotion.minimumMinor - sumFullPrices(about)
  if (missingMinor > 0) return { promotion, problem: 'CODE_NEEDS_MORE', missingMinor }
  const missingUnits = missingUnitsFor(promotion.offer, about)
  return missingUnits > 0 ? { promotion, problem: 'CODE_NEEDS_UNITS', missingUnits } : null
}

function effectFor(promotion: Promotion, lines: readonly Line[], left: readonly number[], delivery: ReadonlyMap<string, number>): Applied {
  const about = lines.flatMap((line, index) => (appliesTo(promotion, line) ? [{ line, index }] : []))
  if (promotion.offer.kind === 'freeShipping') {
    const senders = new Set(about.map(({ line }) => line.workspaceId))
    const shipping = new Map([...delivery].filter(([workspaceId, minor]) => minor > 0 && senders.has(workspaceId)))
    return { promotion, totalMinor: sum([...shipping.values()]), lines: lines.map(() => 0), shipping }
  }
  const off = computeDiscounts(
    promotion.offer,
    about.map(({ line }) => line),
    about.map(({ index }) => left[index] ?? 0),
  )
  const byLine = lines.map(() => 0)
  for (const [place, { index }] of about.entries()) byLine[index] = off[place] ?? 0
  return { promotion, totalMinor: sum(off), lines: byLine, shipping: new Map() }
}

function toReduced(effects: readonly { promotion: Promotion; minor: number }[]): Reduced {
  return {
    discountMinor: sum(effects.map(({ minor }) => minor)),
    subsidyMinor: sum(effects.filter(({ promotion }) => promotion.workspaceId === null).map(({ minor }) => minor)),
  }
}

/** Considers only promotions that apply to every line, so that the minimum refers to the whole cart. */
function missingForFreeShipping(unused: readonly Unused[], lines: readonly Line[]): number | null {
  const missing = unused.flatMap(({ promotion, missingMinor }) => {
    const { offer, code, workspaceId } = promotion
    const free = offer.kind === 'freeShipping' && code === null && workspaceId === null
    return free && missingMinor !== undefined && lines.every((line) => appliesTo(promotion, line)) ? [missingMinor] : []
  })
  return missing.length > 0 ? Math.min(...missing) : null
}

function byApplicationOrder(a: Promotion, b: Promotion): number {
  const rank = ({ offer, workspaceId }: Promotion) => KINDS.indexOf(offer.kind) * 2 + (workspaceId === null ? 1 : 0)
  return rank(a) - rank(b) || (a.id < b.id ? -1 : 1)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
