import { defineStates } from '#platform/server/define-states.ts'
import type { LeaveStatus } from '../../contract/leave-limits.ts'

/** Approved leave that doesn't take place gives its days back. */
export const LEAVE_STATES = defineStates<LeaveStatus>({
  of: 'leave requests',
  first: 'Pending',
  transitions: {
    Pending: { approve: 'Approved', reject: 'Rejected', cancel: 'Cancelled' },
    Approved: { reject: 'Rejected', cancel: 'Cancelled' },
    Rejected: {},
    Cancelled: {},
  },
  final: ['Rejected', 'Cancelled'],
})

/** From its first day on, only those with the permission can cancel it. */
export const hasBegun = ({ startDate }: { startDate: string }, now: Date) => startDate <= now.toISOString().slice(0, 10)
