import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { DealView } from '../../contract.ts'
import { isStale, weigh } from '../boards/forecast.rules.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { loadOwnersOf, requireRecords } from './choices.ts'
import { type DealFilter, type DealRow, findDeal, listDealRows, type SORTS } from './deals.sql.ts'

type Query = Paging & Omit<DealFilter, 'workspaceId' | 'userId' | 'now'> & { sort: keyof typeof SORTS }

/** Five statements at most; a merged contact leads to the one that was kept. Fails with NOT_FOUND for a pipeline, contact or company of somebody else. */
export async function listDeals(
  { services, membership: { workspaceId }, userId }: WorkspaceContext,
  { q, which, pipelineId, contactId, companyId, tagId, assigneeId, ...paging }: Query,
): Promise<Page<DealView> & { total: Total }> {
  await requireRecords(services.db, workspaceId, { pipelineId, contactId, companyId })
  const now = services.now()
  const lead = contactId && (await requireContactId(services.db, workspaceId, contactId))
  const filter = { workspaceId, userId, now, q, which, pipelineId, contactId: lead, companyId, tagId, assigneeId }
  const { items, ...page } = await listDealRows(services.db, filter, paging)
  const owners = await loadOwnersOf(services.db, items)
  return { items: items.map((row) => ({ ...toDealView(row, now), owner: owners.get(row.ownerId ?? '') ?? null })), ...page }
}

export async function getDeal({ services, membership }: WorkspaceContext, dealId: string): Promise<DealView> {
  return loadDealView(services.db, membership.workspaceId, dealId, services.now())
}

/** Fails with NOT_FOUND. */
export async function loadDealView(db: Db, workspaceId: string, dealId: string, now: Date): Promise<DealView> {
  const row = await findDeal(db, workspaceId, dealId)
  if (!row) throw notFound()
  const owners = await loadOwnersOf(db, [row])
  return { ...toDealView(row, now), owner: owners.get(row.ownerId ?? '') ?? null }
}

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

function toDealView(row: DealRow, now: Date): Omit<DealView, 'owner'> {
  const { id, title, currency, amountMinor, expectedOn, lostReason, notes, version, probability, outcome } = row
  return {
    id,
    title,
    contact: named(row.contactId, row.contactName),
    company: named(row.companyId, row.companyName),
    amount: money(amountMinor, currency),
    weighted: money(weigh(amountMinor, probability), currency),
    pipeline: { id: row.pipelineId, name: row.pipelineName },
    stage: { id: row.stageId, title: row.stageTitle, probability, outcome },
    expectedOn,
    lostReason,
    stale: isStale(row, row.staleDays, now),
    stageChangedAt: row.stageChangedAt.toISOString(),
    activeAt: row.activeAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    notes,
    createdAt: row.createdAt.toISOString(),
    version,
  }
}
