/** Filters that every list of records has. */
import { id } from './views.ts'

/** The value of `assigneeId` for records that nobody is assigned to. */
export const NOBODY = 'nobody'

/** Input of a list: records with this tag, and those of this assignee. */
export const recordFilter = { tagId: id.optional(), assigneeId: id.optional() }

export type RecordFilter = { tagId?: string | undefined; assigneeId?: string | undefined }
