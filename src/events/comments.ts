import { defineEvent } from '#platform/shared/domain-event.ts'

/** `readers`: the people with open pages that load the thread again; null: everybody, because everybody may read it. */
type Thread = { type: string; id: string; readers: readonly string[] | null }
type Written = Thread & { commentId: string; authorId: string }
const threadAggregate = ({ type, id }: Thread) => `${type} ${id}`

/** `mentionedIds`: people whom the text mentions; after an edit, those whom it did not mention before. */
export const commentAdded = defineEvent<Written & { mentionedIds: readonly string[] }>()('comments.added', threadAggregate)
export const commentEdited = defineEvent<Written & { mentionedIds: readonly string[] }>()('comments.edited', threadAggregate)
/** Its author deleted it, or a moderator removed it. */
export const commentHidden = defineEvent<Written>()('comments.hidden', threadAggregate)
/** A removed comment is shown again, or one that was held back is published. */
export const commentShown = defineEvent<Written & { mentionedIds: readonly string[] }>()('comments.shown', threadAggregate)
/** Somebody reacted, or a comment was pinned. */
export const threadChanged = defineEvent<Thread>()('comments.threadChanged', threadAggregate)
/** The record is deleted, and all its comments with it. */
export const threadDeleted = defineEvent<Thread>()('comments.threadDeleted', threadAggregate)
