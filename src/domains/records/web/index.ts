/** Public interface of records for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'

/** Assignee, followers, tags, custom fields and files of a record, in one panel. */
export const RecordSide = lazyPart(() => import('./record-side.tsx'), { Fallback: RecordSkeleton })
/** Notes and activity of a record with the composer, in one panel. */
export const RecordTimeline = lazyPart(() => import('./record-timeline.tsx'), { Fallback: RecordSkeleton })
export { useRecordFilters } from './record-filters.ts'
export { toRecordFilter } from './to-record-filter.ts'
