/** Reported records as administrators see them. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { EvidenceItem } from '#platform/server/moderation.ts'
import type { AdminContext, Card, ResourceRef } from '#platform/server/services.ts'
import type { ReportedRecord, ReportedRecordDetail, ReportReason, ReportSort } from '../contract.ts'
import { findEvidence, listRecords, loadReportsOf, type RecordFilter, type ReportRow } from './reports.sql.ts'

/** A record page shows at most this many reports. */
const SHOWN_REPORTS = 100

export type RecordQuery = RecordFilter & { sort: ReportSort; cursor?: string | undefined; limit: number }

/** Records with open reports, with their cards in one batch per type. */
export async function listReportedRecords(ctx: AdminContext, { sort, cursor, limit, ...filter }: RecordQuery) {
  const { items, nextCursor, total } = await listRecords(ctx.services.db, filter, sort, { cursor, limit })
  const cards = await loadCards(
    ctx,
    ctx.services.db,
    items.map(({ resourceType, resourceId }) => ({ type: resourceType, id: resourceId })),
  )
  const records = items.map(({ resourceType: type, resourceId: id, ...row }, index) =>
    toRecord(ctx, { type, id }, cards[index] ?? null, { ...row, excerpt: toExcerpt(id, row.evidence) }),
  )
  return { items: records, nextCursor, total }
}

export async function getReportedRecord(ctx: AdminContext, record: ResourceRef): Promise<ReportedRecordDetail> {
  return loadReportedRecord(ctx, ctx.services.db, record)
}

/** Fails with NOT_FOUND for a record that nobody has reported. */
export async function loadReportedRecord(ctx: AdminContext, db: Db, record: ResourceRef): Promise<ReportedRecordDetail> {
  const reports = await loadReportsOf(db, record, SHOWN_REPORTS)
  const [newest] = reports
  if (!newest) throw notFound()
  const [[card = null], people] = await Promise.all([
    loadCards(ctx, db, [record]),
    loadUsers(
      db,
      reports.flatMap(({ userId }) => userId ?? []),
    ),
  ])
  const open = reports.filter(({ status }) => status === 'open')
  return {
    ...toRecord(ctx, record, card, {
      newestAt: newest.reportedAt,
      reasons: open.map(({ reason }) => reason),
      held: open.some(({ automatic }) => automatic),
      excerpt: toExcerpt(record.id, (await findEvidence(db, record)) ?? []),
    }),
    reports: reports.map((report) => ({ ...toReport(report), reporter: people.get(report.userId ?? '') ?? null })),
  }
}

function loadCards({ services, viewer, language }: AdminContext, db: Db, records: readonly ResourceRef[]): Promise<(Card | null)[]> {
  return services.resources.cards(db, viewer, language, records)
}

function toRecord(
  { services }: AdminContext,
  record: ResourceRef,
  card: Card | null,
  { newestAt, reasons, held, excerpt }: { newestAt: Date; reasons: readonly ReportReason[]; held: boolean; excerpt: string },
): ReportedRecord {
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
  return {
    type: record.type,
    id: record.id,
    card: card && { title: card.title, subtitle: card.subtitle, image: card.image, href: card.href },
    adminPath: services.resources.adminPath(record),
    count: reasons.length,
    excerpt,
    held,
    reasons: counts.sort((one, other) => other.count - one.count),
    newestAt: newestAt.toISOString(),
  }
}

const MAX_EXCERPT = 200

function toExcerpt(id: string, evidence: readonly EvidenceItem[]): string {
  const item = evidence.find((one) => one.id === id)
  return (item?.title || item?.text || '').slice(0, MAX_EXCERPT)
}

function toReport({ id, automatic, reason, note, status, reportedAt, closedAt }: ReportRow) {
  return { id, automatic, reason, note, status, reportedAt: reportedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null }
}
