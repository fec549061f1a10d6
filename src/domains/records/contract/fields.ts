/** Custom fields of a workspace, for one type of record. Members see them; the owner and managers define them. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { FIELD_KINDS, MAX_CHOICES, MAX_FIELD_NAME, MAX_FIELDS } from './limits.ts'
import { fieldView, id, recordType } from './views.ts'

const field = z.object({ fieldId: id })
const name = singleLineText(MAX_FIELD_NAME).min(1)
/** The id of a new choice is null. Choices of kind `choice` only, and at least one. */
const choices = z.array(z.object({ id: id.nullable(), name })).max(MAX_CHOICES)
const content = { name, required: z.boolean(), choices }
/** Another field in use of this type has the name. */
const NAME_TAKEN = { status: 409 } as const

export const fields = {
  /** In their order; archived ones last. */
  list: read('workspace:any', '/record-fields')
    .input(z.object({ type: recordType }))
    .output(z.object({ fields: z.array(fieldView).max(MAX_FIELDS) })),
  create: write('workspace:manager', 'POST', '/record-fields')
    .input(z.object({ type: recordType, kind: z.enum(FIELD_KINDS), ...content }))
    .output(fieldView)
    .errors({ NAME_TAKEN, TOO_MANY_FIELDS: { status: 409, data: z.object({ most: z.int() }) } }),
  /** A choice that some record has cannot be left out. */
  update: write('workspace:manager', 'PUT', '/record-fields/{fieldId}')
    .input(field.extend({ version: recordVersion, ...content }))
    .output(fieldView)
    .errors({ NAME_TAKEN, CHOICE_IN_USE: { status: 409 }, STALE: { status: 409, data: z.object({ current: fieldView }) } }),
  /** It is no longer shown and filled; its values stay, and come back with it. */
  archive: write('workspace:manager', 'PUT', '/record-fields/{fieldId}/archive').input(field).output(fieldView),
  restore: write('workspace:manager', 'DELETE', '/record-fields/{fieldId}/archive').input(field).output(fieldView).errors({ NAME_TAKEN }),
  /** The order of the fields in use: their ids. Fields that are left out come after them. */
  arrange: write('workspace:manager', 'PUT', '/record-fields-order')
    .input(z.object({ type: recordType, fieldIds: z.array(id).max(MAX_FIELDS) }))
    .output(z.object({ fields: z.array(fieldView) })),
}
