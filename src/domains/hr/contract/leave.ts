/** Leave: requests, how many days they take, and the balances behind them. Days are plain dates, the same in every time zone. */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { multiLineText } from '#platform/shared/plain-text.ts'
import { employeeId } from './employees.ts'
import { balances, corrections, feed, team } from './leave-balances.ts'
import { HOUR_STEP_MINUTES, LEAVE_STATUSES, LEAVE_TYPES, MAX_REASON } from './leave-limits.ts'

export const leaveRequestId = z.string().regex(/^leave_[0-9a-z]{26}$/)
export const target = z.object({ requestId: leaveRequestId })
const day = z.iso.date()
const text = multiLineText(MAX_REASON)
/** A number of working days: 2.5. */
export const dayCount = z.number()

export const span = {
  employeeId,
  type: z.enum(LEAVE_TYPES),
  startDate: day,
  endDate: day,
  /** Only the afternoon of the first day. */
  startsAtMidday: z.boolean().default(false),
  /** Only the morning of the last day. */
  endsAtMidday: z.boolean().default(false),
  /** Some time of a single day instead. */
  minutes: z.int().min(HOUR_STEP_MINUTES).max(1440).multipleOf(HOUR_STEP_MINUTES).nullable().default(null),
}
export const leaveInput = z.object({ ...span, reason: text.default('') })

/** What a request takes from one year. `left`: what is free before it; `after`: what stays. Null for leave without a balance. */
const yearView = z.object({ year: z.int(), days: dayCount, left: dayCount.nullable(), after: dayCount.nullable() })
/** Leave of a colleague of the same department at the same time. */
const clashView = z.object({
  requestId: leaveRequestId,
  name: z.string(),
  startDate: day,
  endDate: day,
  status: z.enum(LEAVE_STATUSES),
})
export const countView = z.object({ days: dayCount, years: z.array(yearView), clashes: z.array(clashView) })

export const requestView = z.object({
  id: leaveRequestId,
  employee: z.object({ id: employeeId, name: z.string(), department: z.string() }),
  type: z.enum(LEAVE_TYPES),
  startDate: day,
  endDate: day,
  startsAtMidday: z.boolean(),
  endsAtMidday: z.boolean(),
  minutes: z.int().nullable(),
  days: dayCount,
  status: z.enum(LEAVE_STATUSES),
  reason: z.string(),
  /** The username of the author. */
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  /** Empty while nobody decided, and for somebody whose account is gone. */
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string(),
})

const requestRecord = requestView.extend({
  /** Of a pending request: its effect on the balance, and colleagues who are away as well. */
  years: z.array(yearView),
  clashes: z.array(clashView),
  /** Null: it needs nobody else, or nobody was asked. */
  approvalId: z.string().nullable(),
  /** Why the caller can't decide; null when they can, or nothing is left to decide. */
  blocked: z.enum(['OWN_REQUEST']).nullable(),
})

/** Unpaid leave of a period that is paid can't change. */
const periodPaid = { PERIOD_PAID: { status: 409, data: z.object({ payPeriod: z.string() }) } } as const

export const spanFailures = {
  END_BEFORE_START: { status: 400 },
  HALF_DAY_EMPTY: { status: 400 },
  SPAN_TOO_LONG: { status: 400 },
  /** Hours are of a single day. */
  HOURS_OF_ONE_DAY: { status: 400 },
  /** More than a working day has. */
  HOURS_TOO_LONG: { status: 400, data: z.object({ hours: z.number() }) },
  BEFORE_HIRE_DATE: { status: 409, data: z.object({ hireDate: day }) },
  AFTER_LAST_DAY: { status: 409, data: z.object({ lastDay: day }) },
  NO_WORKING_DAY: { status: 409 },
  ...periodPaid,
  /** Of a request that is pending or approved. */
  LEAVE_OVERLAPS: { status: 409, data: z.object({ startDate: day, endDate: day }) },
  NOT_ENOUGH_LEAVE: { status: 409, data: z.object({ year: z.int(), left: dayCount, asked: dayCount }) },
} as const
export const decisionFailures = {
  ...periodPaid,
  WRONG_STATUS: { status: 409, data: z.object({ status: z.enum(LEAVE_STATUSES) }) },
  /** Nobody decides about their own request while somebody else can. */
  OWN_REQUEST: { status: 403 },
} as const

const requests = {
  /** Newest first. */
  list: read('workspace:hr', '/hr/leave/requests')
    .input(
      z.object({
        ...pageInput,
        status: z.enum(LEAVE_STATUSES).optional(),
        type: z.enum(LEAVE_TYPES).optional(),
        employeeId: employeeId.optional(),
        /** Names of employees. */
        q: multiLineText(80).optional(),
      }),
    )
    .output(z.object({ items: z.array(requestView), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:hr', '/hr/leave/requests/{requestId}').input(target).output(requestRecord),
  /** How many working days a request would take. */
  count: read('workspace:hr', '/hr/leave/count').input(z.object(span)).output(countView).errors(spanFailures),
  create: write('workspace:hr', 'POST', '/hr/leave/requests').input(leaveInput).output(requestView).errors(spanFailures),
  /** Repeated, it changes nothing. */
  approve: write('workspace:hr', 'POST', '/hr/leave/requests/{requestId}/approval')
    .input(target.extend({ note: text.default('') }))
    .output(requestView)
    .errors(decisionFailures),
  /** Of a pending request, or of an approved one, whose days come back. */
  reject: write('workspace:hr', 'POST', '/hr/leave/requests/{requestId}/rejection')
    .input(target.extend({ note: text.min(1) }))
    .output(requestView)
    .errors(decisionFailures),
  cancel: write('workspace:hr', 'POST', '/hr/leave/requests/{requestId}/cancellation')
    .input(target)
    .output(requestView)
    .errors(decisionFailures),
}

export const leave = { requests, balances, corrections, team, feed }

export type LeaveInput = z.infer<typeof leaveInput>
export type LeaveSpan = Omit<LeaveInput, 'reason'>
export type LeaveCount = z.infer<typeof countView>
export type LeaveYear = z.infer<typeof yearView>
export type LeaveClash = z.infer<typeof clashView>
export type LeaveRequestView = z.infer<typeof requestView>
export type LeaveRequestRecord = z.infer<typeof requestRecord>
