/** The states of applications and of vendors: each with what may follow it. */
import type { ApplicationStatus, VendorStatus } from '../contract.ts'

export const APPLICATION_NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
}

/** A closed shop has no workspace any more: nobody could open it again. */
export const VENDOR_NEXT: Readonly<Record<VendorStatus, readonly VendorStatus[]>> = {
  approved: ['suspended', 'closed'],
  suspended: ['approved', 'closed'],
  closed: [],
}

export const canDecide = (status: ApplicationStatus) => APPLICATION_NEXT[status].includes('approved')
export const canSuspend = (status: VendorStatus) => VENDOR_NEXT[status].includes('suspended')
export const canResume = (status: VendorStatus) => VENDOR_NEXT[status].includes('approved')
