/** Statements about contacts that are linked with members, and the choices of those members. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type Knows = { userId: string; workspaceId: string }
export type LinkRow = Knows & { refused: boolean; showsPosts: boolean; createdAt: Date; linked: boolean }

/** Acts of a member towards a workspace, and their choices for it, come one after the other. */
export async function lockLink(db: Db, { userId, workspaceId }: Knows): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crm link ' || ${workspaceId} || ' ' || ${userId}, 0))`.execute(db)
}

/** A merged contact that was linked leads to the one that it was merged into. */
export async function findLinkedContactId(db: Db, { userId, workspaceId }: Knows): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts where workspace_id = ${workspaceId} and linked_user_id = ${userId}
    order by merged_into nulls first, id limit 1`.execute(db)
  return rows[0]?.id
}

/** The oldest contact with an email whom nobody is linked with. */
export async function findFreeContactId(db: Db, workspaceId: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts where workspace_id = ${workspaceId} and lower(email) = lower(${email}) and email <> ''
      and linked_user_id is null and merged_into is null
    order by created_at, id limit 1`.execute(db)
  return rows[0]?.id
}

export async function hasContactWithEmail(db: Db, workspaceId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from crm.contacts where workspace_id = ${workspaceId} and lower(email) = lower(${email}) and email <> '' limit 1`.execute(db)
  return rows.length > 0
}

export async function linkContact(db: Db, { workspaceId, id }: Ref, userId: string): Promise<void> {
  await crm(db)
    .updateTable('crm.contacts')
    .set((eb) => ({ linkedUserId: userId, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function insertMemberLink(db: Db, link: Knows & { createdAt: Date }): Promise<void> {
  await crm(db)
    .insertInto('crm.memberLinks')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const LINKED = sql`exists (select from crm.contacts c where c.workspace_id = r.workspace_id and c.linked_user_id = r.user_id)`
const ROW = sql`r.user_id, r.workspace_id, r.refused, r.shows_posts, r.created_at, ${LINKED} as linked`

export async function findMemberLink(db: Db, { userId, workspaceId }: Knows): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select ${ROW} from crm.member_links r where r.user_id = ${userId} and r.workspace_id = ${workspaceId}`.execute(db)
  return rows[0]
}

export async function saveMemberLink(
  db: Db,
  { userId, workspaceId }: Knows,
  choices: { refused: boolean; showsPosts: boolean },
): Promise<void> {
  await crm(db).updateTable('crm.memberLinks').set(choices).where('userId', '=', userId).where('workspaceId', '=', workspaceId).execute()
}

const BY_WORKSPACE: Sorting<LinkRow> = {
  name: 'businesses',
  by: sql`r.workspace_id`,
  cast: 'text',
  id: sql`r.workspace_id`,
  direction: 'asc',
  keyOf: ({ workspaceId }) => [workspaceId, workspaceId],
}

/** Those that know the member, and those whom the member refused. */
export async function listMemberLinks(db: Db, userId: string, paging: Paging): Promise<Page<LinkRow>> {
  return loadPage<LinkRow>(db, {
    ...paging,
    sort: BY_WORKSPACE,
    where: [sql`r.user_id = ${userId}`, sql`(r.refused or ${LINKED})`],
    select: (page) => sql`select ${ROW} from crm.member_links r ${page}`,
  })
}

/** Returns the contacts that were linked, with merged ones. */
export async function unlinkContacts(db: Db, { userId, workspaceId }: Knows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update crm.contacts set linked_user_id = null, version = version + 1
    where workspace_id = ${workspaceId} and linked_user_id = ${userId} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The workspaces that may show the member's posts, with the contact that is linked. */
export async function loadPostReaders(db: Db, userId: string): Promise<{ workspaceId: string; contactId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; contactId: string }>`
    select distinct on (l.workspace_id) l.workspace_id, c.id as contact_id
    from crm.member_links l join crm.contacts c on c.workspace_id = l.workspace_id and c.linked_user_id = l.user_id
    where l.user_id = ${userId} and l.shows_posts and not l.refused order by l.workspace_id, c.merged_into nulls first, c.id`.execute(db)
  return rows
}
