/** A member's conversations as rows of their list. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { FOLDERS } from '../contract.ts'
import type { ConversationKind } from './conversations.sql.ts'
import type { MessageSender } from './messages.sql.ts'
import type { Reach } from './reach.ts'
import { isMuted, ownParties, seenParty, unreadMessages } from './unread.sql.ts'

/** Parties whose faces a row shows. */
const PARTIES_SHOWN = 4
const SNIPPET_LENGTH = 200

export type LastMessage = MessageSender & {
  position: number
  text: string
  hasPicture: boolean
  hasRecord: boolean
  isEvent: boolean
  isDeleted: boolean
  sentAt: string
}

export type InboxRow = {
  id: string
  kind: ConversationKind
  title: string
  aboutType: string | null
  aboutId: string | null
  lastPosition: number
  /** The party for which the member reads. */
  ownId: string
  ownKind: 'user' | 'workspace'
  folder: (typeof FOLDERS)[number]
  joinedPosition: number
  lastAt: Date
  others: { partyId: string; kind: 'user' | 'workspace' }[]
  partyCount: number
  last: LastMessage | null
  readTo: number
  unread: number
  markedUnread: boolean
  muted: boolean
  mutedUntil: Date | null
}

const NEWEST: Sorting<InboxRow> = {
  name: 'conversations',
  by: sql`p.last_at`,
  cast: 'timestamptz',
  id: sql`p.conversation_id`,
  direction: 'desc',
  keyOf: ({ lastAt, id }) => [lastAt.toISOString(), id],
}

const LAST = sql`(
  select jsonb_build_object(
    'position', m.position, 'senderKey', m.sender_key, 'senderId', m.sender_id, 'senderWorkspaceId', m.sender_workspace_id,
    'guestName', m.guest_name, 'text', left(m.text, ${SNIPPET_LENGTH}), 'hasPicture', m.pictures <> '[]', 'hasRecord', m.record_type is not null,
    'isEvent', m.event is not null, 'isDeleted', m.deleted_at is not null, 'sentAt', m.sent_at
  )
  from messages.messages m where m.conversation_id = c.id and m.position = c.last_position and m.position > p.joined_position
)`

/** The columns of a row, for the party `p`. */
function columns(reach: Reach, now: Date): RawBuilder<unknown> {
  return sql`c.id, c.kind, c.title, c.about_type, c.about_id, c.last_position, p.party_id as own_id, p.kind as own_kind, p.folder,
    p.joined_position, p.last_at, ${LAST} as last, coalesce(r.read_to, 0) as read_to, ${unreadMessages(reach)} as unread,
    coalesce(r.marked_unread, false) as marked_unread, ${isMuted(now)} as muted, r.muted_until,
    (select count(*) from messages.parties o where o.conversation_id = c.id and o.left_at is null) as party_count,
    (select coalesce(jsonb_agg(jsonb_build_object('partyId', o.party_id, 'kind', o.kind)), '[]') from (
      select party_id, kind from messages.parties
      where conversation_id = c.id and party_id <> p.party_id and left_at is null order by joined_at, party_id limit ${PARTIES_SHOWN}
    ) o) as others`
}

export type InboxFilter = { folder: (typeof FOLDERS)[number]; unread: boolean; q?: string | undefined; workspaceIds: readonly string[] }

/** One page by the last message; one statement. `workspaceIds`: those whose name contains `q`. */
export async function listInbox(db: Db, reach: Reach, { folder, unread, q, workspaceIds }: InboxFilter, now: Date, paging: Paging) {
  return loadPage<InboxRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      seenParty(reach),
      sql`p.folder = ${folder} and p.last_at is not null`,
      unread
        ? sql`exists (
            select from messages.readers r where r.conversation_id = p.conversation_id and r.user_id = ${reach.userId} and (r.unread or r.marked_unread)
          )`
        : null,
      q ? isNamed(q, workspaceIds) : null,
    ],
    select: (page) => sql`
      select ${columns(reach, now)}
      from ${ownParties(reach)}
      cross join lateral (select p.* from messages.parties p ${page}) p
      join messages.conversations c on c.id = p.conversation_id
      left join messages.readers r on r.conversation_id = c.id and r.user_id = ${reach.userId}
      order by p.last_at desc, p.conversation_id desc limit ${paging.limit + 1}`,
  })
}

/** Condition: the title of the conversation of `p`, or another party, has a name that contains the text. */
function isNamed(q: string, workspaceIds: readonly string[]) {
  const pattern = containing(q)
  return sql`(
    exists (select from messages.conversations t where t.id = p.conversation_id and t.title ilike ${pattern})
    or exists (
      select from messages.parties o left join messages.people n on n.user_id = o.party_id
      where o.conversation_id = p.conversation_id and o.party_id <> p.party_id and o.left_at is null
        and (n.username ilike ${pattern} or n.name ilike ${pattern} or o.party_id = any(${workspaceIds}))
    )
  )`
}

/** These conversations, for a member who takes part as one of their parties. */
export async function loadInboxRows(db: Db, reach: Reach, ids: readonly string[], now: Date): Promise<Map<string, InboxRow>> {
  const { rows } = await sql<InboxRow>`
    select ${columns(reach, now)}
    from ${ownParties(reach)}
    join messages.parties p on ${seenParty(reach)} and p.conversation_id = any(${ids})
    join messages.conversations c on c.id = p.conversation_id
    left join messages.readers r on r.conversation_id = c.id and r.user_id = ${reach.userId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
