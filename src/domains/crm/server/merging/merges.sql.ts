/** Statements about merges of contacts. */
import { sql } from 'kysely'
import type { MovedParts } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { MergedField } from '../../contract/merging/merge-limits.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

/** From one contact to another. */
export type Move = { workspaceId: string; from: string; to: string }

/** The ids of what moved. */
export type Moved = {
  interactions: string[]
  deals: string[]
  tasks: string[] /** Older merges moved none. */
  quotes?: string[]
  records: MovedParts
}

/** What the kept contact had in the fields that it took, except its owner. */
export type Before = {
  name?: string
  email?: string
  phone?: string
  companyId?: string | null
  segment?: string
  stageId?: string | null
  notes?: string
}

export type MergeRow = {
  workspaceId: string
  id: string
  keptId: string
  mergedId: string
  taken: MergedField[]
  before: Before
  keptOwnerId: string | null
  linkTaken: boolean
  moved: Moved
  mergedBy: string | null
  mergedAt: Date
  undoneAt: Date | null
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** All interactions, deals, tasks and quotes; with `only`, those that are still there. Returns their ids. */
export async function moveInteractions(db: Db, { workspaceId, from, to }: Move, only?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update crm.interactions set contact_id = ${to}, version = version + 1
    where workspace_id = ${workspaceId} and contact_id = ${from} and ${only ? sql`id = any(${only})` : sql`true`} returning id`.execute(db)
  return idsOf(rows)
}

export async function moveDeals(db: Db, { workspaceId, from, to }: Move, only?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update crm.deals set contact_id = ${to}, version = version + 1
    where workspace_id = ${workspaceId} and contact_id = ${from} and ${only ? sql`id = any(${only})` : sql`true`} returning id`.execute(db)
  return idsOf(rows)
}

export async function moveTasks(db: Db, { workspaceId, from, to }: Move, only?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update crm.tasks set contact_id = ${to}, version = version + 1
    where workspace_id = ${workspaceId} and contact_id = ${from} and ${only ? sql`id = any(${only})` : sql`true`} returning id`.execute(db)
  return idsOf(rows)
}

export async function moveQuotes(db: Db, { workspaceId, from, to }: Move, only?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update crm.quotes set contact_id = ${to}, version = version + 1
    where workspace_id = ${workspaceId} and contact_id = ${from} and ${only ? sql`id = any(${only})` : sql`true`} returning id`.execute(db)
  return idsOf(rows)
}

/** The points of interactions follow them, and the scores of both contacts stay the sums of their entries. */
export async function moveScore(db: Db, { workspaceId, from, to }: Move, interactionIds?: readonly string[]): Promise<void> {
  const moved = interactionIds ? sql`reference = any(${interactionIds})` : sql`true`
  await sql`
    with entries as (
      update crm.score_entries set contact_id = ${to}
      where workspace_id = ${workspaceId} and contact_id = ${from} and cause in ('interaction', 'interactionRemoved') and ${moved} returning points
    ), total as (select coalesce(sum(points), 0)::int as points from entries)
    update crm.contacts c set score = c.score + case when c.id = ${to} then t.points else -t.points end
    from total t where c.workspace_id = ${workspaceId} and c.id in (${to}, ${from})`.execute(db)
}

export async function hideContact(db: Db, { workspaceId, id }: Ref, mergedInto: string): Promise<void> {
  await sql`
    update crm.contacts set merged_into = ${mergedInto}, version = version + 1 where workspace_id = ${workspaceId} and id = ${id}`.execute(
    db,
  )
}

export async function showContact(db: Db, { workspaceId, id }: Ref): Promise<void> {
  await sql`
    update crm.contacts set merged_into = null, version = version + 1 where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
}

/** Which account a contact is linked with. */
export async function setLinkedUser(db: Db, { workspaceId, id }: Ref, userId: string | null): Promise<void> {
  await sql`update crm.contacts set linked_user_id = ${userId} where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
}

export async function insertMerge(db: Db, { moved, before, ...row }: Omit<MergeRow, 'undoneAt'>): Promise<void> {
  await crm(db)
    .insertInto('crm.merges')
    .values({ ...row, moved: JSON.stringify(moved), before: JSON.stringify(before) })
    .execute()
}

/** Locks both contacts of a merge, also the hidden one, in the order of every other lock of contacts. */
export async function lockPair(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  await sql`
    select from crm.contacts where workspace_id = ${workspaceId} and id = any(${ids}) order by id for no key update`.execute(db)
}

const ROW = sql`m.workspace_id, m.id, m.kept_id, m.merged_id, m.taken, m.before, m.kept_owner_id, m.link_taken, m.moved, m.merged_by, m.merged_at,
  m.undone_at`

export async function findMerge(db: Db, { workspaceId, id }: Ref): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`select ${ROW} from crm.merges m where m.workspace_id = ${workspaceId} and m.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns false if it is undone already. */
export async function endMerge(db: Db, { workspaceId, id }: Ref, by: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update crm.merges set undone_by = ${by}, undone_at = ${at}
    where workspace_id = ${workspaceId} and id = ${id} and undone_at is null`.execute(db)
  return numAffectedRows === 1n
}

type Listed = Pick<MergeRow, 'id' | 'keptId' | 'mergedId' | 'mergedBy' | 'mergedAt' | 'undoneAt'> & { name: string }

const NEWEST: Sorting<Listed> = {
  name: 'newest merges',
  by: sql`m.merged_at`,
  cast: 'timestamptz',
  id: sql`m.id`,
  direction: 'desc',
  keyOf: ({ mergedAt, id }) => [mergedAt.toISOString(), id],
}

/** Of the kept contact. */
export async function listMergeRows(db: Db, { workspaceId, id }: Ref, paging: Paging) {
  return loadPage<Listed>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`m.workspace_id = ${workspaceId}`, sql`m.kept_id = ${id}`],
    select: (page) => sql`
      select m.id, m.kept_id, m.merged_id, m.merged_by, m.merged_at, m.undone_at,
        (select name from crm.contacts c where c.workspace_id = m.workspace_id and c.id = m.merged_id) as name
      from crm.merges m ${page}`,
  })
}
