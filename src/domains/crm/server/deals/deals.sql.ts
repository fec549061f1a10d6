/** Statements about deals. */

import { sql } from 'kysely'
import type { RecordFilter } from '#domains/records/contract.ts'
import { recordConditions } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, containing, listPage, type Paging } from '#platform/server/list-page.ts'
import { type Total, toTotal } from '#platform/server/total.ts'
import type { Currency, DealWhich, Outcome } from '../../contract/deals/deal-limits.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type DealFields = {
  title: string
  contactId: string | null
  companyId: string | null
  amountMinor: number
  currency: Currency
  expectedOn: string | null
  ownerId: string | null
  notes: string
}

export type DealRow = DealFields & {
  workspaceId: string
  id: string
  contactName: string | null
  companyName: string | null
  pipelineId: string
  pipelineName: string
  staleDays: number
  stageId: string
  stageTitle: string
  probability: number
  outcome: Outcome
  lostReason: string
  stageChangedAt: Date
  activeAt: Date
  closedAt: Date | null
  createdAt: Date
  version: number
}

const ROW = sql`d.workspace_id, d.id, d.title, d.contact_id, c.name as contact_name, d.company_id, o.name as company_name, d.amount_minor,
  d.currency, d.expected_on, d.owner_id, d.notes, d.pipeline_id, p.name as pipeline_name, p.stale_days, d.stage_id, s.title as stage_title,
  s.probability, s.outcome, d.lost_reason, d.stage_changed_at, d.active_at, d.closed_at, d.created_at, d.version`
const JOINED = sql`crm.deals d
  join crm.pipelines p on p.workspace_id = d.workspace_id and p.id = d.pipeline_id
  join crm.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id
  left join crm.contacts c on c.workspace_id = d.workspace_id and c.id = d.contact_id
  left join crm.companies o on o.workspace_id = d.workspace_id and o.id = d.company_id`

export type NewDeal = DealFields & {
  workspaceId: string
  id: string
  pipelineId: string
  stageId: string
  stageKey: string
  lostReason: string
  stageChangedAt: Date
  activeAt: Date
  closedAt: Date | null
  createdAt: Date
}

export async function insertDeals(db: Db, rows: readonly NewDeal[]): Promise<void> {
  await crm(db)
    .insertInto('crm.deals')
    .values([...rows])
    .execute()
}

export async function findDeal(db: Db, workspaceId: string, id: string): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`select ${ROW} from ${JOINED} where d.workspace_id = ${workspaceId} and d.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the deal until the transaction ends. */
export async function lockDeal(db: Db, workspaceId: string, id: string): Promise<void> {
  await sql`select from crm.deals where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db)
}

/** Returns false if there is no such deal at this version. */
export async function saveDeal(db: Db, { workspaceId, id, version }: DealKey, fields: DealFields): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.deals')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export type DealKey = { workspaceId: string; id: string; version: number }

export async function deleteDeal(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await crm(db)
    .deleteFrom('crm.deals')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

const id = sql`d.id`
const LAST_DAY = '9999-12-31'

export const SORTS = {
  ...bothDirections('created', {
    id,
    by: sql`d.created_at`,
    cast: 'timestamptz',
    keyOf: (row: DealRow) => [row.createdAt.toISOString(), row.id],
  }),
  /** Deals without a day come last. */
  ...bothDirections('expected', {
    id,
    by: sql`coalesce(d.expected_on, '9999-12-31'::date)`,
    cast: 'date',
    keyOf: (row: DealRow) => [row.expectedOn ?? LAST_DAY, row.id],
  }),
  ...bothDirections('amount', { id, by: sql`d.amount_minor`, cast: 'bigint', keyOf: (row: DealRow) => [row.amountMinor, row.id] }),
}

export type DealFilter = RecordFilter & {
  workspaceId: string
  userId: string
  now: Date
  q?: string | undefined
  which?: DealWhich | undefined
  pipelineId?: string | undefined
  contactId?: string | undefined
  companyId?: string | undefined
}

const OPEN = sql`d.closed_at is null`
const STALE = (now: Date) => sql`d.closed_at is null and d.active_at < ${now}::timestamptz - make_interval(days => p.stale_days)`

function condition({ which, userId, now }: DealFilter) {
  switch (which) {
    case 'open':
      return OPEN
    case 'mine':
      return sql`${OPEN} and d.owner_id = ${userId}`
    case 'stale':
      return STALE(now)
    case 'closingThisMonth':
      return sql`${OPEN} and d.expected_on >= date_trunc('month', ${now}::timestamptz)::date and d.expected_on < (date_trunc('month', ${now}::timestamptz) + interval '1 month')::date`
    case 'won':
      return sql`s.outcome = 'won'`
    case 'lost':
      return sql`s.outcome = 'lost'`
    default:
      return null
  }
}

export async function listDealRows(db: Db, filter: DealFilter, { sort, ...paging }: Paging & { sort: keyof typeof SORTS }) {
  const { workspaceId, q, pipelineId, contactId, companyId, tagId, assigneeId } = filter
  const pattern = q && containing(q)
  const isKept = !(pattern || pipelineId || contactId || companyId || tagId || assigneeId) && [undefined, 'open'].includes(filter.which)
  const isJoined = pattern || ['stale', 'won', 'lost'].includes(filter.which ?? '')
  return listPage<DealRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      sql`d.workspace_id = ${workspaceId}`,
      condition(filter),
      pipelineId ? sql`d.pipeline_id = ${pipelineId}` : null,
      contactId ? sql`d.contact_id = ${contactId}` : null,
      companyId ? sql`d.company_id = ${companyId}` : null,
      ...recordConditions(sql`d.id`, { workspaceId, type: 'deal', tagId, assigneeId }),
      pattern ? sql`(d.title ilike ${pattern} or c.name ilike ${pattern} or o.name ilike ${pattern})` : null,
    ],
    countFrom: isJoined ? JOINED : sql`crm.deals d`,
    ...(isKept && { count: () => countKept(db, workspaceId, filter.which === 'open') }),
    select: (page) => sql`select ${ROW} from ${JOINED} ${page}`,
  })
}

/** As the triggers of stages have counted them. */
async function countKept(db: Db, workspaceId: string, onlyOpen: boolean): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(k.cards), 0)::bigint as count from crm.stage_sums k
    join crm.stages s on s.workspace_id = k.workspace_id and s.id = k.stage_id
    join crm.pipelines p on p.workspace_id = s.workspace_id and p.id = s.pipeline_id and p.kind = 'deals'
    where k.workspace_id = ${workspaceId} ${onlyOpen ? sql`and s.outcome = 'open'` : sql``}`.execute(db)
  return toTotal(rows[0]?.count ?? 0)
}

/** Open deals that are stale, at most `most`. */
export async function countStale(db: Db, workspaceId: string, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from crm.pipelines p cross join lateral (
        select from crm.deals d where d.workspace_id = p.workspace_id and d.pipeline_id = p.id and ${STALE(now)} limit ${most}
      ) found
      where p.workspace_id = ${workspaceId} limit ${most}
    ) counted`.execute(db)
  return rows[0]?.count ?? 0
}

export type DealHead = { id: string; workspaceId: string; title: string; amountMinor: number; currency: string; contactName: string | null }

/** Of any workspace. */
export async function loadDealHeads(db: Db, ids: readonly string[]): Promise<DealHead[]> {
  const { rows } = await sql<DealHead>`
    select d.id, d.workspace_id, d.title, d.amount_minor, d.currency, coalesce(c.name, o.name) as contact_name from crm.deals d
    left join crm.contacts c on c.workspace_id = d.workspace_id and c.id = d.contact_id
    left join crm.companies o on o.workspace_id = d.workspace_id and o.id = d.company_id
    where d.id = any(${ids})`.execute(db)
  return rows
}

export type FindableDeal = { id: string; workspaceId: string; title: string; words: string; createdAt: Date }

export async function loadFindableDeals(db: Db, ids: readonly string[]): Promise<FindableDeal[]> {
  const { rows } = await sql<FindableDeal>`
    select d.id, d.workspace_id, d.title, d.created_at, concat_ws(' ', c.name, o.name) as words from crm.deals d
    left join crm.contacts c on c.workspace_id = d.workspace_id and c.id = d.contact_id
    left join crm.companies o on o.workspace_id = d.workspace_id and o.id = d.company_id
    where d.id = any(${ids})`.execute(db)
  return rows
}

export async function loadDealIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from crm.deals where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
