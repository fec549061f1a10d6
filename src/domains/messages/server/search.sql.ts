/** Messages that contain words, in the conversations of one member. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { MESSAGE_COLUMNS, type MessageRow } from './messages.sql.ts'
import type { Reach } from './reach.ts'
import { ownParties, seenParty } from './unread.sql.ts'

const NEWEST: Sorting<MessageRow> = {
  name: 'found messages',
  by: sql`m.sent_at`,
  cast: 'timestamptz',
  id: sql`m.id`,
  direction: 'desc',
  keyOf: ({ sentAt, id }) => [sentAt.toISOString(), id],
}

/** `words`: a prefix query. */
export async function findMessages(
  db: Db,
  reach: Reach,
  { words, conversationId }: { words: string; conversationId?: string | undefined },
  paging: Paging,
) {
  return loadPage<MessageRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      sql`m.words @@ to_tsquery('simple', platform.searchable(${words})) and m.deleted_at is null`,
      conversationId ? sql`m.conversation_id = ${conversationId}` : null,
      sql`exists (
        select from ${ownParties(reach)} join messages.parties p on ${seenParty(reach)}
        join messages.conversations c on c.id = p.conversation_id
        where p.conversation_id = m.conversation_id and p.folder <> 'declined' and m.position > p.joined_position
          and (c.kind <> 'group' or m.sender_id is null or m.sender_id <> all(${reach.hiddenIds}))
      )`,
    ],
    select: (page) => sql`select ${MESSAGE_COLUMNS} from messages.messages m ${page}`,
  })
}
