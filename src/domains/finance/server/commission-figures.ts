import type { Call } from '#platform/server/kernel.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { commissionBetween } from './entries.sql.ts'

const DAY_MS = 24 * 3600_000

/** Commission less what of it went back, since `from` and in the same hours so many days earlier. */
export async function commissionFigures({ kernel: { db, now } }: Call, { from: text, days }: { from: string; days: number }) {
  const [from, before] = [new Date(text), now()]
  const earlier = (moment: Date) => new Date(moment.getTime() - days * DAY_MS)
  const [current, previous] = await Promise.all([
    commissionBetween(db, BASE_CURRENCY, from, before),
    commissionBetween(db, BASE_CURRENCY, earlier(from), earlier(before)),
  ])
  return { now: { amountMinor: current, currency: BASE_CURRENCY }, before: { amountMinor: previous, currency: BASE_CURRENCY } }
}
