/** Public interface of reports for other domains' servers. */
export { addReport } from './add-report.ts'
export { closeReports } from './close-reports.ts'
export { countOpenReports, loadOpenReports, loadReportedIds } from './reports.sql.ts'
