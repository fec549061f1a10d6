import type { Call } from '#platform/server/kernel.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { OrderPeriod } from '../../contract.ts'
import { figuresOf, type SpanFigures, soldByDay } from './figures.sql.ts'

const DAY_MS = 24 * 3600_000

/** What was sold since `from`, and in the same hours so many days earlier: a day that is not over is compared with as much of another. */
export async function orderFigures({ kernel: { db, now } }: Call, { from: text, days }: { from: string; days: number }) {
  const [from, before] = [new Date(text), now()]
  const earlier = (moment: Date) => new Date(moment.getTime() - days * DAY_MS)
  const [current, previous, byDay] = await Promise.all([
    figuresOf(db, { from, before }),
    figuresOf(db, { from: earlier(from), before: earlier(before) }),
    soldByDay(db, from, days),
  ])
  return { now: periodView(current), before: periodView(previous), byDay }
}

function periodView({ orders, soldMinor, refundedMinor }: SpanFigures): OrderPeriod {
  const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
  return { orders, sold: money(soldMinor), refunded: money(refundedMinor) }
}
