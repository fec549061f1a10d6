/** Free of zod so that forms can import these without loading zod. */
export const MAX_NAME = 80
export const MAX_DESCRIPTION = 1000
export const MAX_RULES = 15
export const MAX_RULE = 300
export const MAX_NOTE = 300
export const MAX_REASON = 300
export const MAX_ALT = 300
/** People who are decided about or invited at once. */
export const MAX_PEOPLE = 50

/** What a person is in a group. */
export const ROLES = ['owner', 'moderator', 'member'] as const
export type Role = (typeof ROLES)[number]

/** How a person stands to a group. */
export const STANDINGS = ['none', 'invited', 'requested', 'joined'] as const

export const MAX_TITLE = 120
export const MAX_EVENT_DESCRIPTION = 4000
export const MAX_PLACE = 300
export const MAX_PLACES = 100_000

/** What a member says to an event. */
export const ANSWERS = ['going', 'maybe', 'no'] as const
export type Answer = (typeof ANSWERS)[number]

/** Products on the shelf of a group. */
export const MAX_PRODUCTS = 24

export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** Of all files of a group. */
export const MAX_FILES_BYTES = 1024 * 1024 * 1024
