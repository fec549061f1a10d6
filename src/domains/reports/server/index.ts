/** Public interface of reports for other domains' servers. */
export { addReport } from './add-report.ts'
export { closeReports } from './close-reports.ts'
export { filterTexts } from './filter-texts.ts'
export { holdRecord } from './hold-record.ts'
export { type ClosedReport, countOpenReports, findEvidence, listRecords, loadOpenReports, loadReportedIds } from './reports.sql.ts'
