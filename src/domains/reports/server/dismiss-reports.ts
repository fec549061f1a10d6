import { isLastAdministrator } from '#domains/accounts/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext, ResourceRef } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ReportedRecordDetail } from '../contract.ts'
import { closeReports } from './close-reports.ts'
import { loadReportedRecord } from './reported-records.ts'
import { loadReportsOf } from './reports.sql.ts'

/**
 * Closes the open reports of a record; a second call changes nothing. Fails with NOT_FOUND for a record without reports, and with
 * OWN_RECORD for an administrator's own one, unless nobody else can decide.
 */
export async function dismissReports(ctx: AdminContext, record: ResourceRef): Promise<ReportedRecordDetail> {
  const { services, viewer, userId, client } = ctx
  return transact(ctx, async (tx) => {
    if ((await loadReportsOf(tx.db, record, 1)).length === 0) throw notFound()
    const [exists] = await services.resources.can(tx.db, viewer, 'view', [record])
    const [mayModerate] = await services.resources.can(tx.db, viewer, 'moderate', [record])
    if (exists && !mayModerate && !(await isLastAdministrator(tx.db, userId, tx.now))) throw new Failure('OWN_RECORD')
    const closed = await closeReports(tx, record, { outcome: 'dismissed', by: userId })
    const seen = await loadReportedRecord(ctx, tx.db, record)
    if (closed) await recordAudit(tx, { actor: userId, action: 'reports.dismissed', resource: record, client })
    return seen
  })
}
