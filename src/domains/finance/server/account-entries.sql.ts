/** Entries of one account, or of the same account of all vendors. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { during, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import { type AccountKind, isVendorAccount } from './ledger.rules.ts'
import type { TransactionRow } from './ledger.sql.ts'
import { accountId } from './post-entries.ts'

/** `amountMinor` is the change of the account and `balanceMinor` its balance after it. */
export type AccountEntryRow = TransactionRow & { balanceMinor: number; status: null }

/** Ids ascend with time, and an entry has one posting on an account. */
const LATEST: Sorting<AccountEntryRow> = {
  name: 'latest postings',
  by: sql`p.transaction_id`,
  cast: 'text',
  id: sql`p.transaction_id`,
  direction: 'desc',
  keyOf: ({ id }) => [id, id],
}

type Filter = { account: AccountKind; currency: string; workspaceId?: string; posted?: MomentRange | undefined }

export async function listAccountEntries(db: Db, { account, currency, workspaceId = '', posted }: Filter, paging: Paging) {
  const ofAllVendors = isVendorAccount(account) && workspaceId === ''
  return listPage<AccountEntryRow>(db, {
    ...paging,
    sort: LATEST,
    where: [
      ofAllVendors
        ? sql`p.account_id in (select id from finance.accounts where kind = ${account} and currency = ${currency})`
        : sql`p.account_id = ${accountId(workspaceId, account, currency)}`,
      ...during(sql`t.happened_at`, posted),
    ],
    countFrom: sql`finance.postings p join finance.transactions t on t.id = p.transaction_id`,
    select: (page) => sql`
      select t.id, t.type, t.reference_type, t.reference_id, t.workspace_id, t.order_id, t.part, t.currency, t.sequence, t.happened_at,
        p.amount_minor, p.balance_minor, null as status
      from finance.postings p join finance.transactions t on t.id = p.transaction_id ${page}`,
  })
}

export async function loadAccountTotals(db: Db, currency: string): Promise<{ account: AccountKind; balanceMinor: number }[]> {
  const { rows } = await sql<{ account: AccountKind; balanceMinor: number }>`
    select kind as account, sum(balance_minor)::bigint as balance_minor from finance.accounts where currency = ${currency} group by kind`.execute(
    db,
  )
  return rows
}
