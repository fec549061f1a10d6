import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { BalancesView } from '../contract.ts'
import { nextRelease } from './earnings.sql.ts'
import { booksOf } from './ledger.sql.ts'
import { keptMinor } from './read-earnings.ts'
import { payoutSettingsOf } from './settings.sql.ts'

const NOTHING = { currency: BASE_CURRENCY, earnedMinor: 0, paidMinor: 0, pending: 0, available: 0, locked: 0 }

/** What a vendor earned, has and was paid, per currency, the base currency first. Kept, never added up. */
export async function balancesOf(db: Db, workspaceId: string, now: Date): Promise<BalancesView[]> {
  const books = await booksOf(db, workspaceId)
  const all = books.some(({ currency }) => currency === BASE_CURRENCY) ? books : [NOTHING, ...books]
  const ordered = all.toSorted((a, b) => Number(b.currency === BASE_CURRENCY) - Number(a.currency === BASE_CURRENCY))
  return Promise.all(
    ordered.map(async ({ currency, earnedMinor, paidMinor, pending, available, locked }) => {
      const money = (amountMinor: number) => ({ amountMinor, currency })
      const next = await nextRelease(db, workspaceId, currency, now)
      return {
        ...{ currency, earned: money(earnedMinor), pending: money(pending), available: money(available), locked: money(locked) },
        paid: money(paidMinor),
        nextRelease: next?.dueAt ? { on: next.dueAt.toISOString(), amount: money(keptMinor(next)) } : null,
      }
    }),
  )
}

export async function getSummary({ kernel, seat }: Call) {
  if (!seat) throw notFound()
  const { minPayoutMinor, secondApprovalOverMinor } = await payoutSettingsOf(kernel.db)
  return {
    balances: await balancesOf(kernel.db, seat.workspaceId, kernel.now()),
    minPayout: { amountMinor: minPayoutMinor, currency: BASE_CURRENCY },
    secondApprovalOver: { amountMinor: secondApprovalOverMinor, currency: BASE_CURRENCY },
  }
}
