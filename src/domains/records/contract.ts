/**
 * What business records of any domain have besides their own fields. The record is one of the active workspace; who may view it and
 * write notes is decided by its domain, and for everybody else it does not exist.
 */
import * as z from 'zod'
import { pageInput, read, recordVersion, write } from '#platform/shared/contract.ts'
import { userView } from '../accounts/contract.ts'
import { fields } from './contract/fields.ts'
import { MAX_TAGS_OF_RECORD } from './contract/limits.ts'
import { TOO_MANY_TAGS, tags } from './contract/tags.ts'
import { entryView, fieldValue, id, noteText, noteView, record, recordType, recordView, tagName } from './contract/views.ts'

export * from './contract/limits.ts'
export { type RecordFilter, recordFilter } from './contract/record-filter.ts'
export type {
  ActivityChangeView,
  ActivityValueView,
  AttachmentView,
  EntryView,
  FieldValue,
  FieldView,
  NoteView,
  RecordView,
  TagView,
} from './contract/views.ts'

const ofRecord = z.object(record)
const note = z.object({ noteId: id })

export const records = {
  get: read('workspace:any', '/records/{type}/{id}').input(ofRecord).output(recordView),
  timeline: {
    /** Notes and activity, newest first. */
    list: read('workspace:any', '/records/{type}/{id}/timeline')
      .input(ofRecord.extend(pageInput))
      .output(z.object({ items: z.array(entryView), nextCursor: z.string().nullable() })),
  },
  people: {
    /** The members who see records of this type: they can be mentioned, follow, and be assigned. */
    list: read('workspace:any', '/records/{type}/{id}/people')
      .input(ofRecord)
      .output(z.object({ people: z.array(userView) })),
  },
  assignees: {
    /** Who is assigned to some record of this type, by name; nobody for members who don't see such records. */
    list: read('workspace:any', '/record-assignees')
      .input(z.object({ type: recordType }))
      .output(z.object({ people: z.array(userView) })),
  },
  notes: {
    /** Its author and the people whom it mentions follow the record from now on. */
    add: write('workspace:any', 'POST', '/records/{type}/{id}/notes')
      .input(ofRecord.extend({ text: noteText }))
      .output(noteView),
    /** The next two: own notes. */
    edit: write('workspace:any', 'PUT', '/record-notes/{noteId}')
      .input(note.extend({ version: recordVersion, text: noteText }))
      .output(noteView)
      .errors({ STALE: { status: 409, data: z.object({ current: noteView }) } }),
    delete: write('workspace:any', 'DELETE', '/record-notes/{noteId}').input(note).output(z.object({})),
  },
  follow: write('workspace:any', 'PUT', '/records/{type}/{id}/following').input(ofRecord).output(recordView),
  unfollow: write('workspace:any', 'DELETE', '/records/{type}/{id}/following').input(ofRecord).output(recordView),
  /** Null: nobody. Who is assigned follows the record. Fails with NOT_FOUND for somebody who does not see it. */
  assign: write('workspace:any', 'PUT', '/records/{type}/{id}/assignee')
    .input(ofRecord.extend({ userId: id.nullable() }))
    .output(recordView),
  /** A name that the workspace has no tag of becomes one. */
  addTag: write('workspace:any', 'POST', '/records/{type}/{id}/tags')
    .input(ofRecord.extend({ name: tagName }))
    .output(recordView)
    .errors({ TOO_MANY_TAGS, TOO_MANY_TAGS_OF_RECORD: { status: 409, data: z.object({ most: z.literal(MAX_TAGS_OF_RECORD) }) } }),
  removeTag: write('workspace:any', 'DELETE', '/records/{type}/{id}/tags/{tagId}')
    .input(ofRecord.extend({ tagId: id }))
    .output(recordView),
  /** Null empties it; a required field cannot be emptied. */
  setField: write('workspace:any', 'PUT', '/records/{type}/{id}/fields/{fieldId}')
    .input(ofRecord.extend({ fieldId: id, value: fieldValue.nullable() }))
    .output(recordView),
  attachments: {
    /** Files are uploaded by `PUT /records/{type}/{id}/files?workspace=…&name=…`. By who uploaded it, and by managers. */
    delete: write('workspace:any', 'DELETE', '/record-files/{attachmentId}')
      .input(z.object({ attachmentId: id }))
      .output(z.object({})),
  },
  tags,
  fields,
}
