import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { countMatching, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { SoldIn } from '../../catalog/contract.ts'
import type { ReturnStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export async function insertDispute(
  db: Db,
  dispute: ({ returnId: string } | { proposalId: string }) & { workspaceId: string; message: string; openedAt: Date },
): Promise<void> {
  await orders(db).insertInto('orders.disputes').values(dispute).execute()
}

export async function updateDisputeAnswer(db: Db, id: string, answer: string, answeredAt: Date): Promise<void> {
  await orders(db).updateTable('orders.disputes').set({ answer, answeredAt }).where('id', '=', id).execute()
}

export async function saveDisputeDecision(
  db: Db,
  id: string,
  verdict: { decision: 'refunded' | 'dismissed'; reason: string; decidedAt: Date },
): Promise<void> {
  await orders(db).updateTable('orders.disputes').set(verdict).where('id', '=', id).execute()
}

export type DisputeState = 'open' | 'over'
export type ListedDispute = {
  id: string
  about: 'return' | 'proposal'
  orderId: string
  number: number
  vendor: string
  buyer: string
  goods: { name: string; quantity: number; measure: SoldIn }[]
  message: string
  openedAt: Date
  answered: boolean
  status: ReturnStatus
}

const keyOf = ({ openedAt, id }: ListedDispute): [string, string] => [openedAt.toISOString(), id]

const KEYSETS: Record<DisputeState, Sorting<ListedDispute>> = {
  open: { name: 'open disputes', by: sql`d.opened_at`, cast: 'timestamptz', id: sql`d.id`, direction: 'asc', keyOf },
  over: { name: 'disputes that are over', by: sql`d.opened_at`, cast: 'timestamptz', id: sql`d.id`, direction: 'desc', keyOf },
}

/** The status of what the dispute is about. */
const STATUS = sql`coalesce(r.status, q.status)`

const inState = (state: DisputeState): RawBuilder<unknown> =>
  state === 'open' ? sql`${STATUS} = 'Disputed'` : sql`${STATUS} <> 'Disputed'`

const DISPUTES = sql`orders.disputes d left join orders.returns r on r.id = d.return_id left join orders.proposals q on q.id = d.proposal_id`

export async function listDisputeRows(db: Db, state: DisputeState, paging: Paging) {
  return listPage<ListedDispute>(db, {
    ...paging,
    sort: KEYSETS[state],
    where: [inState(state)],
    countFrom: DISPUTES,
    select: (page) => sql`
      select d.id, case when d.return_id is null then 'proposal' else 'return' end as about, o.id as order_id, p.number,
        p.vendor_name as vendor, o.shipping_address ->> 'name' as buyer,
        (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', x.quantity, 'measure', l.measure) order by l.position)
         from (
           select order_id, position, quantity from orders.return_lines where return_id = d.return_id
           union all
           select order_id, position, quantity from orders.proposal_lines where proposal_id = d.proposal_id
         ) x join orders.lines l on l.order_id = x.order_id and l.position = x.position) as goods,
        d.message, d.opened_at, d.answered_at is not null as answered, ${STATUS} as status
      from ${DISPUTES}
      join orders.orders o on o.id = coalesce(r.order_id, q.order_id)
      join orders.parts p on p.order_id = o.id and p.number = coalesce(r.part_number, q.part_number)
      ${page}`,
  })
}

export async function countDisputes(db: Db, state: DisputeState): Promise<Total> {
  return countMatching(db, DISPUTES, [inState(state)])
}

/** The order and part of a dispute of any vendor. */
export async function findPartOfDispute(db: Db, id: string): Promise<{ orderId: string; number: number } | undefined> {
  const { rows } = await sql<{ orderId: string; number: number }>`
    select coalesce(r.order_id, q.order_id) as order_id, coalesce(r.part_number, q.part_number) as number
    from ${DISPUTES} where d.id = ${id}`.execute(db)
  return rows[0]
}
