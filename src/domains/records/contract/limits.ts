/** Limits and choices of records, free of zod so that screens load them cheaply. */
export const MAX_NOTE = 5000
export const MAX_TAG_NAME = 40
export const MAX_TAGS = 200
export const MAX_TAGS_OF_RECORD = 20
export const TAG_COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'] as const
export type TagColor = (typeof TAG_COLORS)[number]

export const FIELD_KINDS = ['text', 'number', 'date', 'choice', 'yesNo'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]
export const MAX_FIELD_NAME = 60
/** Of one type of record in a workspace, archived ones included. */
export const MAX_FIELDS = 40
export const MAX_CHOICES = 50
export const MAX_FIELD_TEXT = 500
export const MAX_FIELD_NUMBER = 1_000_000_000_000

export const MAX_FILE_BYTES = 20_000_000
export const MAX_FILES_OF_RECORD = 50
/** Of all files of a workspace. */
export const MAX_FILES_BYTES = 2 * 1024 * 1024 * 1024

/** The value of the filter `assigneeId` for records that nobody is assigned to. */
export const NOBODY = 'nobody'
