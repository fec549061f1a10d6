/** Without zod, so that a form can know them. */
export const MAX_TITLE = 120
export const MAX_TEXT = 4000
export const MAX_PHOTOS = 5
export const MAX_REPLY = 2000
export const MAX_REASON = 500
export const REPORT_REASONS = ['spam', 'offensive', 'untrue', 'offTopic', 'private'] as const
export const STATUSES = ['pending', 'approved', 'rejected'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]
export type ReviewStatus = (typeof STATUSES)[number]
/** What somebody can decide. */
export type Verdict = Exclude<ReviewStatus, 'pending'>
