import { reportsClosed } from '#events/reports.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { closeOpenReports } from './reports.sql.ts'

type Closing = { outcome: 'dismissed' | 'acted'; by: string }

/** Closes the open reports of a record in the transaction that decides about it. Returns whether there were any. */
export async function closeReports(tx: Tx, record: ResourceRef, { outcome, by }: Closing): Promise<boolean> {
  const closed = await closeOpenReports(tx.db, record, { status: outcome, by, at: tx.now })
  if (closed > 0) publish(tx, reportsClosed({ ...record, outcome }))
  return closed > 0
}
