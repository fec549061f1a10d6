/** Pay of employees, payroll runs and payslips. Only members with `hr` see them, and employees their own slips (decision 0072). */
import * as z from 'zod'
import { APPROVAL_STATUSES } from '#platform/shared/approval-status.ts'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { employeeId } from './employees.ts'
import { DAY_RULES, LINE_KINDS, MAX_ADJUSTMENTS, MAX_LABEL, MAX_PAID_PEOPLE, MAX_YEARLY_MINOR, RUN_STATUSES } from './payroll-limits.ts'

const runId = z.string().regex(/^payroll_[0-9a-z]{26}$/)
const payslipId = z.string().regex(/^payslip_[0-9a-z]{26}$/)
/** A month: `2026-08`. */
const payPeriod = z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)
const target = z.object({ runId })
const yearlyMinor = z.int().min(0).max(MAX_YEARLY_MINOR)

const payView = z.object({ startsOn: z.iso.date(), yearly: moneyView, version: recordVersion })
const payTarget = z.object({
  employeeId,
  startsOn: z.iso.date(),
  /** 0: no pay begins on that day yet. */
  version: recordVersion,
})

export const pay = {
  /** The pay of an employee by the day it begins, latest first. */
  list: read('workspace:hr', '/hr/employees/{employeeId}/pay')
    .input(z.object({ employeeId }))
    .output(z.object({ items: z.array(payView) })),
  /** Sets the yearly pay from a day on; 0 ends it. */
  set: write('workspace:hr', 'PUT', '/hr/employees/{employeeId}/pay/{startsOn}')
    .input(payTarget.extend({ yearlyMinor }))
    .output(z.object({ version: recordVersion }))
    .errors({ STALE: { status: 409, data: z.object({ current: payView }) } }),
  remove: write('workspace:hr', 'DELETE', '/hr/employees/{employeeId}/pay/{startsOn}')
    .input(payTarget.pick({ employeeId: true, startsOn: true }))
    .output(z.object({})),
}

const adjustment = z.object({
  employeeId,
  kind: z.enum(['addition', 'deduction']),
  label: singleLineText(MAX_LABEL).min(1),
  amountMinor: z.int().min(1).max(MAX_YEARLY_MINOR),
})
const drafted = z.object({ payPeriod, adjustments: z.array(adjustment).max(MAX_ADJUSTMENTS).default([]) })

const lineView = z.object({
  kind: z.enum(LINE_KINDS),
  /** Empty for salaries and unpaid leave. */
  label: z.string(),
  /** Negative for deductions. */
  amount: moneyView,
  /** Of a salary: its days, both included, and how many of them count. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  days: z.int().nullable(),
  /** Of unpaid leave. */
  minutes: z.int().nullable(),
})
const sums = {
  payPeriod,
  people: z.int(),
  /** The sum of all salaries / 12, rounded once, and with additions and deductions. */
  salaries: moneyView,
  total: moneyView,
  /** The difference of the total to the payslips, which are rounded each. */
  rounding: moneyView,
  dayRule: z.enum(DAY_RULES),
  periodDays: z.int(),
}
const slipDraft = z.object({
  employee: z.object({ id: employeeId, name: z.string(), position: z.string() }),
  lines: z.array(lineView),
  net: moneyView,
})
const runPreview = z.object({ ...sums, slips: z.array(slipDraft).max(MAX_PAID_PEOPLE) })
const payslipView = slipDraft.extend({ id: payslipId, number: z.int() })
const payrollRun = z.object({
  id: runId,
  ...sums,
  paymentDate: z.iso.date(),
  status: z.enum(RUN_STATUSES),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})
const payrollRunRecord = payrollRun.extend({
  /** Null: nobody had to approve it. */
  approval: z
    .object({ requestId: z.string(), status: z.enum(APPROVAL_STATUSES), decidedBy: z.string().nullable(), note: z.string() })
    .nullable(),
  /** Whether the reader created it. */
  own: z.boolean(),
})

const draftFailures = {
  /** An adjustment names somebody who isn't paid in the period. */
  NOT_PAID_THEN: { status: 409 },
  /** The deductions of these people are higher than their pay. */
  PAY_BELOW_ZERO: { status: 409, data: z.object({ names: z.array(z.string()) }) },
  TOO_MANY_PEOPLE: { status: 409, data: z.object({ most: z.int() }) },
} as const

export const payroll = {
  runs: {
    /** Latest period first. */
    list: read('workspace:hr', '/hr/payroll/runs')
      .input(z.object({ ...pageInput, status: z.enum(RUN_STATUSES).optional() }))
      .output(z.object({ items: z.array(payrollRun), nextCursor: z.string().nullable(), total: totalView })),
    get: read('workspace:hr', '/hr/payroll/runs/{runId}').input(target).output(payrollRunRecord),
    /** The payslips that a run of the period would have now. */
    preview: read('workspace:hr', '/hr/payroll/preview').input(drafted).output(runPreview).errors(draftFailures),
    /** Is Processing at once, or waits for an approval; three seconds later it is Paid. */
    create: write('workspace:hr', 'POST', '/hr/payroll/runs')
      .input(
        drafted.extend({
          paymentDate: z.iso.date(),
          /** The total that the author saw. */
          expectedTotalMinor: z.int().min(0).max(1_000_000_000_000).optional(),
        }),
      )
      .output(z.object({ id: runId, status: z.enum(RUN_STATUSES) }))
      .errors({
        ...draftFailures,
        NO_EMPLOYEES: { status: 409 },
        /** The period has a run. */
        PERIOD_TAKEN: { status: 409, data: z.object({ payPeriod, status: z.enum(RUN_STATUSES) }) },
        /** The pay or the people changed since the preview. */
        PREVIEW_CHANGED: { status: 409 },
        PAYMENT_TOO_EARLY: { status: 400 },
      }),
    /** Ends a run that waits for an approval. */
    cancel: write('workspace:hr', 'POST', '/hr/payroll/runs/{runId}/cancellation')
      .input(target)
      .output(z.object({ status: z.enum(RUN_STATUSES) }))
      .errors({ ALREADY_STARTED: { status: 409 } }),
  },
  slips: {
    list: read('workspace:hr', '/hr/payroll/runs/{runId}/payslips')
      .input(target.extend({ ...pageInput, q: singleLineText(80).optional() }))
      .output(z.object({ items: z.array(payslipView), nextCursor: z.string().nullable(), total: totalView })),
  },
}

const myPayslip = payslipView.omit({ employee: true }).extend({
  employer: z.string(),
  payPeriod,
  paymentDate: z.iso.date(),
  dayRule: z.enum(DAY_RULES),
  periodDays: z.int(),
})

export const myPayslips = {
  /** Of all who employ the caller, latest first; only those of runs that are paid. */
  list: read('member', '/hr/me/payslips')
    .input(z.object(pageInput))
    .output(z.object({ items: z.array(myPayslip), nextCursor: z.string().nullable() })),
}

export type Adjustment = z.infer<typeof adjustment>
export type PayView = z.infer<typeof payView>
export type PayrollRun = z.infer<typeof payrollRun>
export type PayrollRunRecord = z.infer<typeof payrollRunRecord>
export type RunPreview = z.infer<typeof runPreview>
export type PayslipLine = z.infer<typeof lineView>
export type PayslipView = z.infer<typeof payslipView>
export type MyPayslip = z.infer<typeof myPayslip>
