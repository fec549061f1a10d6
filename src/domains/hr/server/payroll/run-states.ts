import { defineStates } from '#platform/server/define-states.ts'
import type { RunStatus } from '../../contract/payroll-limits.ts'

/** Spec §4: Processing, then Paid. A run that needs an approval waits for it first. */
export const runStates = defineStates<RunStatus>({
  of: 'a payroll run',
  first: 'PendingApproval',
  transitions: {
    PendingApproval: { approve: 'Processing', reject: 'Rejected', cancel: 'Cancelled' },
    Processing: { pay: 'Paid' },
    Paid: {},
    Rejected: {},
    Cancelled: {},
  },
  final: ['Paid', 'Rejected', 'Cancelled'],
})
