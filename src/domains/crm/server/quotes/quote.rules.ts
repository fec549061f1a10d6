/** What a quote costs, and what its customer may still do with it. Pure. */
import type { QuoteStatus } from '../../contract/quotes/quote-limits.ts'

type Priced = { quantity: number; priceMinor: number }

/** In minor units; tax and delivery are added at checkout. */
export const quoteTotal = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0)

type Standing = { status: 'draft' | 'sent' | 'accepted' | 'declined'; validUntil: string; orderId: string | null }

/** A sent quote can be accepted on its last day, and is expired on the next one. `today` is a day in UTC. */
export function quoteStatus({ status, validUntil, orderId }: Standing, today: string): QuoteStatus {
  if (orderId !== null) return 'ordered'
  return status === 'sent' && validUntil < today ? 'expired' : status
}

/** Days after the acceptance on which an accepted quote can be ordered at least. */
export const ORDER_DAYS = 30
const DAY_MS = 86_400_000

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
export const daysAfter = (moment: Date, days: number): string => dayOf(new Date(moment.getTime() + days * DAY_MS))

/** The last day on which an accepted quote can be ordered. */
export function orderUntil({ validUntil }: { validUntil: string }, decidedAt: Date): string {
  const day = daysAfter(decidedAt, ORDER_DAYS)
  return day > validUntil ? day : validUntil
}
