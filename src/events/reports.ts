import { defineEvent } from '#platform/shared/domain-event.ts'

/** `type` and `id` are those of the reported record. */
type ReportPayload = { type: string; id: string }
const recordAggregate = ({ type, id }: ReportPayload) => `${type} ${id}`

/** A member reported a record. */
export const reportSubmitted = defineEvent<ReportPayload & { reportId: string }>()('reports.submitted', recordAggregate)

/** The open reports of a record were closed: an administrator dismissed them, or acted on the record. */
export const reportsClosed = defineEvent<ReportPayload & { outcome: 'dismissed' | 'acted' }>()('reports.closed', recordAggregate)
