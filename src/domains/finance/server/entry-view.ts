import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { EntryView, TransactionView } from '../contract.ts'
import { type EntryRow, loadPostings } from './entries.sql.ts'
import { describeEntry } from './entry-description.ts'

export function transactionView(row: Omit<EntryRow, 'sequence' | 'settledAt'>, language: Language): TransactionView {
  const { id, type, orderId, part, workspaceId, currency, amountMinor, balanceMinor, happenedAt, status, referenceType, referenceId } = row
  return {
    id,
    type,
    orderId,
    part,
    status,
    vendorId: workspaceId,
    date: happenedAt.toISOString(),
    amount: money(amountMinor, currency),
    balance: money(balanceMinor, currency),
    description: describeEntry(language, type, part),
    reference: { type: referenceType, id: referenceId },
  }
}

/** Entries with their postings. */
export async function entryViews(db: Db, rows: readonly EntryRow[], language: Language): Promise<EntryView[]> {
  const postings = Map.groupBy(
    await loadPostings(
      db,
      rows.map(({ id }) => id),
    ),
    ({ transactionId }) => transactionId,
  )
  return rows.map((row) => ({
    ...transactionView(row, language),
    postings: (postings.get(row.id) ?? []).map(({ kind, amountMinor, currency }) => ({
      account: kind,
      amount: money(amountMinor, currency),
    })),
  }))
}
