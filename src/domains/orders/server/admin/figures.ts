import type { AdminContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { OrderPeriod } from '../../contract.ts'
import { loadFigures, loadSoldByDay, type SpanFigures } from './figures.sql.ts'

const DAY_MS = 24 * 3600_000

/** Sales since `from`, and in the same hours `days` days earlier: an unfinished day is compared with the same part of an earlier one. */
export async function getOrderFigures({ services: { db, now } }: AdminContext, { from: text, days }: { from: string; days: number }) {
  const from = new Date(text)
  const before = now()
  const earlier = (moment: Date) => new Date(moment.getTime() - days * DAY_MS)
  const [current, previous, byDay] = await Promise.all([
    loadFigures(db, { from, before }),
    loadFigures(db, { from: earlier(from), before: earlier(before) }),
    loadSoldByDay(db, from, days),
  ])
  return { now: toPeriodView(current), before: toPeriodView(previous), byDay }
}

function toPeriodView({ orders, soldMinor, refundedMinor }: SpanFigures): OrderPeriod {
  return { orders, sold: money(soldMinor), refunded: money(refundedMinor) }
}
