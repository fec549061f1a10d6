/** The public interface of reports for other domains' screens. */
import { lazy } from 'react'

export { REPORT_REASONS, type ReportReason } from '../contract/limits.ts'

/** A dialog with which a member reports a record. Render it inside a Suspense boundary. */
export const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** All reports of a record, for administrators. Nothing if there are none. Render it inside a Suspense boundary. */
export const ReportsOfRecord = lazy(() => import('./admin/reports-of-record.tsx'))
