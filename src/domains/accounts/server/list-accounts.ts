import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import type { AccountSort, AccountView } from '../contract.ts'
import { accountView } from './account-view.ts'
import { type AccountFilter, accountRow, countAccounts, ORDERS, pageOfAccounts } from './administration.sql.ts'

export type AccountQuery = AccountFilter & { sort: AccountSort; cursor?: string | undefined; limit: number }

export async function listAccounts(
  { kernel }: Call,
  { sort, cursor, limit, ...filter }: AccountQuery,
): Promise<{ users: AccountView[]; nextCursor: string | null; total: Total }> {
  const now = kernel.now()
  const [rows, total] = await Promise.all([
    pageOfAccounts(kernel.db, filter, { sort, cursor, limit, now }),
    countAccounts(kernel.db, filter, now),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ORDERS[sort], ORDERS[sort].keyOf)
  return { users: items.map(accountView), nextCursor, total }
}

export async function getAccount({ kernel }: Call, { id }: { id: string }): Promise<AccountView> {
  const row = await accountRow(kernel.db, id, kernel.now())
  if (!row) throw notFound()
  return accountView(row)
}
