/** What the shops take in, so that each has at the end what its catalogue says: every four weeks, what will be sent until the next time. */
import { DAY_MS, DAYS } from './calendar.ts'
import type { PlannedOrder, PlannedReturn, Receipt } from './plan.ts'

const EVERY_DAYS = 28
/** Goods come in before the orders for them. */
const AHEAD_DAYS = 9

/** Marks those returned goods that go back on the shelf, because later orders take them. */
export function planReceipts(orders: readonly PlannedOrder[], now: Date): Receipt[] {
  const begin = now.getTime() - (DAYS + 1) * DAY_MS
  const turns = Math.ceil((DAYS + 1) / EVERY_DAYS)
  const turnOf = (at: Date) => Math.min(turns - 1, Math.floor((at.getTime() - begin) / (EVERY_DAYS * DAY_MS)))
  const sent = new Map<string, number[]>()
  const returned = new Map<string, { back: PlannedReturn; quantity: number; turn: number }[]>()
  for (const { lines, parts } of orders)
    for (const { sentAt, back, lines: own } of parts) {
      for (const { variantId, quantity } of own) {
        const units = sent.get(variantId) ?? Array.from({ length: turns }, () => 0)
        if (sentAt) units[turnOf(sentAt)] = (units[turnOf(sentAt)] ?? 0) + quantity
        sent.set(variantId, units)
      }
      for (const { position, quantity } of back?.units ?? []) {
        const variantId = lines[position]?.variantId ?? ''
        if (back?.receivedAt && back.reason !== 'damaged')
          returned.set(variantId, [...(returned.get(variantId) ?? []), { back, quantity, turn: turnOf(back.receivedAt) }])
      }
    }
  return [...sent].flatMap(([variantId, units]) => {
    for (const { back, quantity, turn } of returned.get(variantId) ?? []) {
      const later = units.findIndex((needed, index) => index > turn && needed >= quantity)
      if (later === -1) continue
      back.restock = true
      units[later] = (units[later] ?? 0) - quantity
    }
    return units.flatMap((quantity, turn) => {
      const at = new Date(begin + (turn * EVERY_DAYS - AHEAD_DAYS) * DAY_MS + 9 * 3600_000)
      return quantity > 0 ? [{ variantId, quantity, at }] : []
    })
  })
}
