import { defineStates } from '#platform/server/define-states.ts'
import type { TransferStatus } from '../../contract.ts'

/** Spec §4. Cancelling returns the units to their source. */
export const transferStates = defineStates<TransferStatus>({
  of: 'a transfer',
  first: 'Pending',
  transitions: { Pending: { complete: 'Completed', cancel: 'Cancelled' }, Completed: {}, Cancelled: {} },
  final: ['Completed', 'Cancelled'],
})
