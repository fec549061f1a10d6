/** Conversations and their parties. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { CONVERSATION_KINDS } from '../contract.ts'
import type { Party } from './parties.sql.ts'

export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

export type Conversation = {
  id: string
  kind: ConversationKind
  title: string
  aboutType: string | null
  aboutId: string | null
  lastPosition: number
  parties: Party[]
}

const COLUMNS = sql`c.id, c.kind, c.title, c.about_type, c.about_id, c.last_position,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'partyId', p.party_id, 'kind', p.kind, 'permission', p.permission, 'folder', p.folder, 'otherId', p.other_id, 'isOwner', p.is_owner,
      'joinedPosition', p.joined_position, 'isListed', p.last_at is not null
    ) order by p.joined_at, p.party_id), '[]')
    from messages.parties p where p.conversation_id = c.id and p.left_at is null) as parties`

export type NewConversation = Pick<Conversation, 'id' | 'kind' | 'title'> & { directKey: string | null; about: ResourceRef | null }

/** Returns false when there is one between these two parties, or about this record. */
export async function insertConversation(db: Db, { id, kind, title, directKey, about }: NewConversation, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into messages.conversations (id, kind, title, direct_key, about_type, about_id, created_at)
    values (${id}, ${kind}, ${title}, ${directKey}, ${about?.type ?? null}, ${about?.id ?? null}, ${at}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function findConversation(db: Db, id: string): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`select ${COLUMNS} from messages.conversations c where c.id = ${id}`.execute(db)
  return rows[0]
}

export async function findDirectId(db: Db, directKey: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from messages.conversations where direct_key = ${directKey}`.execute(db)
  return rows[0]?.id
}

export async function findThreadId(db: Db, { type, id }: ResourceRef): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from messages.conversations where about_type = ${type} and about_id = ${id}`.execute(db)
  return rows[0]?.id
}

/** Until the transaction ends nobody else adds messages or parties. */
export async function lockConversation(db: Db, id: string): Promise<void> {
  await sql`select from messages.conversations where id = ${id} for update`.execute(db)
}

export async function saveTitle(db: Db, id: string, title: string): Promise<void> {
  await sql`update messages.conversations set title = ${title} where id = ${id}`.execute(db)
}

/** The position of the next message, and when it is sent: the order of messages in a conversation. */
export async function takePosition(db: Db, id: string, at: Date): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    with taken as (
      update messages.conversations set last_position = last_position + 1 where id = ${id} returning last_position
    ), listed as (update messages.parties set last_at = ${at} where conversation_id = ${id})
    select last_position as position from taken`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no conversation ${id}`)
  return row.position
}
