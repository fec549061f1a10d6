/** Statements about contacts. */

import { type RawBuilder, sql } from 'kysely'
import type { RecordFilter } from '#domains/records/contract.ts'
import { recordConditions } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { all, bothDirections, type Conditions, containing, countMatching, listPage, type Paging } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { ContactSort } from '../../contract/contacts/contact-limits.ts'
import type { ContactFilter } from '../../contract.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type ContactFields = {
  name: string
  email: string
  phone: string
  companyId: string | null
  segment: string
  ownerId: string | null
  notes: string
}

export type ContactRow = ContactFields & {
  workspaceId: string
  id: string
  company: string | null
  stageId: string | null
  stage: string | null
  score: number
  linkedUserId: string | null
  createdAt: Date
  version: number
  nameKey: string
}

export type Ref = { workspaceId: string; id: string }

export const ROW = sql`r.workspace_id, r.id, r.name, lower(r.name) as name_key, r.email, r.phone, r.company_id, o.name as company, r.segment, r.owner_id,
  r.notes, r.stage_id, s.title as stage, r.score, r.linked_user_id, r.created_at, r.version`
export const JOINED = sql`crm.contacts r
  left join crm.companies o on o.workspace_id = r.workspace_id and o.id = r.company_id
  left join crm.stages s on s.workspace_id = r.workspace_id and s.id = r.stage_id`

type NewContact = ContactFields &
  Ref & {
    stageId: string | null
    stageKey: string
    stageChangedAt: Date
    score: number
    createdAt: Date
    linkedUserId?: string | null
    origin?: string
  }

export async function insertContact(db: Db, row: NewContact): Promise<void> {
  await crm(db).insertInto('crm.contacts').values(row).execute()
}

/** The contact itself, or the one that it was merged into. */
export async function findContactId(db: Db, { workspaceId, id }: Ref): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive lead as (
      select id, merged_into from crm.contacts where workspace_id = ${workspaceId} and id = ${id}
      union
      select c.id, c.merged_into from lead join crm.contacts c on c.workspace_id = ${workspaceId} and c.id = lead.merged_into
    )
    select id from lead where merged_into is null`.execute(db)
  return rows[0]?.id
}

/** Not a merged one. */
export async function findContact(db: Db, { workspaceId, id }: Ref): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select ${ROW} from ${JOINED} where r.workspace_id = ${workspaceId} and r.id = ${id} and r.merged_into is null`.execute(db)
  return rows[0]
}

/** Without merged ones. */
export async function loadContactRows(db: Db, workspaceId: string, ids: readonly string[]): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select ${ROW} from ${JOINED} where r.workspace_id = ${workspaceId} and r.id = any(${ids}) and r.merged_into is null`.execute(db)
  return rows
}

/** Locks contacts until the transaction ends, in one order; merged ones are left out. */
export async function lockContacts(db: Db, workspaceId: string, ids: readonly string[]): Promise<Map<string, ContactRow>> {
  await sql`
    select from crm.contacts where workspace_id = ${workspaceId} and id = any(${ids}) order by id for no key update`.execute(db)
  return new Map((await loadContactRows(db, workspaceId, ids)).map((row) => [row.id, row]))
}

/** The contact must be locked. */
export async function saveContact(db: Db, { workspaceId, id }: Ref, fields: ContactFields): Promise<void> {
  await crm(db)
    .updateTable('crm.contacts')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function placeContact(db: Db, { workspaceId, id }: Ref, place: { stageId: string; stageKey: string }, at: Date) {
  await crm(db)
    .updateTable('crm.contacts')
    .set({ ...place, stageChangedAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** With those that were merged into it. Returns the ids of all; none if there is no such contact. */
export async function deleteContact(db: Db, { workspaceId, id }: Ref): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive gone as (
      select id from crm.contacts where workspace_id = ${workspaceId} and id = ${id}
      union
      select c.id from gone join crm.contacts c on c.workspace_id = ${workspaceId} and c.merged_into = gone.id
    )
    delete from crm.contacts where workspace_id = ${workspaceId} and id in (select id from gone) returning id`.execute(db)
  return rows.map(({ id: deleted }) => deleted)
}

const id = sql`r.id`

const SORTS = {
  ...bothDirections('created', {
    id,
    by: sql`r.created_at`,
    cast: 'timestamptz',
    keyOf: (row: ContactRow) => [row.createdAt.toISOString(), row.id],
  }),
  ...bothDirections('name', { id, by: sql`lower(r.name)`, cast: 'text', keyOf: (row: ContactRow) => [row.nameKey, row.id] }),
  ...bothDirections('score', { id, by: sql`r.score`, cast: 'bigint', keyOf: (row: ContactRow) => [row.score, row.id] }),
}

export type Filter = Omit<ContactFilter, 'segmentId'> & { workspaceId: string }

/** More contacts than these with a text are found by the order of the list, where a page of them is near. */
const FEW = 2000
const TEXT = sql`(r.name || ' ' || r.email || ' ' || r.phone)`

/** The contacts with a text in their name, email, phone or company; null if there are many. */
export async function findFewWithText(db: Db, workspaceId: string, q: string): Promise<string[] | null> {
  const pattern = containing(q)
  const { rows } = await sql<{ id: string }>`
    select id from crm.contacts r where workspace_id = ${workspaceId} and merged_into is null and ${TEXT} ilike ${pattern}
    union all
    select r.id from crm.companies o join crm.contacts r on r.workspace_id = o.workspace_id and r.company_id = o.id
    where o.workspace_id = ${workspaceId} and o.name ilike ${pattern} and r.merged_into is null
    limit ${FEW + 1}`.execute(db)
  return rows.length > FEW ? null : [...new Set(rows.map(({ id }) => id))]
}

/** The tables are `JOINED`. */
export function conditions({ workspaceId, q, ...filter }: Filter): Conditions {
  const pattern = q && containing(q)
  const equal = (column: RawBuilder<unknown>, value: string | undefined) => (value === undefined ? null : sql`${column} = ${value}`)
  return [
    sql`r.workspace_id = ${workspaceId}`,
    sql`r.merged_into is null`,
    pattern ? sql`(${TEXT} ilike ${pattern} or o.name ilike ${pattern})` : null,
    equal(sql`r.stage_id`, filter.stageId),
    equal(sql`r.owner_id`, filter.ownerId),
    equal(sql`r.company_id`, filter.companyId),
    filter.segment === undefined ? null : sql`lower(r.segment) = lower(${filter.segment})`,
    filter.minScore === undefined ? null : sql`r.score >= ${filter.minScore}`,
    filter.maxScore === undefined ? null : sql`r.score <= ${filter.maxScore}`,
    filter.createdSince === undefined ? null : sql`r.created_at >= ${new Date(filter.createdSince)}`,
    filter.linked === undefined ? null : sql`(r.linked_user_id is not null) = ${filter.linked}`,
  ]
}

/** `besides`: the conditions of a saved segment, and those of all records; they hold too. */
export async function listContactRows(
  db: Db,
  filter: Filter,
  { tagId, assigneeId, ...saved }: Omit<Filter, 'workspaceId'> & RecordFilter,
  { sort, ...paging }: Paging & { sort: ContactSort },
) {
  const few = filter.q ? await findFewWithText(db, filter.workspaceId, filter.q) : null
  return listPage<ContactRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      ...conditions(few ? { ...filter, q: undefined } : filter),
      few ? sql`r.id = any(${few})` : null,
      ...conditions({ ...saved, workspaceId: filter.workspaceId }),
      ...recordConditions(id, { workspaceId: filter.workspaceId, type: 'contact', tagId, assigneeId }),
    ],
    countFrom: filter.q || saved.q ? JOINED : sql`crm.contacts r`,
    select: (page) => sql`select ${ROW} from ${JOINED} ${page}`,
  })
}

export async function countContacts(db: Db, filter: Filter): Promise<Total> {
  return countMatching(db, JOINED, conditions(filter))
}

/** Whether a contact that meets the conditions is linked with the account. */
export async function hasLinkedContact(db: Db, filter: Filter, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${JOINED} where ${all(conditions(filter))} and r.linked_user_id = ${userId} limit 1`.execute(db)
  return rows.length > 0
}

export async function loadSegmentNames(db: Db, workspaceId: string, limit: number): Promise<string[]> {
  const used = sql`crm.contacts where workspace_id = ${workspaceId} and merged_into is null and segment <> ''`
  const { rows } = await sql<{ segment: string }>`
    with recursive found as (
      (select lower(segment) as key, segment from ${used} order by lower(segment), segment limit 1)
      union all
      select next.key, next.segment from found cross join lateral (
        select lower(segment) as key, segment from ${used} and lower(segment) > found.key order by lower(segment), segment limit 1
      ) next
    )
    select segment from found limit ${limit}`.execute(db)
  return rows.map(({ segment }) => segment)
}

export type ContactHead = { id: string; workspaceId: string; name: string; company: string; createdAt: Date; words: string }

/** Of any workspace; without merged ones. */
export async function loadContactHeads(db: Db, ids: readonly string[]): Promise<ContactHead[]> {
  const { rows } = await sql<ContactHead>`
    select r.id, r.workspace_id, r.name, coalesce(o.name, '') as company, r.created_at, concat_ws(' ', r.email, r.phone, o.name) as words
    from ${JOINED} where r.id = any(${ids}) and r.merged_into is null`.execute(db)
  return rows
}
