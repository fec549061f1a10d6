/** Who takes part in conversations. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Permission } from '#platform/shared/permissions.ts'

export type Folder = 'inbox' | 'requests' | 'declined'

export type Party = {
  /** A person or a workspace. */
  partyId: string
  kind: 'user' | 'workspace'
  /** What people of the workspace need. */
  permission: Permission | null
  folder: Folder
  otherId: string | null
  isOwner: boolean
  joinedPosition: number
  /** False before the first message. */
  isListed: boolean
}

/** Before it, nobody learns what the other side reads or types, or whether it is there. */
export const isAccepted = ({ folder }: Pick<Party, 'folder'>) => folder === 'inbox'

export type NewParty = Pick<Party, 'partyId' | 'kind' | 'permission' | 'folder' | 'otherId' | 'isOwner' | 'joinedPosition'>

/** Parties that are there stay as they are; those who left come back. `listedAt`: null before the first message. */
export async function insertParties(
  db: Db,
  conversationId: string,
  parties: readonly NewParty[],
  { at, listedAt }: { at: Date; listedAt: Date | null },
): Promise<string[]> {
  const { rows } = await sql<{ partyId: string }>`
    insert into messages.parties
      (conversation_id, party_id, kind, permission, folder, other_id, is_owner, joined_position, joined_at, last_at)
    select ${conversationId}, p."partyId", p.kind, p.permission, p.folder, p."otherId", p."isOwner", p."joinedPosition", ${at}, ${listedAt}
    from jsonb_to_recordset(${JSON.stringify(parties)}::jsonb) as p
      ("partyId" text, kind text, permission text, folder text, "otherId" text, "isOwner" boolean, "joinedPosition" int)
    on conflict (conversation_id, party_id) do update
      set left_at = null, joined_at = excluded.joined_at, joined_position = excluded.joined_position, last_at = excluded.last_at, folder = excluded.folder
      where parties.left_at is not null
    returning party_id`.execute(db)
  return rows.map(({ partyId }) => partyId)
}

export async function saveFolder(db: Db, conversationId: string, partyId: string, folder: Folder): Promise<void> {
  await sql`
    update messages.parties set folder = ${folder}
    where conversation_id = ${conversationId} and party_id = ${partyId} and folder <> ${folder}`.execute(db)
}

/** They see nothing of it from now on. */
export async function removeParty(db: Db, conversationId: string, partyId: string, at: Date): Promise<void> {
  await sql`
    update messages.parties set left_at = ${at}, is_owner = false where conversation_id = ${conversationId} and party_id = ${partyId}`.execute(
    db,
  )
}

/** The one who has been in it longest becomes the owner when there is none. */
export async function appointOwner(db: Db, conversationId: string): Promise<void> {
  await sql`
    update messages.parties set is_owner = true
    where conversation_id = ${conversationId} and party_id = (
        select party_id from messages.parties where conversation_id = ${conversationId} and left_at is null order by joined_at, party_id limit 1
      )
      and not exists (select from messages.parties where conversation_id = ${conversationId} and left_at is null and is_owner)`.execute(db)
}

/** When the last message was sent. Null: there is none. */
export async function loadListedAt(db: Db, conversationId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(last_at) as at from messages.parties where conversation_id = ${conversationId}`.execute(db)
  return rows[0]?.at ?? null
}
