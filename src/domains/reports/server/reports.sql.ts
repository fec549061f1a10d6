/** All SQL on reports. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { EvidenceItem } from '#platform/server/moderation.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { ReportReason, ReportSort, ReportStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const reports = schemaOf<Tables>()

export type NewReport = {
  id: string
  /** Null for a report that the filter makes. */
  userId: string | null
  automatic: boolean
  reason: ReportReason
  note: string
  evidence: readonly EvidenceItem[]
  groupId: string | null
  reportedAt: Date
}

/** False when the member, or the filter, has an open report of the record. */
export async function insertReport(db: Db, { type, id }: ResourceRef, report: NewReport): Promise<boolean> {
  const inserted = await reports(db)
    .insertInto('reports.reports')
    .values({ ...report, evidence: JSON.stringify(report.evidence), resourceType: type, resourceId: id })
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
  automatic: boolean
  reason: ReportReason
  note: string
  status: ReportStatus
  reportedAt: Date
  closedAt: Date | null
}

const COLUMNS = sql`r.id, r.resource_id, r.user_id, r.automatic, r.reason, r.note, r.status, r.reported_at, r.closed_at`

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

export type ClosedReport = { id: string; automatic: boolean; groupId: string | null; evidence: EvidenceItem[]; reportedAt: Date }

/** Closes the open reports of a record and returns them, the oldest first. */
export async function closeOpenReports(
  db: Db,
  { type, id }: ResourceRef,
  closed: { status: Exclude<ReportStatus, 'open'>; by: string; at: Date },
): Promise<ClosedReport[]> {
  const { rows } = await sql<ClosedReport>`
    update reports.reports set status = ${closed.status}, closed_at = ${closed.at}, closed_by = ${closed.by}
    where status = 'open' and resource_type = ${type} and resource_id = ${id}
    returning id, automatic, group_id, evidence, reported_at`.execute(db)
  return rows.sort((one, other) => one.reportedAt.getTime() - other.reportedAt.getTime())
}

/** The copy of a record of its first open report, or of the one that was closed last; undefined for a record without reports. */
export async function findEvidence(db: Db, { type, id }: ResourceRef): Promise<EvidenceItem[] | undefined> {
  const { rows } = await sql<{ evidence: EvidenceItem[] }>`
    select evidence from reports.reports where resource_type = ${type} and resource_id = ${id}
    order by status = 'open' desc, closed_at desc, reported_at limit 1`.execute(db)
  return rows[0]?.evidence
}

/** Who sent these reports; the filter and deleted accounts are left out. */
export async function loadReporters(db: Db, ids: readonly string[]): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id from reports.reports where id = any(${ids}) and user_id is not null order by id`.execute(db)
  return rows
}

export type RecordRow = {
  key: string
  resourceType: string
  resourceId: string
  count: number
  newestAt: Date
  reasons: ReportReason[]
  held: boolean
  evidence: EvidenceItem[]
}

/** Records with open reports. Open reports are few, because an administrator decides about each. */
const RECORDS = sql`(
  select resource_type || ' ' || resource_id as key, resource_type, resource_id, count(*)::int as count, max(reported_at) as newest_at,
    array_agg(reason order by reason) as reasons, bool_or(automatic) as held, max(group_id) as group_id,
    (array_agg(evidence order by reported_at))[1] as evidence
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

export type RecordFilter = {
  type?: string | undefined
  reason?: ReportReason | undefined
  held?: boolean | undefined
  groupId?: string | undefined
}

export async function listRecords(
  db: Db,
  { type, reason, held, groupId }: RecordFilter,
  sort: ReportSort,
  paging: Paging,
): Promise<Page<RecordRow> & { total: Total }> {
  return listPage<RecordRow>(db, {
    ...paging,
    sort: ORDERS[sort],
    where: [
      type ? sql`r.resource_type = ${type}` : null,
      reason ? sql`${reason} = any(r.reasons)` : null,
      held === undefined ? null : held ? sql`r.held` : sql`not r.held`,
      groupId ? sql`r.group_id = ${groupId}` : null,
    ],
    select: (page) => sql`select r.* from ${RECORDS} ${page}`,
    countFrom: RECORDS,
  })
}

export async function exportReportsOfUser(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'submitted', (
        select coalesce(jsonb_agg(to_jsonb(r) - '{closed_by,evidence}'::text[] order by r.reported_at), '[]') from reports.reports r where r.user_id = ${userId}
      ),
      'copies', (
        select coalesce(jsonb_agg(jsonb_build_object('at', e -> 'at', 'title', e -> 'title', 'text', e -> 'text', 'copiedAt', r.reported_at)
          order by r.reported_at, r.id), '[]')
        from reports.reports r, jsonb_array_elements(r.evidence) e where e ->> 'authorId' = ${userId}
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

/** Deletes what this person wrote from the copies of records. Returns the ids of the reports. */
export async function removeFromEvidence(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reports.reports r set evidence = (
      select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(r.evidence) e where e ->> 'authorId' is distinct from ${userId}
    )
    where evidence @> ${JSON.stringify([{ authorId: userId }])}::jsonb returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes the copies of reports that were closed before. Returns the ids of the reports. */
export async function deleteEvidenceClosedBefore(db: Db, moment: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reports.reports set evidence = '[]' where closed_at < ${moment} and evidence <> '[]' returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteReportsClosedBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from reports.reports where closed_at < ${moment}`.execute(db)
}
