/** Contacts that are there twice: with the same email, the same digits of a phone, or the same name in the same company. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { DuplicateReason } from '../../contract/merging/merge-limits.ts'

export type DuplicateRow = { id: string; createdAt: Date; olderId: string; reasons: DuplicateReason[] }

/** Shorter numbers are extensions, which many people share. */
const MIN_DIGITS = 6

/** Contacts that share something with another; each of the three is read from its index. */
const shared = (workspaceId: string) => sql`
  select unnest(array_agg(id)) from crm.contacts
  where workspace_id = ${workspaceId} and merged_into is null and email <> '' group by lower(email) having count(*) > 1
  union all
  select unnest(array_agg(id)) from crm.contacts
  where workspace_id = ${workspaceId} and merged_into is null and phone <> '' and length(crm.phone_digits(phone)) >= ${MIN_DIGITS}
  group by crm.phone_digits(phone) having count(*) > 1
  union all
  select unnest(array_agg(id)) from crm.contacts
  where workspace_id = ${workspaceId} and merged_into is null and company_id is not null group by lower(name), company_id having count(*) > 1`

const isSame = sql`(
  (r.email <> '' and lower(o.email) = lower(r.email))
  or (r.phone <> '' and o.phone <> '' and length(crm.phone_digits(r.phone)) >= ${MIN_DIGITS} and crm.phone_digits(o.phone) = crm.phone_digits(r.phone))
  or (r.company_id is not null and o.company_id = r.company_id and lower(o.name) = lower(r.name)))`

/** Each contact with the newest of the older ones that it equals and that nobody said is another person. */
const pairs = (workspaceId: string) => sql`crm.contacts r
  cross join lateral (
    select o.id, array_remove(array[
        case when r.email <> '' and lower(o.email) = lower(r.email) then 'email' end,
        case when r.phone <> '' and length(crm.phone_digits(r.phone)) >= ${MIN_DIGITS} and crm.phone_digits(o.phone) = crm.phone_digits(r.phone)
          then 'phone' end,
        case when o.company_id = r.company_id and lower(o.name) = lower(r.name) then 'name' end], null) as reasons
    from crm.contacts o
    where o.workspace_id = ${workspaceId} and o.merged_into is null and (o.created_at, o.id) < (r.created_at, r.id) and ${isSame}
      and not exists (
        select from crm.not_duplicates n
        where n.workspace_id = ${workspaceId} and n.first_id = least(o.id, r.id) and n.second_id = greatest(o.id, r.id))
    order by o.created_at desc, o.id desc limit 1
  ) older`

const NEWEST: Sorting<DuplicateRow> = {
  name: 'newest duplicates',
  by: sql`r.created_at`,
  cast: 'timestamptz',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

export async function listDuplicateRows(db: Db, workspaceId: string, paging: Paging) {
  return listPage<DuplicateRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`r.workspace_id = ${workspaceId}`, sql`r.merged_into is null`, sql`r.id in (${shared(workspaceId)})`],
    countFrom: pairs(workspaceId),
    select: (page) => sql`select r.id, r.created_at, older.id as older_id, older.reasons from ${pairs(workspaceId)} ${page}`,
  })
}

export async function insertNotDuplicates(db: Db, workspaceId: string, ids: readonly [string, string], at: Date): Promise<void> {
  await sql`
    insert into crm.not_duplicates (workspace_id, first_id, second_id, dismissed_at)
    values (${workspaceId}, least(${ids[0]}, ${ids[1]}), greatest(${ids[0]}, ${ids[1]}), ${at}) on conflict do nothing`.execute(db)
}
