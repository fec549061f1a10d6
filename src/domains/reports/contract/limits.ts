/** Free of zod so that forms can import these without loading zod. */
export const MAX_NOTE = 1000

/** Copies of reported records are kept for so long after the decision: an appeal can begin for 30 days. */
export const EVIDENCE_DAYS = 90

/** The reasons of all resources; a screen offers those that fit its resource. */
export const REPORT_REASONS = [
  'counterfeit',
  'prohibited',
  'dangerous',
  'misleading',
  'intellectualProperty',
  'offensive',
  'spam',
  'offTopic',
  'private',
  'other',
] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATUSES = ['open', 'dismissed', 'acted'] as const

export type ReportStatus = (typeof REPORT_STATUSES)[number]
