import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { AccountSort, AccountView } from '../contract.ts'
import { type AccountFilter, findAccountRow, listAccountRows } from './account-rows.sql.ts'
import { toAccountView } from './account-view.ts'

export type AccountQuery = AccountFilter & { sort: AccountSort; cursor?: string | undefined; limit: number }

export async function listAccounts(
  { services }: AdminContext,
  { sort, cursor, limit, ...filter }: AccountQuery,
): Promise<{ users: AccountView[]; nextCursor: string | null; total: Total }> {
  const now = services.now()
  const { items, nextCursor, total } = await listAccountRows(services.db, filter, sort, { cursor, limit, now })
  return { users: items.map(toAccountView), nextCursor, total }
}

export async function getAccount({ services }: AdminContext, { id }: { id: string }): Promise<AccountView> {
  const row = await findAccountRow(services.db, id, services.now())
  if (!row) throw notFound()
  return toAccountView(row)
}
