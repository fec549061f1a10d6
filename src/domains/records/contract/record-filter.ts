/** Filters that every list of records has. */
import { id } from './views.ts'

/** Input of a list: records with this tag, and those of this assignee or of `NOBODY`. */
export const recordFilter = { tagId: id.optional(), assigneeId: id.optional() }

export type RecordFilter = { tagId?: string | undefined; assigneeId?: string | undefined }
