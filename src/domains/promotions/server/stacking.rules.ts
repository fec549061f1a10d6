/**
 * How promotions meet in one cart (docs/decisions/0022-promotions.md). What fits is decided on full prices. Automatic ones all apply, one
 * after the other: units given, then shares, then sums; a vendor's before the platform's; older before newer. Then one code on the goods,
 * the one that takes most off what is left; then delivery: automatic ones, and one code. Minor units throughout.
 */
import type { CodeProblem } from '../contract/states.ts'
import { fullPrice, goodsOff, isAbout, type Line, type Promotion, unitsMissing } from './offers.rules.ts'

/** What a promotion took off: goods by line, delivery by vendor. Either is empty. */
export type Applied = { promotion: Promotion; totalMinor: number; lines: number[]; shipping: Map<string, number> }

/** What a line, or the delivery of a vendor's goods, is reduced by; `subsidyMinor` of it is paid by the platform. */
export type Reduced = { discountMinor: number; subsidyMinor: number }

/** `missingMinor` or `missingUnits` is what a cart needs more. */
export type Unused = { promotion: Promotion; problem: CodeProblem; missingMinor?: number; missingUnits?: number }

export type Stacked = {
  applied: Applied[]
  unused: Unused[]
  lines: Reduced[]
  shipping: Map<string, Reduced>
  /** What the cart needs more for an automatic promotion of the platform to make all delivery free; null where there is none. */
  toFreeShippingMinor: number | null
}

const KINDS = ['buyGet', 'percentage', 'fixed', 'freeShipping']

/** `shipping` is what delivery of each vendor's goods costs before promotions. Neither the order of lines nor that of promotions matters. */
export function stack(cart: readonly Line[], shipping: ReadonlyMap<string, number>, promotions: readonly Promotion[]): Stacked {
  const order = cart.map((_, index) => index).sort((a, b) => ((cart[a]?.key ?? '') < (cart[b]?.key ?? '') ? -1 : 1))
  const lines = order.flatMap((index) => cart[index] ?? [])
  const left = lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor)
  const delivery = new Map(shipping)
  const unused = promotions.flatMap((promotion) => misfit(promotion, lines) ?? [])
  const fitting = promotions.filter((promotion) => !unused.some((other) => other.promotion === promotion)).sort(inOrder)
  const applied: Applied[] = []

  const take = (one: Applied) => {
    if (one.totalMinor === 0) return
    for (const [index, minor] of one.lines.entries()) left[index] = (left[index] ?? 0) - minor
    for (const [workspaceId, minor] of one.shipping) delivery.set(workspaceId, (delivery.get(workspaceId) ?? 0) - minor)
    applied.push(one)
  }
  for (const ofDelivery of [false, true]) {
    const these = fitting.filter(({ offer }) => (offer.kind === 'freeShipping') === ofDelivery)
    for (const promotion of these.filter(({ code }) => code === null)) take(effectOf(promotion, lines, left, delivery))
    const codes = these.filter(({ code }) => code !== null).map((promotion) => effectOf(promotion, lines, left, delivery))
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
    lines: cart.map((_, index) => reducedBy(inCartsOrder.map((one) => ({ ...one, minor: one.lines[index] ?? 0 })))),
    shipping: new Map(
      [...shipping.keys()].map((workspaceId) => [
        workspaceId,
        reducedBy(applied.map((one) => ({ ...one, minor: one.shipping.get(workspaceId) ?? 0 }))),
      ]),
    ),
    toFreeShippingMinor: toFreeShipping(unused, lines),
  }
}

/** Why a promotion has nothing to say about a cart; null where it fits. */
function misfit(promotion: Promotion, lines: readonly Line[]): Unused | null {
  const about = lines.filter((line) => isAbout(promotion, line))
  if (about.length === 0) return { promotion, problem: 'CODE_OTHER_GOODS' }
  const missingMinor = promotion.minimumMinor - fullPrice(about)
  if (missingMinor > 0) return { promotion, problem: 'CODE_NEEDS_MORE', missingMinor }
  const missingUnits = unitsMissing(promotion.offer, about)
  return missingUnits > 0 ? { promotion, problem: 'CODE_NEEDS_UNITS', missingUnits } : null
}

function effectOf(promotion: Promotion, lines: readonly Line[], left: readonly number[], delivery: ReadonlyMap<string, number>): Applied {
  const about = lines.flatMap((line, index) => (isAbout(promotion, line) ? [{ line, index }] : []))
  if (promotion.offer.kind === 'freeShipping') {
    const senders = new Set(about.map(({ line }) => line.workspaceId))
    const shipping = new Map([...delivery].filter(([workspaceId, minor]) => minor > 0 && senders.has(workspaceId)))
    return { promotion, totalMinor: sumOf([...shipping.values()]), lines: lines.map(() => 0), shipping }
  }
  const off = goodsOff(
    promotion.offer,
    about.map(({ line }) => line),
    about.map(({ index }) => left[index] ?? 0),
  )
  const byLine = lines.map(() => 0)
  for (const [place, { index }] of about.entries()) byLine[index] = off[place] ?? 0
  return { promotion, totalMinor: sumOf(off), lines: byLine, shipping: new Map() }
}

function reducedBy(effects: readonly { promotion: Promotion; minor: number }[]): Reduced {
  return {
    discountMinor: sumOf(effects.map(({ minor }) => minor)),
    subsidyMinor: sumOf(effects.filter(({ promotion }) => promotion.workspaceId === null).map(({ minor }) => minor)),
  }
}

/** By a promotion that is about everything, so that its sum is the whole cart's. */
function toFreeShipping(unused: readonly Unused[], lines: readonly Line[]): number | null {
  const missing = unused.flatMap(({ promotion, missingMinor }) => {
    const { offer, code, workspaceId } = promotion
    const free = offer.kind === 'freeShipping' && code === null && workspaceId === null
    return free && missingMinor !== undefined && lines.every((line) => isAbout(promotion, line)) ? [missingMinor] : []
  })
  return missing.length > 0 ? Math.min(...missing) : null
}

function inOrder(a: Promotion, b: Promotion): number {
  const rank = ({ offer, workspaceId }: Promotion) => KINDS.indexOf(offer.kind) * 2 + (workspaceId === null ? 1 : 0)
  return rank(a) - rank(b) || (a.id < b.id ? -1 : 1)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
