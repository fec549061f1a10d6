import { defineEvent } from '#platform/shared/domain-event.ts'

/** `type` and `id` are those of the reported record. */
type ReportPayload = { type: string; id: string }
const recordAggregate = ({ type, id }: ReportPayload) => `${type} ${id}`

/** A member reported a record, of a group or of none. */
export const reportSubmitted = defineEvent<ReportPayload & { reportId: string; groupId: string | null }>()(
  'reports.submitted',
  recordAggregate,
)

/** The open reports of a record were closed: an administrator dismissed them, or acted on the record. */
export const reportsClosed = defineEvent<ReportPayload & { outcome: 'dismissed' | 'acted'; reportIds: readonly string[] }>()(
  'reports.closed',
  recordAggregate,
)
