import type { MemberContext } from '#platform/server/services.ts'
import { loadReportedByUser } from './reports.sql.ts'

/** Those of the records that the member has an open report of. */
export async function listOwnReports({ services, userId }: MemberContext, { type, ids }: { type: string; ids: readonly string[] }) {
  return { ids: await loadReportedByUser(services.db, userId, type, ids) }
}
