import { releaseFiles } from '#platform/server/files/kept-files.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { EVIDENCE_DAYS } from '../contract.ts'
import { deleteEvidenceClosedBefore, deleteReportsClosedBefore } from './reports.sql.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Runs nightly: deletes reports a year after they were closed, when nobody disputes the decision any more. */
export const deleteOldReports = defineTask(
  'reports:deleteOldReports',
  ({ db, now }) => deleteReportsClosedBefore(db, new Date(now().getTime() - YEAR_MS)),
  '50 3 * * *',
)

/** Runs nightly: the copies of reported records go when no appeal can refer to them any more. */
export const deleteOldEvidence = defineTask(
  'reports:deleteOldEvidence',
  (services) =>
    transactAsSystem(services, async (tx) => {
      const closedBefore = new Date(tx.now.getTime() - EVIDENCE_DAYS * DAY_MS)
      await releaseFiles(tx, await deleteEvidenceClosedBefore(tx.db, closedBefore))
    }),
  '40 3 * * *',
)
