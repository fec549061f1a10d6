import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ReportReason } from '../contract.ts'
import { addReport } from './add-report.ts'

const REPORTS_PER_HOUR: RateLimit = { name: 'report', points: 20, seconds: 3600 }

/** Fails with NOT_FOUND for a record that the member doesn't see, with NOT_REPORTABLE and with ALREADY_REPORTED. */
export async function submitReport(
  ctx: MemberContext,
  { type, id, reason, note }: ResourceRef & { reason: ReportReason; note: string },
): Promise<Record<string, never>> {
  const { services, viewer, userId } = ctx
  const record = { type, id }
  const [[isVisible], [isReportable]] = await Promise.all([
    services.resources.can(services.db, viewer, 'view', [record]),
    services.resources.can(services.db, viewer, 'report', [record]),
  ])
  if (!isVisible) throw notFound()
  if (!isReportable) throw new Failure('NOT_REPORTABLE')
  await services.limits.consume(REPORTS_PER_HOUR, userId)
  return transact(ctx, async (tx) => {
    if (!(await addReport(tx, record, { userId, reason, note }))) throw new Failure('ALREADY_REPORTED')
    return {}
  })
}
