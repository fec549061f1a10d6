import { defineTask } from '#platform/server/jobs.ts'
import { deleteReportsClosedBefore } from './reports.sql.ts'

const YEAR_MS = 365 * 86_400_000

/** Runs nightly: deletes reports a year after they were closed, when nobody disputes the decision any more. */
export const deleteOldReports = defineTask(
  'reports:deleteOldReports',
  ({ db, now }) => deleteReportsClosedBefore(db, new Date(now().getTime() - YEAR_MS)),
  '50 3 * * *',
)
