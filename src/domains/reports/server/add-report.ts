import { reportSubmitted } from '#events/reports.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ReportReason } from '../contract.ts'
import { insertReport } from './reports.sql.ts'
import { takeEvidence } from './take-evidence.ts'

type NewReport = { userId: string; reason: ReportReason; note: string }

/** False when the member has an open report of the record. The caller checks whether they may report it. */
export async function addReport(tx: Tx, record: ResourceRef, report: NewReport): Promise<boolean> {
  const id = newId('rpt')
  const copy = await takeEvidence(tx, record, id)
  if (!(await insertReport(tx.db, record, { ...report, ...copy, id, automatic: false, reportedAt: tx.now }))) return false
  publish(tx, reportSubmitted({ ...record, reportId: id, groupId: copy.groupId }))
  return true
}
