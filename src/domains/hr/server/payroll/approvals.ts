/** What needs a second person before pay goes out. */
import { defineApproval } from '#platform/server/approvals/approval-kind.ts'

/** A payroll run with a total above the limit of its workspace. */
export const PAYROLL = 'hr.payroll'

/** The words name no amount: they are in notifications, and requests are seen by substitutes without the permission. */
export const payrollApproval = defineApproval({
  kind: PAYROLL,
  permission: 'hr',
  words: {
    en: { name: 'Payroll', what: ({ period = '' }) => `the payroll of ${period}` },
    es: { name: 'Nómina', what: ({ period = '' }) => `la nómina de ${period}` },
    ar: { name: 'الرواتب', what: ({ period = '' }) => `رواتب ${period}` },
  },
})
