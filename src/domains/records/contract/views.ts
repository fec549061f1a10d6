/** Schemas shared by several operations of records. */
import * as z from 'zod'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { mentionView } from '../../network/contract.ts'
import { FIELD_KINDS, MAX_FIELD_NUMBER, MAX_FIELD_TEXT, MAX_NOTE, MAX_TAG_NAME, TAG_COLORS } from './limits.ts'

export const time = z.iso.datetime()
export const id = idText(64)
export const recordType = idText(40)
/** `product`, `orderPart`: a type of resource that is a business record, and its id. */
export const record = { type: recordType, id }
export const noteText = multiLineText(MAX_NOTE).min(1)
export const tagName = singleLineText(MAX_TAG_NAME).min(1)

export const tagView = z.object({
  id: z.string(),
  name: z.string(),
  color: z.enum(TAG_COLORS),
  version: recordVersion,
})

export const choice = z.object({ id: z.string(), name: z.string() })

export const fieldView = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** Of kind `choice`. */
  choices: z.array(choice),
  /** Its value can be changed, not emptied. */
  required: z.boolean(),
  archived: z.boolean(),
  version: recordVersion,
})

/** A date is `2026-11-25`, a choice its id. */
export const fieldValue = z.union([
  singleLineText(MAX_FIELD_TEXT).min(1),
  z.number().min(-MAX_FIELD_NUMBER).max(MAX_FIELD_NUMBER),
  z.boolean(),
])

/** One side of a change. `word`: a key of the domain's translations. */
export const activityValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('number'), number: z.number() }),
  z.object({ kind: z.literal('amount'), amount: moneyView }),
  z.object({ kind: z.literal('date'), date: z.iso.date() }),
  z.object({ kind: z.literal('yesNo'), yes: z.boolean() }),
  z.object({ kind: z.literal('word'), word: z.string() }),
  z.object({ kind: z.literal('person'), name: z.string().nullable() }),
])

export const activityChange = z.object({
  /** `price`: the web of the domain has its name. */
  field: z.string(),
  /** Which one of several, such as a SKU, or the name of a custom field. */
  label: z.string().nullable(),
  before: activityValue.nullable(),
  after: activityValue.nullable(),
})

export const noteView = z.object({
  kind: z.literal('note'),
  id: z.string(),
  at: time,
  author: userView.nullable(),
  text: z.string(),
  mentions: z.array(mentionView),
  mine: z.boolean(),
  editedAt: time.nullable(),
  version: recordVersion,
})

export const entryView = z.discriminatedUnion('kind', [
  noteView,
  z.object({
    kind: z.literal('activity'),
    id: z.string(),
    at: time,
    /** Null for Plaza itself, and for people who are gone. */
    actor: userView.nullable(),
    /** `products.updated`: the web of the domain has its words. */
    action: z.string(),
    changes: z.array(activityChange),
  }),
])

export const attachmentView = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int().positive(),
  uploadedBy: userView.nullable(),
  uploadedAt: time,
  /** Where its readers download it. */
  href: z.string(),
  mine: z.boolean(),
})

export const recordView = z.object({
  assignee: userView.nullable(),
  following: z.boolean(),
  followers: z.array(userView),
  tags: z.array(tagView),
  /** All fields in use, in their order; null without a value. */
  fields: z.array(z.object({ field: fieldView, value: z.union([z.string(), z.number(), z.boolean()]).nullable() })),
  /** Oldest first. */
  attachments: z.array(attachmentView),
})

export type TagView = z.infer<typeof tagView>
export type FieldView = z.infer<typeof fieldView>
export type FieldValue = string | number | boolean
export type ActivityChangeView = z.infer<typeof activityChange>
export type ActivityValueView = z.infer<typeof activityValue>
export type NoteView = z.infer<typeof noteView>
export type EntryView = z.infer<typeof entryView>
export type AttachmentView = z.infer<typeof attachmentView>
export type RecordView = z.infer<typeof recordView>
