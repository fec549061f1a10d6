import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { insertsInto } from '#platform/server/insert-rows.ts'
import type { ContactFields, Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'
import type { ActRow } from '../links/acts.sql.ts'
import type { Knows } from '../links/links.sql.ts'

const insert = insertsInto<Tables>()

export type KnownContact = Ref & { email: string; linkedUserId: string | null }

/** Oldest first. */
export async function loadKnownContacts(db: Db, workspaceIds: readonly string[]): Promise<KnownContact[]> {
  const { rows } = await sql<KnownContact>`
    select workspace_id, id, email, linked_user_id from crm.contacts where workspace_id = any(${workspaceIds}) order by created_at, id`.execute(
    db,
  )
  return rows
}

export async function loadMemberLinks(db: Db, userIds: readonly string[]): Promise<(Knows & { refused: boolean })[]> {
  const { rows } = await sql<Knows & { refused: boolean }>`
    select user_id, workspace_id, refused from crm.member_links where user_id = any(${userIds})`.execute(db)
  return rows
}

export type PastContact = ContactFields & KnownContact & { origin: 'order'; score: number; createdAt: Date }
type Placed = { stageId: string; stageKey: string; stageChangedAt: Date }

export async function insertContacts(db: Db, contacts: readonly (PastContact & Placed)[]): Promise<void> {
  await insert(db, 'crm.contacts', contacts)
}

type PastEntry = { workspaceId: string; id: string; contactId: string; points: number; cause: 'created'; createdAt: Date }

export async function insertScoreEntries(db: Db, entries: readonly PastEntry[]): Promise<void> {
  await insert(db, 'crm.scoreEntries', entries)
}

export async function linkContacts(db: Db, links: readonly (Ref & { userId: string })[]): Promise<void> {
  await sql`
    update crm.contacts c set linked_user_id = l.user_id, version = c.version + 1
    from unnest(${links.map(({ workspaceId }) => workspaceId)}::text[], ${links.map(({ id }) => id)}::text[],
      ${links.map(({ userId }) => userId)}::text[]) as l (workspace_id, id, user_id)
    where c.workspace_id = l.workspace_id and c.id = l.id`.execute(db)
}

export async function insertMemberLinks(db: Db, links: readonly (Knows & { createdAt: Date })[]): Promise<void> {
  await insert(db, 'crm.memberLinks', links)
}

export async function insertActs(db: Db, acts: readonly ActRow[]): Promise<void> {
  await insert(db, 'crm.contactActs', acts)
}
