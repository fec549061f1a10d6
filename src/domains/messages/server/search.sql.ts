/** Messages that contain words, in the conversations of one member. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { MESSAGE_COLUMNS, type MessageRow } from './messages.sql.ts'
import type { Reach } from './reach.ts'
import { ownParties, seenParty } from './unread.sql.ts'

/** More matches are counted as this many. */
export const MAX_FOUND = 100

const NEWEST: Sorting<MessageRow> = {
  name: 'found messages',
  by: sql`m.sent_at`,
  cast: 'timestamptz',
  id: sql`m.id`,
  direction: 'desc',
  keyOf: ({ sentAt, id }) => [sentAt.toISOString(), id],
}

/** `words`: a prefix query. */
type Query = { words: string; conversationId?: string | undefined }

const matches = ({ words, conversationId }: Query) => [
  sql`m.words @@ to_tsquery('simple', platform.searchable(${words}))`,
  conversationId ? sql`m.conversation_id = ${conversationId}` : null,
]

/** Condition: the member sees what `m`, a row of `messages.messages`, says. */
const isSeen = (reach: Reach) => sql`m.deleted_at is null and m.event is null and exists (
  select from ${ownParties(reach)} join messages.parties p on ${seenParty(reach)}
  join messages.conversations c on c.id = p.conversation_id
  where p.conversation_id = m.conversation_id and p.folder <> 'declined' and m.position > p.joined_position
    and (c.kind <> 'group' or m.sender_id is null or m.sender_id <> all(${reach.hiddenIds}))
)`

export async function findMessages(db: Db, reach: Reach, query: Query, paging: Paging) {
  return loadPage<MessageRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [...matches(query), isSeen(reach)],
    select: (page) => sql`select ${MESSAGE_COLUMNS} from messages.messages m ${page}`,
  })
}

export async function countMessages(db: Db, reach: Reach, { words }: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from messages.messages m
      where m.words @@ to_tsquery('simple', platform.searchable(${words})) and ${isSeen(reach)} limit ${MAX_FOUND + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Those of the messages that the member sees. */
export async function loadSeenMessages(db: Db, reach: Reach, ids: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE_COLUMNS} from messages.messages m where m.id = any(${ids}) and ${isSeen(reach)}`.execute(db)
  return rows
}
