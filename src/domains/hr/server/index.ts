/** Public interface of hr for the servers of other domains, and for the app. */
export { getLeaveCalendarFile } from './leave/feed-file.ts'
export { getPayslip, getRunPayslips } from './payroll/documents/get-payslips.ts'
