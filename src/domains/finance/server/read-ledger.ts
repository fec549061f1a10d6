/** Accounts and what changed them, for vendors and administrators. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { AdminContext, WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { ACCOUNT_KINDS, type LedgerEntry, type TransactionView } from '../contract.ts'
import { listAccountEntries, loadAccountTotals } from './account-entries.sql.ts'
import { transactionView } from './entry-view.ts'
import type { AccountKind, VendorAccount } from './ledger.rules.ts'

type Page = { cursor?: string | undefined; limit: number }

export async function listOwnAccount(
  { services: { db }, membership, language }: WorkspaceContext,
  { account, currency, cursor, limit }: Page & { account: VendorAccount; currency: string },
): Promise<{ items: TransactionView[]; nextCursor: string | null; total: Total }> {
  const { workspaceId } = membership
  const { items, ...page } = await listAccountEntries(db, { account, currency, workspaceId }, { cursor, limit })
  return { ...page, items: items.map((row) => transactionView({ ...row, workspaceId }, language)) }
}

export async function listAccounts({ services: { db } }: AdminContext) {
  const totals = new Map((await loadAccountTotals(db, BASE_CURRENCY)).map(({ account, balanceMinor }) => [account, balanceMinor]))
  return { accounts: ACCOUNT_KINDS.map((account) => ({ account, balance: money(totals.get(account) ?? 0) })) }
}

export async function listLedger(
  { services: { db } }: AdminContext,
  { account, posted, cursor, limit }: Page & { account: AccountKind; posted?: MomentRange | undefined },
): Promise<{ items: LedgerEntry[]; nextCursor: string | null; total: Total }> {
  const { items, ...page } = await listAccountEntries(db, { account, currency: BASE_CURRENCY, posted }, { cursor, limit })
  const vendors = await loadApprovedVendors(
    db,
    items.flatMap(({ workspaceId }) => workspaceId ?? []),
  )
  return {
    ...page,
    items: items.map(({ id, type, happenedAt, orderId, part, workspaceId, amountMinor, currency, referenceType, referenceId }) => ({
      id,
      type,
      orderId,
      part,
      vendorId: workspaceId,
      vendorName: (workspaceId && vendors.get(workspaceId)?.name) ?? null,
      date: happenedAt.toISOString(),
      amount: money(amountMinor, currency),
      reference: { type: referenceType, id: referenceId },
    })),
  }
}
