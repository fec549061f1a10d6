import { reportsClosed } from '#events/reports.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { type ClosedReport, closeOpenReports } from './reports.sql.ts'

type Closing = { outcome: 'dismissed' | 'acted'; by: string }

/** Closes the open reports of a record in the transaction that decides about it. Returns them, the oldest first. */
export async function closeReports(tx: Tx, record: ResourceRef, { outcome, by }: Closing): Promise<ClosedReport[]> {
  const closed = await closeOpenReports(tx.db, record, { status: outcome, by, at: tx.now })
  if (closed.length > 0) publish(tx, reportsClosed({ ...record, outcome, reportIds: closed.map(({ id }) => id) }))
  return closed
}
