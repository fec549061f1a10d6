/** This file doesn't import zod, so that screens can use it without loading zod. */
export const LEAVE_TYPES = ['annual', 'sick', 'unpaid'] as const
/** The types with a balance. */
export const BALANCE_TYPES = ['annual', 'sick'] as const
export const LEAVE_STATUSES = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const
export const ENTRY_KINDS = ['grant', 'use', 'restore', 'carryOver', 'expiry', 'yearEnd', 'correction'] as const
export const MAX_REASON = 500
/** The team calendar shows at most so many people. */
export const MAX_TEAM = 300
/** From the first day of a request to its last one. */
export const MAX_LEAVE_SPAN_DAYS = 366
/** Hours of a day are asked in steps of half an hour. */
export const HOUR_STEP_MINUTES = 30
/** Of a correction. */
export const MAX_CORRECTION_DAYS = 366

export type LeaveType = (typeof LEAVE_TYPES)[number]
export type BalanceType = (typeof BALANCE_TYPES)[number]
export type LeaveStatus = (typeof LEAVE_STATUSES)[number]
export type EntryKind = (typeof ENTRY_KINDS)[number]
