/** All SQL on reports. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { ReportReason, ReportSort, ReportStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const reports = schemaOf<Tables>()

export type NewReport = { id: string; userId: string; reason: ReportReason; note: string; reportedAt: Date }

/** False when the member has an open report of the record. */
export async function insertReport(db: Db, { type, id }: ResourceRef, report: NewReport): Promise<boolean> {
  const inserted = await reports(db)
    .insertInto('reports.reports')
    .values({ ...report, resourceType: type, resourceId: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Those of the records that this member has an open report of. */
export async function loadReportedByUser(db: Db, userId: string, type: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ resourceId: string }>`
    select resource_id from reports.reports
    where status = 'open' and user_id = ${userId} and resource_type = ${type} and resource_id = any(${ids})
    order by resource_id`.execute(db)
  return rows.map(({ resourceId }) => resourceId)
}

export type ReportRow = {
  id: string
  resourceId: string
  userId: string | null
  reason: ReportReason
  note: string
  status: ReportStatus
  reportedAt: Date
  closedAt: Date | null
}

const COLUMNS = sql`r.id, r.resource_id, r.user_id, r.reason, r.note, r.status, r.reported_at, r.closed_at`

/** Open reports of these records, the oldest first. */
export async function loadOpenReports(db: Db, type: string, ids: readonly string[]): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} from reports.reports r
    where r.status = 'open' and r.resource_type = ${type} and r.resource_id = any(${ids}) order by r.reported_at, r.id`.execute(db)
  return rows
}

/** Open and closed reports of one record, the newest first. */
export async function loadReportsOf(db: Db, { type, id }: ResourceRef, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} from reports.reports r where r.resource_type = ${type} and r.resource_id = ${id}
    order by r.reported_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

/** The number of open reports by record id; records without any are missing. */
export async function countOpenReports(db: Db, type: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ resourceId: string; count: number }>`
    select resource_id, count(*)::int as count from reports.reports
    where status = 'open' and resource_type = ${type} and resource_id = any(${ids}) group by resource_id`.execute(db)
  return new Map(rows.map(({ resourceId, count }) => [resourceId, count]))
}

/** Records of a type that have open reports. */
export async function loadReportedIds(db: Db, type: string): Promise<string[]> {
  const { rows } = await sql<{ resourceId: string }>`
    select distinct resource_id from reports.reports where status = 'open' and resource_type = ${type}`.execute(db)
  return rows.map(({ resourceId }) => resourceId)
}

/** Closes the open reports of a record. Returns how many there were. */
export async function closeOpenReports(
  db: Db,
  { type, id }: ResourceRef,
  closed: { status: Exclude<ReportStatus, 'open'>; by: string; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update reports.reports set status = ${closed.status}, closed_at = ${closed.at}, closed_by = ${closed.by}
    where status = 'open' and resource_type = ${type} and resource_id = ${id}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export type RecordRow = { key: string; resourceType: string; resourceId: string; count: number; newestAt: Date; reasons: ReportReason[] }

/** Records with open reports. Open reports are few, because an administrator decides about each. */
const RECORDS = sql`(
  select resource_type || ' ' || resource_id as key, resource_type, resource_id, count(*)::int as count, max(reported_at) as newest_at,
    array_agg(reason order by reason) as reasons
  from reports.reports where status = 'open' group by resource_type, resource_id
) r`

const id = sql`r.key`

const ORDERS: Record<ReportSort, Sorting<RecordRow>> = {
  ...bothDirections('newest', {
    id,
    by: sql`r.newest_at`,
    cast: 'timestamptz',
    keyOf: (row: RecordRow) => [row.newestAt.toISOString(), row.key],
  }),
  ...bothDirections('count', { id, by: sql`r.count`, cast: 'bigint', keyOf: (row: RecordRow) => [row.count, row.key] }),
}

export type RecordFilter = { type?: string | undefined; reason?: ReportReason | undefined }

export async function listRecords(
  db: Db,
  { type, reason }: RecordFilter,
  sort: ReportSort,
  paging: Paging,
): Promise<Page<RecordRow> & { total: Total }> {
  return listPage<RecordRow>(db, {
    ...paging,
    sort: ORDERS[sort],
    where: [type ? sql`r.resource_type = ${type}` : null, reason ? sql`${reason} = any(r.reasons)` : null],
    select: (page) => sql`select r.* from ${RECORDS} ${page}`,
    countFrom: RECORDS,
  })
}

export async function exportReportsOfUser(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'submitted', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'closed_by' order by r.reported_at), '[]') from reports.reports r where r.user_id = ${userId}
      ),
      'closed', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'status', r.status, 'closedAt', r.closed_at) order by r.closed_at), '[]')
        from reports.reports r where r.closed_by = ${userId}
      )
    ) as exported`.execute(db)
  return rows[0]?.exported
}

/** Keeps the reports without their author and without the text. */
export async function anonymizeReporter(db: Db, userId: string): Promise<void> {
  await sql`update reports.reports set user_id = null, note = '' where user_id = ${userId}`.execute(db)
  await sql`update reports.reports set closed_by = null where closed_by = ${userId}`.execute(db)
}

export async function deleteReportsClosedBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from reports.reports where closed_at < ${moment}`.execute(db)
}
