/** Leave needs a second person as soon as somebody else in the workspace may decide. */
import { defineApproval } from '#platform/server/approvals/approval-kind.ts'
import { dayText } from './day-text.ts'
import { type LeaveRow, loadLeaves } from './leave-requests.sql.ts'
import { loadManagerIds } from './team-leave.sql.ts'

export const LEAVE = 'hr.leave'

export const leaveApproval = defineApproval({
  kind: LEAVE,
  permission: 'hr',
  /** An employee who is a member doesn't decide about their own leave. */
  async parties(db, requestIds) {
    const leaves = await loadLeaves(db, requestIds)
    return new Map(leaves.map(({ id, employeeUserId }) => [id, employeeUserId === null ? [] : [employeeUserId]]))
  },
  /** The manager decides without the permission, on `/hr/me`. */
  approvers: loadManagerIds,
  /** It has no amount that a limit could be about. */
  isOffered: async () => false,
  words: {
    en: {
      name: 'Leave',
      what: ({ name = '', from = '', until = '' }) => `leave of ${name} from ${dayText('en', from)} to ${dayText('en', until)}`,
    },
    es: {
      name: 'Ausencias',
      what: ({ name = '', from = '', until = '' }) => `la ausencia de ${name} del ${dayText('es', from)} al ${dayText('es', until)}`,
    },
    ar: {
      name: 'الإجازات',
      what: ({ name = '', from = '', until = '' }) => `إجازة ${name} من ${dayText('ar', from)} إلى ${dayText('ar', until)}`,
    },
  },
})

/** The request for an approval of this leave. */
export function toAsked({ id, workspaceId, requestedBy }: Pick<LeaveRow, 'id' | 'workspaceId' | 'requestedBy'>) {
  return { kind: LEAVE, workspaceId, resource: { type: 'leaveRequest', id }, authorId: requestedBy, amountMinor: null }
}
