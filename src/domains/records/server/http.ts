import { implementOperations } from '#platform/server/implement-operations.ts'
import { records } from '../contract.ts'
import { addNote } from './add-note.ts'
import { addTag } from './add-tag.ts'
import { assign } from './assign.ts'
import { deleteAttachment } from './attachments/delete-attachment.ts'
import { deleteNote } from './delete-note.ts'
import { editNote } from './edit-note.ts'
import { archiveField } from './fields/archive-field.ts'
import { arrangeFields } from './fields/arrange-fields.ts'
import { createField } from './fields/create-field.ts'
import { listFields } from './fields/list-fields.ts'
import { restoreField } from './fields/restore-field.ts'
import { updateField } from './fields/update-field.ts'
import { follow } from './follow.ts'
import { getRecord, listAssignees, listPeople, listTimeline } from './records.ts'
import { removeTag } from './remove-tag.ts'
import { setField } from './set-field.ts'
import { createTag } from './tags/create-tag.ts'
import { deleteTag } from './tags/delete-tag.ts'
import { listTags } from './tags/list-tags.ts'
import { mergeTag } from './tags/merge-tag.ts'
import { updateTag } from './tags/update-tag.ts'
import { unfollow } from './unfollow.ts'

const os = implementOperations(records)

export const recordsRouter = os.router({
  get: os.get.handler(({ input, context: { ctx } }) => getRecord(ctx, input)),
  timeline: { list: os.timeline.list.handler(({ input, context: { ctx } }) => listTimeline(ctx, input)) },
  people: { list: os.people.list.handler(({ input, context: { ctx } }) => listPeople(ctx, input)) },
  assignees: { list: os.assignees.list.handler(({ input, context: { ctx } }) => listAssignees(ctx, input)) },
  notes: {
    add: os.notes.add.handler(({ input, context: { ctx } }) => addNote(ctx, input)),
    edit: os.notes.edit.handler(({ input, context: { ctx } }) => editNote(ctx, input)),
    delete: os.notes.delete.handler(({ input, context: { ctx } }) => deleteNote(ctx, input)),
  },
  follow: os.follow.handler(({ input, context: { ctx } }) => follow(ctx, input)),
  unfollow: os.unfollow.handler(({ input, context: { ctx } }) => unfollow(ctx, input)),
  assign: os.assign.handler(({ input, context: { ctx } }) => assign(ctx, input)),
  addTag: os.addTag.handler(({ input, context: { ctx } }) => addTag(ctx, input)),
  removeTag: os.removeTag.handler(({ input, context: { ctx } }) => removeTag(ctx, input)),
  setField: os.setField.handler(({ input, context: { ctx } }) => setField(ctx, input)),
  attachments: { delete: os.attachments.delete.handler(({ input, context: { ctx } }) => deleteAttachment(ctx, input)) },
  tags: {
    list: os.tags.list.handler(({ context: { ctx } }) => listTags(ctx)),
    create: os.tags.create.handler(({ input, context: { ctx } }) => createTag(ctx, input)),
    update: os.tags.update.handler(({ input, context: { ctx } }) => updateTag(ctx, input)),
    merge: os.tags.merge.handler(({ input, context: { ctx } }) => mergeTag(ctx, input)),
    delete: os.tags.delete.handler(({ input, context: { ctx } }) => deleteTag(ctx, input)),
  },
  fields: {
    list: os.fields.list.handler(({ input, context: { ctx } }) => listFields(ctx, input)),
    create: os.fields.create.handler(({ input, context: { ctx } }) => createField(ctx, input)),
    update: os.fields.update.handler(({ input, context: { ctx } }) => updateField(ctx, input)),
    archive: os.fields.archive.handler(({ input, context: { ctx } }) => archiveField(ctx, input)),
    restore: os.fields.restore.handler(({ input, context: { ctx } }) => restoreField(ctx, input)),
    arrange: os.fields.arrange.handler(({ input, context: { ctx } }) => arrangeFields(ctx, input)),
  },
})
