import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { type Conditions, countMatching, listPage, matchingRows, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { type Total, toTotal } from '#platform/server/total.ts'
import type { ApprovalStatus } from '#platform/shared/approval-status.ts'
import type { Scope, Step } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { Rights } from './rights.rules.ts'

const approvals = schemaOf<Tables>()

export type RequestRow = {
  id: string
  workspaceId: string | null
  kind: string
  resourceType: string
  resourceId: string
  amountMinor: number | null
  params: Record<string, string>
  note: string
  authorId: string | null
  parties: string[]
  status: ApprovalStatus
  requestedAt: Date
  decidedBy: string | null
  onBehalfOf: string | null
  decidedAt: Date | null
  decisionNote: string
}

export type StepRow = { step: Step; at: Date; actorId: string | null; onBehalfOf: string | null; note: string }

const COLUMNS = sql.raw(
  `r.id, r.workspace_id, r.kind, r.resource_type, r.resource_id, r.amount_minor, r.params, r.note, r.author_id, r.parties, r.status,
  r.requested_at, r.decided_by, r.on_behalf_of, r.decided_at, r.decision_note`,
)

export type NewRequest = Omit<RequestRow, 'status' | 'decidedBy' | 'onBehalfOf' | 'decidedAt' | 'decisionNote'>

export async function insertRequest(db: Db, { params, ...request }: NewRequest): Promise<void> {
  await approvals(db)
    .insertInto('approvals.requests')
    .values({ ...request, params: JSON.stringify(params) })
    .execute()
}

/** `workspaceId` is null for requests of the platform. */
export async function findRequest(db: Db, workspaceId: string | null, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from approvals.requests r where r.id = ${id} and r.workspace_id is not distinct from ${workspaceId}`.execute(db)
  return rows[0]
}

export async function lockRequest(db: Db, workspaceId: string | null, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from approvals.requests r where r.id = ${id} and r.workspace_id is not distinct from ${workspaceId} for update`.execute(
    db,
  )
  return rows[0]
}

/** The latest request about a record, locked. */
export async function lockLatestRequest(db: Db, kind: string, resourceId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from approvals.requests r where r.kind = ${kind} and r.resource_id = ${resourceId}
    order by r.requested_at desc, r.id desc limit 1 for update`.execute(db)
  return rows[0]
}

/** The latest request about each of these records, by record id. */
export async function loadLatestRequests(db: Db, kind: string, resourceIds: readonly string[]): Promise<Map<string, RequestRow>> {
  if (resourceIds.length === 0) return new Map()
  const { rows } = await sql<RequestRow>`
    select distinct on (r.resource_id) ${COLUMNS} from approvals.requests r
    where r.kind = ${kind} and r.resource_id = any(${resourceIds}) order by r.resource_id, r.requested_at desc, r.id desc`.execute(db)
  return new Map(rows.map((row) => [row.resourceId, row]))
}

export type Decided = Pick<RequestRow, 'decidedBy' | 'onBehalfOf' | 'decisionNote'> & {
  status: Exclude<ApprovalStatus, 'Pending'>
  at: Date
}

/** False when it is no longer in this status. */
export async function settleRequest(db: Db, id: string, from: ApprovalStatus, decided: Decided): Promise<boolean> {
  const { status, decidedBy, onBehalfOf, decisionNote, at } = decided
  const { numAffectedRows } = await sql`
    update approvals.requests set status = ${status}, decided_by = ${decidedBy}, on_behalf_of = ${onBehalfOf}, decided_at = ${at},
      decision_note = ${decisionNote}
    where id = ${id} and status = ${from}`.execute(db)
  return numAffectedRows === 1n
}

export async function insertStep(db: Db, requestId: string, { step, at, actorId, onBehalfOf, note }: StepRow): Promise<void> {
  await sql`
    insert into approvals.steps (request_id, position, step, at, actor_id, on_behalf_of, note)
    select ${requestId}, coalesce(max(position), 0) + 1, ${step}, ${at}, ${actorId}, ${onBehalfOf}, ${note}
    from approvals.steps where request_id = ${requestId}`.execute(db)
}

export async function loadSteps(db: Db, requestId: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select step, at, actor_id, on_behalf_of, note from approvals.steps where request_id = ${requestId} order by position`.execute(db)
  return rows
}

const NEWEST: Sorting<RequestRow> = {
  name: 'newest requests',
  by: sql`r.requested_at`,
  cast: 'timestamptz',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ requestedAt, id }) => [requestedAt.toISOString(), id],
}

/** The rule of `decidesAs` as a condition. */
function decidable({ userId, kinds, standIns }: Rights) {
  return sql`r.status = 'Pending' and r.author_id is distinct from ${userId} and not ${userId} = any(r.parties)
    and (r.kind = any(${kinds}) or exists (
      select from unnest(${standIns.map(({ kind }) => kind)}::text[], ${standIns.map(({ personId }) => personId)}::text[]) s (kind, person_id)
      where s.kind = r.kind and r.author_id is distinct from s.person_id and not s.person_id = any(r.parties)))`
}

function conditions(workspaceId: string | null, scope: Scope, rights: Rights): Conditions {
  const { userId } = rights
  return [
    workspaceId === null ? sql`r.workspace_id is null` : sql`r.workspace_id = ${workspaceId}`,
    scope === 'waiting'
      ? decidable(rights)
      : scope === 'mine'
        ? sql`r.author_id = ${userId}`
        : sql`r.decided_by = ${userId} and r.status in ('Approved', 'Rejected')`,
  ]
}

export async function listRequestRows(db: Db, workspaceId: string | null, scope: Scope, rights: Rights, paging: Paging) {
  return listPage<RequestRow>(db, {
    ...paging,
    sort: NEWEST,
    where: conditions(workspaceId, scope, rights),
    countFrom: sql`approvals.requests r`,
    select: (page) => sql`select ${COLUMNS} from approvals.requests r ${page}`,
  })
}

/**
 * The requests of some kinds that a member may decide in their own right, and whether they stand in for somebody now, so that more may
 * be waiting: one statement.
 */
export async function countOwnWaiting(
  db: Db,
  { workspaceId, userId, kinds, now }: { workspaceId: string; userId: string; kinds: readonly string[]; now: Date },
): Promise<{ total: Total; standsIn: boolean }> {
  const from = matchingRows(sql`approvals.requests r`, conditions(workspaceId, 'waiting', { userId, kinds, standIns: [], represents: [] }))
  const { rows } = await sql<{ count: number; standsIn: boolean }>`
    select (select count(*) from ${from} matching) as count, exists (
      select from approvals.substitutes where workspace_id = ${workspaceId} and substitute_id = ${userId}
        and starts_at <= ${now} and ends_at > ${now}) as stands_in`.execute(db)
  return { total: toTotal(rows[0]?.count ?? 0), standsIn: rows[0]?.standsIn ?? false }
}

export async function countWaiting(db: Db, workspaceId: string | null, rights: Rights): Promise<Total> {
  return countMatching(db, sql`approvals.requests r`, conditions(workspaceId, 'waiting', rights))
}
