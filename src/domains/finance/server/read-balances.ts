import { findEffectiveLimit } from '#domains/approvals/server/index.ts'
import { isPayoutFrozen } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import type { BalancesView } from '../contract.ts'
import { PAYOUT_REQUEST } from './approvals.ts'
import { findNextRelease } from './earnings.sql.ts'
import { type BookRow, loadBooks } from './ledger.sql.ts'
import { keptMinor } from './read-earnings.ts'
import { payoutSettings } from './settings.sql.ts'

const NOTHING: BookRow = {
  currency: BASE_CURRENCY,
  earnedMinor: 0,
  paidMinor: 0,
  collectedMinor: 0,
  pending: 0,
  available: 0,
  locked: 0,
  due: 0,
  toCollect: 0,
  expected: 0,
  held: 0,
}

/** A vendor's balances by currency, the base currency first. Read from stored balances, never summed up from entries. */
export async function loadBalances(db: Db, workspaceId: string, now: Date): Promise<BalancesView[]> {
  const books = await loadBooks(db, workspaceId)
  const all = books.some(({ currency }) => currency === BASE_CURRENCY) ? books : [NOTHING, ...books]
  const ordered = all.toSorted((a, b) => Number(b.currency === BASE_CURRENCY) - Number(a.currency === BASE_CURRENCY))
  return Promise.all(
    ordered.map(async ({ currency, earnedMinor, paidMinor, collectedMinor, pending, available, locked, due, toCollect, held }) => {
      const inCurrency = (amountMinor: number) => money(amountMinor, currency)
      const next = await findNextRelease(db, workspaceId, currency, now)
      return {
        currency,
        earned: inCurrency(earnedMinor),
        pending: inCurrency(pending),
        available: inCurrency(available),
        locked: inCurrency(locked),
        paid: inCurrency(paidMinor),
        toCollect: inCurrency(toCollect),
        collected: inCurrency(collectedMinor),
        commissionDue: inCurrency(-due || 0),
        held: inCurrency(held),
        nextRelease: next?.dueAt ? { on: next.dueAt.toISOString(), amount: inCurrency(keptMinor(next)) } : null,
      }
    }),
  )
}

export async function getSummary({ services, membership, userId }: WorkspaceContext) {
  const { workspaceId } = membership
  const { minPayoutMinor, secondApprovalOverMinor } = await payoutSettings.load(services.db)
  const limit = await findEffectiveLimit(services, { kind: PAYOUT_REQUEST, workspaceId, authorId: userId })
  return {
    balances: await loadBalances(services.db, workspaceId, services.now()),
    minPayout: money(minPayoutMinor),
    secondApprovalOver: money(secondApprovalOverMinor),
    approvalOver: limit === null ? null : money(limit),
    payoutFrozen: await isPayoutFrozen(services.db, workspaceId),
  }
}
