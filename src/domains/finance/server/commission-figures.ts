import type { AdminContext } from '#platform/server/services.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { loadCommissionBetween } from './entries.sql.ts'

const DAY_MS = 24 * 3600_000

/** Net commission since `from`, and in the same hours a number of days earlier. */
export async function commissionFigures({ services: { db, now } }: AdminContext, { from: text, days }: { from: string; days: number }) {
  const from = new Date(text)
  const before = now()
  const earlier = (moment: Date) => new Date(moment.getTime() - days * DAY_MS)
  const [current, previous] = await Promise.all([
    loadCommissionBetween(db, BASE_CURRENCY, from, before),
    loadCommissionBetween(db, BASE_CURRENCY, earlier(from), earlier(before)),
  ])
  return { now: money(current), before: money(previous) }
}
