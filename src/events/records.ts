import { defineEvent } from '#platform/shared/domain-event.ts'

/** A business record of a workspace. */
type Kept = { workspaceId: string; type: string; id: string }
const recordAggregate = ({ workspaceId, type, id }: Kept) => `${workspaceId} ${type} ${id}`

/** `mentionedIds`: people whom the text mentions; after an edit, those whom it did not mention before. */
type Written = Kept & { noteId: string; authorId: string; mentionedIds: readonly string[] }
export const noteAdded = defineEvent<Written>()('records.noteAdded', recordAggregate)
export const noteEdited = defineEvent<Written>()('records.noteEdited', recordAggregate)
export const noteDeleted = defineEvent<Kept & { noteId: string; authorId: string }>()('records.noteDeleted', recordAggregate)
/** Fields of a record changed that somebody follows. */
export const recordChanged = defineEvent<Kept & { entryId: string; actorId: string | null }>()('records.changed', recordAggregate)
export const recordAssigned = defineEvent<Kept & { userId: string; by: string }>()('records.assigned', recordAggregate)
