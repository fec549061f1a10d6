/** This file doesn't import zod, so that screens can use it without loading zod. */

export const RUN_STATUSES = ['PendingApproval', 'Processing', 'Paid', 'Rejected', 'Cancelled'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

export const LINE_KINDS = ['salary', 'unpaidLeave', 'addition', 'deduction'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** `working`: working days of the calendar. `calendar`: all days, in a month without a working day. */
export const DAY_RULES = ['working', 'calendar'] as const
export type DayRule = (typeof DAY_RULES)[number]

/** A run becomes Paid after this time (spec §9). */
export const PAYROLL_DELAY_MS = 3000
/** A run pays at most so many people. */
export const MAX_PAID_PEOPLE = 5000
export const MAX_ADJUSTMENTS = 500
export const MAX_LABEL = 80
export const MAX_YEARLY_MINOR = 100_000_000_000
/** Payslips of one file. */
export const SLIPS_PER_FILE = 50

/** The first and the last day of a period such as `2026-08`. */
export function spanOfPeriod(payPeriod: string): { from: string; until: string } {
  const [year = 0, month = 0] = payPeriod.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${payPeriod}-01`, until: `${payPeriod}-${last}` }
}

export const payslipDocumentPath = (payslipId: string) => `/hr/payroll/payslips/${payslipId}/payslip.pdf`
/** `part` counts from 1. */
export const runDocumentPath = (runId: string, part: number) => `/hr/payroll/runs/${runId}/payslips.pdf?part=${part}`
