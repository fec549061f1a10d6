export const APPROVAL_STATUSES = ['Pending', 'Approved', 'Rejected', 'Withdrawn'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]
