import { defineStates } from '#platform/server/define-states.ts'
import type { ApprovalStatus } from '#platform/shared/approval-status.ts'

/** An approval is taken back when the record changes afterwards. */
export const REQUEST_STATES = defineStates<ApprovalStatus>({
  of: 'approvals',
  first: 'Pending',
  transitions: {
    Pending: { approve: 'Approved', reject: 'Rejected', withdraw: 'Withdrawn' },
    Approved: { withdraw: 'Withdrawn' },
    Rejected: {},
    Withdrawn: {},
  },
  final: ['Rejected', 'Withdrawn'],
})
