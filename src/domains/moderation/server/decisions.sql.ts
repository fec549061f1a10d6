/** All SQL on decisions, appeals and verdicts: rows are added and read. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { bothDirections, listPage, type Page, type Paging } from '#platform/server/list-page.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { ReportReason } from '../../reports/contract.ts'
import type { Action } from '../contract.ts'

export type NewDecision = {
  id: string
  record: ResourceRef
  groupId: string | null
  action: Action
  reason: ReportReason | null
  text: string
  excerpt: string
  detected: 'reports' | 'filter'
  userId: string | null
  suspendedUntil: Date | null
  openedAt: Date
  reports: number
  decidedBy: string
  decidedAt: Date
}

export async function insertDecision(db: Db, { record, ...decision }: NewDecision): Promise<void> {
  const { id, groupId, action, reason, text, excerpt, detected, userId, suspendedUntil, openedAt, reports, decidedBy, decidedAt } = decision
  await sql`
    insert into moderation.decisions (id, resource_type, resource_id, group_id, action, reason, text, excerpt, detected, user_id, suspended_until,
      opened_at, reports, decided_by, decided_at)
    values (${id}, ${record.type}, ${record.id}, ${groupId}, ${action}, ${reason}, ${text}, ${excerpt}, ${detected}, ${userId}, ${suspendedUntil},
      ${openedAt}, ${reports}, ${decidedBy}, ${decidedAt})`.execute(db)
}

export type DecisionRow = {
  id: string
  resourceType: string
  resourceId: string
  action: Action
  reason: ReportReason | null
  text: string
  excerpt: string
  detected: 'reports' | 'filter'
  userId: string | null
  suspendedUntil: Date | null
  decidedBy: string | null
  decidedAt: Date
  appealText: string | null
  appealedAt: Date | null
  outcome: 'upheld' | 'reversed' | null
  verdictText: string | null
  verdictBy: string | null
  verdictAt: Date | null
}

const COLUMNS = sql`d.id, d.resource_type, d.resource_id, d.action, d.reason, d.text, d.excerpt, d.detected, d.user_id, d.suspended_until,
  d.decided_by, d.decided_at, a.text as appeal_text, a.appealed_at, v.outcome, v.text as verdict_text, v.decided_by as verdict_by,
  v.decided_at as verdict_at`

const TABLES = sql`moderation.decisions d left join moderation.appeals a on a.decision_id = d.id
  left join moderation.verdicts v on v.decision_id = d.id`

export async function findDecision(db: Db, id: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`select ${COLUMNS} from ${TABLES} where d.id = ${id}`.execute(db)
  return rows[0]
}

/** Serializes appeals and verdicts on a decision, whose row nobody may lock for an update. */
export async function lockDecision(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('decision ' || ${id}::text, 0))`.execute(db)
}

const SHOWN_DECISIONS = 50

/** About one record, newest first. */
export async function loadDecisionsOf(db: Db, { type, id }: ResourceRef): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select ${COLUMNS} from ${TABLES} where d.resource_type = ${type} and d.resource_id = ${id}
    order by d.decided_at desc, d.id desc limit ${SHOWN_DECISIONS}`.execute(db)
  return rows
}

/** Decisions about a person that were not dismissals, and were not reversed. */
export async function countAgainst(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${TABLES}
    where d.user_id = ${userId} and d.action <> 'dismiss' and v.outcome is distinct from 'reversed'`.execute(db)
  return rows[0]?.count ?? 0
}

const BY_TIME = bothDirections('time', {
  id: sql`d.id`,
  by: sql`d.decided_at`,
  cast: 'timestamptz',
  keyOf: (row: DecisionRow) => [row.decidedAt.toISOString(), row.id],
})

export type LogFilter = { action?: Action | undefined; type?: string | undefined; appealed?: boolean | undefined }

export async function listDecisions(
  db: Db,
  { action, type, appealed }: LogFilter,
  paging: Paging,
): Promise<Page<DecisionRow> & { total: Total }> {
  return listPage<DecisionRow>(db, {
    ...paging,
    sort: BY_TIME['-time'],
    where: [
      action ? sql`d.action = ${action}` : null,
      type ? sql`d.resource_type = ${type}` : null,
      appealed ? sql`a.decision_id is not null` : null,
    ],
    select: (page) => sql`select ${COLUMNS} from ${TABLES} ${page}`,
    countFrom: TABLES,
  })
}

const BY_APPEAL = bothDirections('appeal', {
  id: sql`d.id`,
  by: sql`a.appealed_at`,
  cast: 'timestamptz',
  keyOf: (row: DecisionRow) => [row.appealedAt?.toISOString() ?? '', row.id],
})

/** Appeals without a verdict, the oldest first. */
export async function listOpenAppeals(db: Db, paging: Paging): Promise<Page<DecisionRow> & { total: Total }> {
  return listPage<DecisionRow>(db, {
    ...paging,
    sort: BY_APPEAL.appeal,
    where: [sql`a.decision_id is not null`, sql`v.decision_id is null`],
    select: (page) => sql`select ${COLUMNS} from ${TABLES} ${page}`,
    countFrom: TABLES,
  })
}

export async function insertAppeal(db: Db, appeal: { decisionId: string; text: string; appealedAt: Date }): Promise<void> {
  await sql`
    insert into moderation.appeals (decision_id, text, appealed_at)
    values (${appeal.decisionId}, ${appeal.text}, ${appeal.appealedAt})`.execute(db)
}

export type NewVerdict = { decisionId: string; outcome: 'upheld' | 'reversed'; text: string; decidedBy: string; decidedAt: Date }

export async function insertVerdict(db: Db, { decisionId, outcome, text, decidedBy, decidedAt }: NewVerdict): Promise<void> {
  await sql`
    insert into moderation.verdicts (decision_id, outcome, text, decided_by, decided_at)
    values (${decisionId}, ${outcome}, ${text}, ${decidedBy}, ${decidedAt})`.execute(db)
}

export async function exportDecisionsOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'received', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'type', d.resource_type, 'recordId', d.resource_id, 'action', d.action,
            'reason', d.reason, 'text', d.text, 'excerpt', d.excerpt, 'suspendedUntil', d.suspended_until, 'decidedAt', d.decided_at,
            'appeal', a.text, 'appealedAt', a.appealed_at, 'outcome', v.outcome, 'answer', v.text) order by d.decided_at), '[]')
        from ${TABLES} where d.user_id = ${userId}
      ),
      'made', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'action', d.action, 'reason', d.reason, 'decidedAt', d.decided_at)
          order by d.decided_at), '[]')
        from moderation.decisions d where d.decided_by = ${userId}
      ),
      'verdicts', (
        select coalesce(jsonb_agg(jsonb_build_object('id', v.decision_id, 'outcome', v.outcome, 'decidedAt', v.decided_at)
          order by v.decided_at), '[]')
        from moderation.verdicts v where v.decided_by = ${userId}
      )
    ) as exported`.execute(db)
  return rows[0]?.exported
}

/** The decisions stay without the person and without words; the trigger allows this and nothing else. */
export async function anonymizeDecisions(db: Db, userId: string): Promise<void> {
  await sql`
    update moderation.verdicts set text = '' where decision_id in (select id from moderation.decisions where user_id = ${userId})`.execute(
    db,
  )
  await sql`
    update moderation.appeals set text = '' where decision_id in (select id from moderation.decisions where user_id = ${userId})`.execute(
    db,
  )
  await sql`update moderation.decisions set user_id = null, text = '', excerpt = '' where user_id = ${userId}`.execute(db)
  await sql`update moderation.decisions set decided_by = null where decided_by = ${userId}`.execute(db)
  await sql`update moderation.verdicts set decided_by = null where decided_by = ${userId}`.execute(db)
}
