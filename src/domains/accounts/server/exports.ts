/** Archives of what Plaza keeps about somebody: asked for, listed, handed out. `make-export.ts` makes them. */
import { exportRequested } from '#facts/accounts.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ExportView } from '../contract.ts'
import { type ExportRow, exportById, exportsOf, insertExport } from './exports.sql.ts'
import { memberIn } from './sessions.ts'
import { lockAccount } from './users.sql.ts'

export const MAX_EXPORTS_A_DAY = 3
const DAY_MS = 24 * 3600_000

export async function listExports(call: Call): Promise<ExportView[]> {
  return (await exportsOf(call.kernel.db, memberIn(call).id)).map(exportView)
}

/**
 * Asks for an archive. One at a time, else ALREADY_PREPARING; three in a day, else RATE_LIMITED: counted by the rows
 * themselves, so that the same request sent again counts once.
 */
export async function requestExport(call: Call): Promise<ExportView> {
  const { id: userId } = memberIn(call)
  return transact(call, async (tx) => {
    if (!(await lockAccount(tx.db, userId))) throw notFound()
    const row = { id: newId('exp'), userId, requestedAt: tx.now }
    const earlier = await exportsOf(tx.db, userId)
    if (!(await insertExport(tx.db, row))) throw new Failure('ALREADY_PREPARING')
    refuseTooMany(earlier, tx.now)
    announce(tx, exportRequested({ userId, exportId: row.id }))
    return exportView({ ...row, state: 'preparing', readyAt: null, expiresAt: null, fileKey: null, bytes: null })
  })
}

function refuseTooMany(earlier: readonly ExportRow[], now: Date): void {
  const ofToday = earlier.filter(({ requestedAt }) => requestedAt.getTime() > now.getTime() - DAY_MS)
  const first = ofToday[MAX_EXPORTS_A_DAY - 1]
  if (!first) return
  const waitMs = first.requestedAt.getTime() + DAY_MS - now.getTime()
  throw new Failure('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** The archive of this person; null for somebody else's, one that is not ready, and one whose time is over. */
export async function exportToDownload(
  db: Db,
  { exportId, userId, now }: { exportId: string; userId: string; now: Date },
): Promise<{ key: string; name: string } | null> {
  const row = await exportById(db, exportId)
  if (row?.userId !== userId || row.fileKey === null || row.expiresAt === null || row.expiresAt <= now) return null
  return { key: row.fileKey, name: `plaza-${row.requestedAt.toISOString().slice(0, 10)}.zip` }
}

function exportView({ id, state, requestedAt, readyAt, expiresAt, bytes }: ExportRow): ExportView {
  return {
    ...{ id, state, bytes, requestedAt: requestedAt.toISOString() },
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
