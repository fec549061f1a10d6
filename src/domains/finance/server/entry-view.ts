import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { EntryView, TransactionView } from '../contract.ts'
import { describe } from './describe.ts'
import { type EntryRow, postingsOf } from './entries.sql.ts'

export function transactionView(row: EntryRow, language: Language): TransactionView {
  const { id, type, orderId, part, workspaceId, currency, amountMinor, balanceMinor, happenedAt, status, referenceType, referenceId } = row
  return {
    ...{ id, type, orderId, part, status, vendorId: workspaceId },
    date: happenedAt.toISOString(),
    amount: { amountMinor, currency },
    balance: { amountMinor: balanceMinor, currency },
    description: describe(language, type, part),
    reference: { type: referenceType, id: referenceId },
  }
}

/** With the accounts they moved. */
export async function entryViews(db: Db, rows: readonly EntryRow[], language: Language): Promise<EntryView[]> {
  const postings = Map.groupBy(
    await postingsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ transactionId }) => transactionId,
  )
  return rows.map((row) => ({
    ...transactionView(row, language),
    postings: (postings.get(row.id) ?? []).map(({ kind, amountMinor, currency }) => ({ account: kind, amount: { amountMinor, currency } })),
  }))
}
