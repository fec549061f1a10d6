/** Personal data archives: their list and their download. `make-export.ts` creates them. */
import type { Db } from '#platform/server/db.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { ExportView } from '../contract.ts'
import { type ExportRow, findExport, loadExports } from './exports.sql.ts'

export async function listExports(ctx: MemberContext): Promise<ExportView[]> {
  return (await loadExports(ctx.services.db, ctx.userId)).map(toExportView)
}

/** Returns the file of an archive; null when it belongs to somebody else, is not ready, or has expired. */
export async function findDownloadableExport(
  db: Db,
  { exportId, userId, now }: { exportId: string; userId: string; now: Date },
): Promise<{ key: string; name: string } | null> {
  const row = await findExport(db, exportId)
  if (row?.userId !== userId || row.fileKey === null || row.expiresAt === null || row.expiresAt <= now) return null
  return { key: row.fileKey, name: `plaza-${row.requestedAt.toISOString().slice(0, 10)}.zip` }
}

export function toExportView({ id, state, requestedAt, readyAt, expiresAt, bytes }: ExportRow): ExportView {
  return {
    id,
    state,
    bytes,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
