import { chosenValues, type FilterValues } from '#platform/web/table/filters.ts'
import type { RecordFilter } from '../contract.ts'

/** The keys of the filters of `useRecordFilters`. */
export const TAG = 'tag'
export const ASSIGNEE = 'assignee'

/** The input of the list's operation. */
export function toRecordFilter(filters: FilterValues): RecordFilter {
  const [tagId] = chosenValues(filters, TAG)
  const [assigneeId] = chosenValues(filters, ASSIGNEE)
  return { ...(tagId && { tagId }), ...(assigneeId && { assigneeId }) }
}
