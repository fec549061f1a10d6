import { exportRequested } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ExportView } from '../contract.ts'
import { type ExportRow, insertExport, loadExports } from './exports.sql.ts'
import { toExportView } from './exports.ts'
import { lockAccount } from './users.sql.ts'

export const MAX_EXPORTS_A_DAY = 3

const DAY_MS = 24 * 3600_000

/**
 * Requests an archive. Fails with ALREADY_PREPARING while another one is being prepared, and with RATE_LIMITED after three in a day. The
 * limit counts rows, so that a repeated request counts once.
 */
export async function requestExport(ctx: MemberContext): Promise<ExportView> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    if (!(await lockAccount(tx.db, userId))) throw notFound()
    const row = { id: newId('exp'), userId, requestedAt: tx.now }
    const earlier = await loadExports(tx.db, userId)
    if (!(await insertExport(tx.db, row))) throw new Failure('ALREADY_PREPARING')
    rejectTooMany(earlier, tx.now)
    publish(tx, exportRequested({ userId, exportId: row.id }))
    return toExportView({ ...row, state: 'preparing', readyAt: null, expiresAt: null, fileKey: null, bytes: null })
  })
}

function rejectTooMany(earlier: readonly ExportRow[], now: Date): void {
  const ofToday = earlier.filter(({ requestedAt }) => requestedAt.getTime() > now.getTime() - DAY_MS)
  const first = ofToday[MAX_EXPORTS_A_DAY - 1]
  if (!first) return
  const waitMs = first.requestedAt.getTime() + DAY_MS - now.getTime()
  throw new Failure('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) })
}
