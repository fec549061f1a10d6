import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { ChosenUnits, ProposalKind, ProposalStatus, ReturnReason, Side } from '../../contract.ts'
import type { Tables } from '../db.types.ts'
import type { DisputeRow } from '../orders.sql.ts'
import type { Proposer } from './proposals.rules.ts'

const orders = schemaOf<Tables>()

export type NewProposal = {
  id: string
  workspaceId: string
  orderId: string
  partNumber: number
  kind: ProposalKind
  side: Proposer
  status: ProposalStatus
  reason: ReturnReason
  message: string
  /** Null: a guest. */
  proposedBy: string | null
  proposedAt: Date
  answerUntil: Date
  amountMinor: number | null
}

export type ReplacementRow = { shippedAt: Date | null; carrier: string; trackingNumber: string; trackingUrl: string | null }

export type ProposalRow = NewProposal & {
  answer: string
  lines: ChosenUnits[]
  history: { status: ProposalStatus; side: Side; happenedAt: Date }[]
  replacement: ReplacementRow | null
  dispute: DisputeRow | null
}

const SHOWN = 100

export async function insertProposal(db: Db, row: NewProposal, lines: readonly ChosenUnits[]): Promise<void> {
  await orders(db).insertInto('orders.proposals').values(row).execute()
  await orders(db)
    .insertInto('orders.proposalLines')
    .values(lines.map(({ position, quantity }) => ({ proposalId: row.id, orderId: row.orderId, position, quantity })))
    .execute()
}

export async function updateProposal(
  db: Db,
  id: string,
  changes: { status: ProposalStatus; answer?: string; amountMinor?: number },
): Promise<void> {
  await orders(db).updateTable('orders.proposals').set(changes).where('id', '=', id).execute()
}

export async function insertProposalHistory(
  db: Db,
  entry: { id: string; proposalId: string; status: ProposalStatus; actor: string; side: Side; happenedAt: Date },
): Promise<void> {
  await orders(db).insertInto('orders.proposalHistory').values(entry).execute()
}

/** How many proposals of one side about a part wait for an answer. */
export async function countOpenProposals(
  db: Db,
  { orderId, partNumber, side }: Pick<NewProposal, 'orderId' | 'partNumber' | 'side'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from orders.proposals
    where order_id = ${orderId} and part_number = ${partNumber} and side = ${side} and status = 'Open'`.execute(db)
  return rows[0]?.count ?? 0
}

/** The order and part of a proposal. */
export async function findPartOfProposal(db: Db, id: string): Promise<{ orderId: string; number: number } | undefined> {
  return orders(db).selectFrom('orders.proposals').select(['orderId', 'partNumber as number']).where('id', '=', id).executeTakeFirst()
}

export async function findProposal(db: Db, id: string): Promise<ProposalRow | undefined> {
  return (await select(db, sql`p.id = ${id}`))[0]
}

/** Newest first; of one part when `number` is given. */
export async function loadProposals(db: Db, orderId: string, number?: number): Promise<ProposalRow[]> {
  return select(db, number === undefined ? sql`p.order_id = ${orderId}` : sql`p.order_id = ${orderId} and p.part_number = ${number}`)
}

async function select(db: Db, where: ReturnType<typeof sql>): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select p.id, p.workspace_id, p.order_id, p.part_number, p.kind, p.side, p.status, p.reason, p.message, p.answer, p.proposed_by, p.proposed_at,
      p.answer_until, p.amount_minor,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
       from orders.proposal_lines l where l.proposal_id = p.id) as lines,
      (select jsonb_agg(jsonb_build_object('status', h.status, 'side', h.side, 'happenedAt', h.happened_at) order by h.id)
       from orders.proposal_history h where h.proposal_id = p.id) as history,
      (select jsonb_build_object('shippedAt', r.shipped_at, 'carrier', r.carrier, 'trackingNumber', r.tracking_number, 'trackingUrl', r.tracking_url)
       from orders.replacements r where r.proposal_id = p.id and r.cancelled_at is null) as replacement,
      (select jsonb_build_object('message', d.message, 'openedAt', d.opened_at, 'answer', d.answer, 'answeredAt', d.answered_at,
        'decision', d.decision, 'reason', d.reason, 'decidedAt', d.decided_at)
       from orders.disputes d where d.proposal_id = p.id) as dispute
    from orders.proposals p where ${where} order by p.id desc limit ${SHOWN}`.execute(db)
  return rows.map(({ history, replacement, dispute, ...row }) => ({
    ...row,
    history: history.map((entry) => ({ ...entry, happenedAt: new Date(entry.happenedAt) })),
    replacement: replacement && { ...replacement, shippedAt: replacement.shippedAt && new Date(replacement.shippedAt) },
    dispute: dispute && {
      ...dispute,
      openedAt: new Date(dispute.openedAt),
      answeredAt: dispute.answeredAt && new Date(dispute.answeredAt),
      decidedAt: dispute.decidedAt && new Date(dispute.decidedAt),
    },
  }))
}

/** Open proposals whose deadline passed, oldest first. */
export async function listOverdueIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.proposals where status = 'Open' and answer_until < ${now} order by answer_until, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

type Task = {
  id: string
  orderId: string
  number: number
  buyer: string
  task: 'answer' | 'ship'
  kind: ProposalKind
  itemCount: number
  since: Date
}

/** Requests the vendor has to answer and replacements to ship, oldest first. */
export async function loadProposalTasks(db: Db, workspaceId: string, limit: number): Promise<Task[]> {
  const { rows } = await sql<Task>`
    select t.*, o.shipping_address ->> 'name' as buyer, (select sum(quantity) from orders.proposal_lines where proposal_id = t.id) as item_count
    from (
      (select id, order_id, part_number as number, 'answer' as task, kind, proposed_at as since from orders.proposals
       where workspace_id = ${workspaceId} and status = 'Open' and side = 'shopper' order by proposed_at, id limit ${limit})
      union all
      (select proposal_id, order_id, part_number, 'ship', 'replacement', agreed_at from orders.replacements
       where workspace_id = ${workspaceId} and shipped_at is null and cancelled_at is null order by agreed_at, proposal_id limit ${limit})
    ) t
    join orders.orders o on o.id = t.order_id
    order by t.since, t.id limit ${limit}`.execute(db)
  return rows
}

export async function countProposalTasks(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from orders.proposals where workspace_id = ${workspaceId} and status = 'Open' and side = 'shopper')
      + (select count(*) from orders.replacements where workspace_id = ${workspaceId} and shipped_at is null and cancelled_at is null) as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
