/** Free of zod so that forms can import these without loading zod. */
export const MAX_NOTE = 1000

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
