/** State machines of applications and vendors. */
import { defineStates } from '#platform/server/define-states.ts'
import type { ApplicationStatus, VendorStatus } from '../contract.ts'

export const APPLICATION_STATES = defineStates<ApplicationStatus>({
  of: 'an application',
  first: 'submitted',
  transitions: { submitted: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' }, approved: {}, refused: {}, withdrawn: {} },
  final: ['approved', 'refused', 'withdrawn'],
})

/** `closed` is final, because the workspace of a closed shop no longer exists. */
export const VENDOR_STATES = defineStates<VendorStatus>({
  of: 'a vendor',
  first: 'approved',
  transitions: { approved: { suspend: 'suspended', close: 'closed' }, suspended: { resume: 'approved', close: 'closed' }, closed: {} },
  final: ['closed'],
})

export const canDecide = (status: ApplicationStatus) => APPLICATION_STATES.can(status, 'approved')
export const canSuspend = (status: VendorStatus) => VENDOR_STATES.can(status, 'suspended')
export const canResume = (status: VendorStatus) => VENDOR_STATES.can(status, 'approved')
