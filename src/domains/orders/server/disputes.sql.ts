import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { ReturnStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export async function insertDispute(
  db: Db,
  dispute: { returnId: string; workspaceId: string; words: string; askedAt: Date },
): Promise<void> {
  await orders(db).insertInto('orders.disputes').values(dispute).execute()
}

export async function putDisputeAnswer(db: Db, returnId: string, answer: string, answeredAt: Date): Promise<void> {
  await orders(db).updateTable('orders.disputes').set({ answer, answeredAt }).where('returnId', '=', returnId).execute()
}

export async function putDecision(
  db: Db,
  returnId: string,
  verdict: { decision: 'refunded' | 'dismissed'; reason: string; decidedAt: Date },
): Promise<void> {
  await orders(db).updateTable('orders.disputes').set(verdict).where('returnId', '=', returnId).execute()
}

export type DisputeState = 'open' | 'over'
export type ListedDispute = {
  returnId: string
  orderId: string
  number: number
  vendor: string
  buyer: string
  goods: { name: string; quantity: number }[]
  words: string
  askedAt: Date
  answered: boolean
  status: ReturnStatus
}

const ORDERS: Record<DisputeState, Keyset> = {
  open: { name: 'open disputes', by: sql`d.asked_at`, cast: 'timestamptz', id: sql`d.return_id`, direction: 'asc' },
  over: { name: 'disputes that are over', by: sql`d.asked_at`, cast: 'timestamptz', id: sql`d.return_id`, direction: 'desc' },
}

export const disputeOrder = (state: DisputeState): Keyset => ORDERS[state]

const inState = (state: DisputeState): RawBuilder<unknown> => (state === 'open' ? sql`r.status = 'Disputed'` : sql`r.status <> 'Disputed'`)

export async function pageOfDisputes(db: Db, state: DisputeState, cursor: string | undefined, limit: number): Promise<ListedDispute[]> {
  const after = afterCursor(ORDERS[state], cursor)
  const { rows } = await sql<ListedDispute>`
    select d.return_id, r.order_id, r.part_number as number, p.vendor_name as vendor, o.shipping_address ->> 'name' as buyer,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', x.quantity) order by l.position)
       from orders.return_lines x join orders.lines l on l.order_id = x.order_id and l.position = x.position where x.return_id = r.id) as goods,
      d.words, d.asked_at, d.answered_at is not null as answered, r.status
    from orders.disputes d join orders.returns r on r.id = d.return_id
    join orders.orders o on o.id = r.order_id
    join orders.parts p on p.order_id = r.order_id and p.number = r.part_number
    where ${inState(state)} ${after ? sql`and ${after}` : sql``} ${orderBy(ORDERS[state])} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countDisputes(db: Db, state: DisputeState): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders.disputes d join orders.returns r on r.id = d.return_id where ${inState(state)} limit ${COUNTED_EXACTLY + 1}
    ) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

/** The order and part a return is about, whoever's. */
export async function partOfAnyReturn(db: Db, returnId: string): Promise<{ orderId: string; number: number } | undefined> {
  return orders(db).selectFrom('orders.returns').select(['orderId', 'partNumber as number']).where('id', '=', returnId).executeTakeFirst()
}
