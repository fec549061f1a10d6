import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { countMatching, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { ReturnStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export async function insertDispute(
  db: Db,
  dispute: { returnId: string; workspaceId: string; message: string; openedAt: Date },
): Promise<void> {
  await orders(db).insertInto('orders.disputes').values(dispute).execute()
}

export async function updateDisputeAnswer(db: Db, returnId: string, answer: string, answeredAt: Date): Promise<void> {
  await orders(db).updateTable('orders.disputes').set({ answer, answeredAt }).where('returnId', '=', returnId).execute()
}

export async function saveDisputeDecision(
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
  message: string
  openedAt: Date
  answered: boolean
  status: ReturnStatus
}

const keyOf = ({ openedAt, returnId }: ListedDispute): [string, string] => [openedAt.toISOString(), returnId]

const KEYSETS: Record<DisputeState, Sorting<ListedDispute>> = {
  open: { name: 'open disputes', by: sql`d.opened_at`, cast: 'timestamptz', id: sql`d.return_id`, direction: 'asc', keyOf },
  over: { name: 'disputes that are over', by: sql`d.opened_at`, cast: 'timestamptz', id: sql`d.return_id`, direction: 'desc', keyOf },
}

const inState = (state: DisputeState): RawBuilder<unknown> => (state === 'open' ? sql`r.status = 'Disputed'` : sql`r.status <> 'Disputed'`)

const DISPUTED_RETURNS = sql`orders.disputes d join orders.returns r on r.id = d.return_id`

export async function listDisputeRows(db: Db, state: DisputeState, paging: Paging) {
  return listPage<ListedDispute>(db, {
    ...paging,
    sort: KEYSETS[state],
    where: [inState(state)],
    countFrom: DISPUTED_RETURNS,
    select: (page) => sql`
      select d.return_id, r.order_id, r.part_number as number, p.vendor_name as vendor, o.shipping_address ->> 'name' as buyer,
        (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', x.quantity) order by l.position)
         from orders.return_lines x join orders.lines l on l.order_id = x.order_id and l.position = x.position where x.return_id = r.id) as goods,
        d.message, d.opened_at, d.answered_at is not null as answered, r.status
      from ${DISPUTED_RETURNS}
      join orders.orders o on o.id = r.order_id
      join orders.parts p on p.order_id = r.order_id and p.number = r.part_number
      ${page}`,
  })
}

export async function countDisputes(db: Db, state: DisputeState): Promise<Total> {
  return countMatching(db, DISPUTED_RETURNS, [inState(state)])
}

/** The order and part of a return of any vendor. */
export async function findPartOfReturn(db: Db, returnId: string): Promise<{ orderId: string; number: number } | undefined> {
  return orders(db).selectFrom('orders.returns').select(['orderId', 'partNumber as number']).where('id', '=', returnId).executeTakeFirst()
}
