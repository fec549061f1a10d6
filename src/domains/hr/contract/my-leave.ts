/** Leave as the member sees it who is an employee, and requests of those who report to them. No permission is needed. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { multiLineText } from '#platform/shared/plain-text.ts'
import { employeeId } from './employees.ts'
import { countView, decisionFailures, leaveInput, requestView, span, spanFailures, target } from './leave.ts'
import { MAX_REASON } from './leave-limits.ts'

const employment = z.object({ employeeId })
const note = multiLineText(MAX_REASON)
const days = z.number()

const ownBalance = z.object({ balance: days, pending: days, free: days, used: days })
const balancesView = z.object({
  /** This year and the next. */
  years: z.array(
    z.object({
      year: z.int(),
      annual: ownBalance,
      sick: ownBalance,
      /** Days of the year before that can be taken until a day; null when there are none or they ended. */
      carried: z.object({ days, until: z.iso.date() }).nullable(),
    }),
  ),
})
/** `mayCancel`: it is pending, or approved and has not begun. */
const ownRequest = requestView.omit({ employee: true }).extend({ mayCancel: z.boolean() })

export const myLeave = {
  balances: read('member', '/hr/employments/{employeeId}/leave/balances').input(employment).output(balancesView),
  /** Newest first. */
  list: read('member', '/hr/employments/{employeeId}/leave')
    .input(employment.extend(pageInput))
    .output(z.object({ items: z.array(ownRequest), nextCursor: z.string().nullable() })),
  /** How many working days a request would take. */
  count: read('member', '/hr/employments/{employeeId}/leave/count')
    .input(z.object(span))
    .output(countView.omit({ clashes: true }))
    .errors(spanFailures),
  create: write('member', 'POST', '/hr/employments/{employeeId}/leave').input(leaveInput).output(ownRequest).errors(spanFailures),
  /** Withdraws a pending request, and cancels an approved one that has not begun. */
  cancel: write('member', 'POST', '/hr/employments/{employeeId}/leave/{requestId}/cancellation')
    .input(employment.extend(target.shape))
    .output(ownRequest)
    .errors({ ...decisionFailures, LEAVE_BEGUN: { status: 409 } }),
}

const teamRequest = requestView.omit({ requestedBy: true, decidedBy: true, decidedAt: true, decisionNote: true }).extend({
  workspace: z.object({ name: z.string() }),
  /** Others with the same manager who are away on some of these days, or ask for it. */
  away: z.array(z.object({ name: z.string(), startDate: z.iso.date(), endDate: z.iso.date(), status: requestView.shape.status })),
})

/** What the manager of an employee decides, or who stands in for the manager. */
export const teamLeave = {
  /** The pending ones, the earliest leave first. */
  list: read('member', '/hr/team-leave').output(z.object({ items: z.array(teamRequest) })),
  approve: write('member', 'POST', '/hr/team-leave/{requestId}/approval')
    .input(target.extend({ note: note.default('') }))
    .output(z.object({}))
    .errors(decisionFailures),
  reject: write('member', 'POST', '/hr/team-leave/{requestId}/rejection')
    .input(target.extend({ note: note.min(1) }))
    .output(z.object({}))
    .errors(decisionFailures),
}

export type MyBalances = z.infer<typeof balancesView>
export type MyLeaveRequest = z.infer<typeof ownRequest>
export type TeamLeaveRequest = z.infer<typeof teamRequest>
