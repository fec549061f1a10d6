/** Units that are being picked: which order a code means, what is left, and what is sent. Pure. */
import { matchCode, type Scanned } from '#platform/web/scan/match-code.ts'
import type { ShortReason } from '../../contract/limits.ts'
import type { PickOrder } from '../../contract.ts'

type Typed = number | string | null

/** One variant of one order. `left`: to pick, without what waits on this device. */
export type ToPick = {
  id: string
  order: PickOrder
  variant: PickOrder['lines'][number]['variant']
  open: number
  picked: number
  left: number
  waiting: number
  short: number
  reason: ShortReason | null
}

export type PickedDraft = {
  quantities: Readonly<Record<string, Typed>>
  shorts: Readonly<Record<string, ShortReason>>
}

export const NOTHING_PICKED: PickedDraft = { quantities: {}, shorts: {} }

export type PickInput = {
  warehouseId: string
  referenceType: string
  referenceId: string
  lines: { variantId: string; picked: number; short?: { quantity: number; reason: ShortReason } }[]
}

export const lineKey = (order: string, variantId: string): string => `${order} ${variantId}`

/** Sorted by SKU, so that a shelf is visited once, whatever the number of orders. */
export function toPick(orders: readonly PickOrder[], waiting: readonly PickInput[]): ToPick[] {
  const waits = new Map<string, number>()
  for (const { referenceType, referenceId, lines } of waiting)
    for (const { variantId, picked } of lines) {
      const key = lineKey(`${referenceType}:${referenceId}`, variantId)
      waits.set(key, (waits.get(key) ?? 0) + picked)
    }
  return orders
    .flatMap((order) =>
      order.lines.map((line) => {
        const id = lineKey(order.key, line.variant.id)
        const kept = waits.get(id) ?? 0
        return { ...line, id, order, waiting: kept, left: Math.max(0, line.open - line.picked - kept) }
      }),
    )
    .sort((one, other) => one.variant.sku.localeCompare(other.variant.sku))
}

/** The lines that a code can mean: of each variant the first order that still needs it. */
export function findToPick(lines: readonly ToPick[], scanned: Scanned, { quantities }: PickedDraft): ToPick[] {
  const found = matchCode(lines, ({ variant }) => ({ ...variant, variantId: variant.id, productId: variant.product.id }), scanned)
  const variants = Map.groupBy(found, ({ variant }) => variant.id)
  return [...variants.values()].flatMap((same) => same.find(({ id, left }) => unitsOf(quantities[id]) < left) ?? same[0] ?? [])
}

export function addPicked(draft: PickedDraft, { id }: Pick<ToPick, 'id'>): PickedDraft {
  return { ...draft, quantities: { ...draft.quantities, [id]: unitsOf(draft.quantities[id]) + 1 } }
}

export type PickState = 'none' | 'some' | 'all' | 'tooMany' | 'wrong'

export function pickState({ left }: Pick<ToPick, 'left'>, typed: Typed | undefined): PickState {
  if (typed === undefined || typed === null || typed === 0) return left === 0 ? 'all' : 'none'
  if (typeof typed !== 'number' || !Number.isInteger(typed) || typed < 0) return 'wrong'
  if (typed > left) return 'tooMany'
  return typed === left ? 'all' : 'some'
}

/** One pick per order; lines that neither were picked nor are short are left out. */
export function toPicks(lines: readonly ToPick[], { quantities, shorts }: PickedDraft, warehouseId: string): PickInput[] {
  const orders = Map.groupBy(lines, ({ order }) => order.key)
  return [...orders.values()].flatMap((own) => {
    const chosen = own.flatMap(({ id, variant, left }) => {
      const picked = unitsOf(quantities[id])
      const reason = shorts[id]
      const short = reason && left > picked ? { quantity: left - picked, reason } : undefined
      return picked > 0 || short ? [{ variantId: variant.id, picked, ...(short && { short }) }] : []
    })
    const [first] = own
    if (!first || chosen.length === 0) return []
    const { type, id } = first.order.reference
    return [{ warehouseId, referenceType: type, referenceId: id, lines: chosen }]
  })
}

/** What is left of a draft once these picks were taken. */
export function withoutOrder(draft: PickedDraft, orderKey: string): PickedDraft {
  const others = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith(`${orderKey} `)))
  return { quantities: others(draft.quantities), shorts: others(draft.shorts) }
}

/** Puts a pick that the server rejected back among what is being picked. */
export function takeBackPick(draft: PickedDraft, { referenceType, referenceId, lines }: PickInput): PickedDraft {
  const quantities = { ...draft.quantities }
  const shorts = { ...draft.shorts }
  for (const { variantId, picked, short } of lines) {
    const key = lineKey(`${referenceType}:${referenceId}`, variantId)
    quantities[key] = unitsOf(quantities[key]) + picked
    if (short) shorts[key] = short.reason
  }
  return { quantities, shorts }
}

/** What was kept on this device; anything unreadable is nothing. */
export function readPicked(text: string): PickedDraft {
  try {
    const kept: unknown = JSON.parse(text || '{}')
    return isRecord(kept) && isRecord(kept['quantities']) && isRecord(kept['shorts']) ? (kept as PickedDraft) : NOTHING_PICKED
  } catch {
    return NOTHING_PICKED
  }
}

export const isDone = (order: PickOrder): boolean => order.lines.every(({ open, picked }) => picked >= open)

const unitsOf = (typed: Typed | undefined): number => (typeof typed === 'number' ? typed : 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
