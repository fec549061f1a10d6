import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, containing, listPage, type Paging } from '#platform/server/list-page.ts'
import type { BillStatus, Currency } from '../contract/constants.ts'
import type { Tables } from './db.types.ts'
import type { BilledLine } from './match-bill.rules.ts'

const procurement = schemaOf<Tables>()

type BillFields = {
  workspaceId: string
  id: string
  orderId: string
  supplierId: string
  number: string
  billedOn: string
  dueOn: string | null
  currency: Currency
  otherMinor: number
  totalMinor: number
  baseMinor: number
  status: BillStatus
  note: string
  enteredBy: string
  createdAt: Date
}

export type BillRow = BillFields & {
  paidOn: string | null
  paidBy: string | null
  paidNote: string
  voidedAt: Date | null
  voidedBy: string | null
  voidReason: string
  version: number
  orderNumber: string
  supplierName: string
  lines: (BilledLine & { lineId: string; name: string })[]
  /** Other costs of this and all earlier bills of the order, and those of its receipts. */
  otherBilledMinor: number
  otherReceivedMinor: number
}

// Earlier bills are those with a smaller id, which carries the time of the entry.
const ROW = sql`b.workspace_id, b.id, b.order_id, b.supplier_id, b.number, b.billed_on, b.due_on, b.currency, b.other_minor, b.total_minor,
  b.base_minor, b.status, b.note, b.entered_by, b.created_at, b.paid_on, b.paid_by, b.paid_note, b.voided_at, b.voided_by, b.void_reason,
  b.version, o.number as order_number, s.name as supplier_name,
  (select coalesce(sum(other_minor), 0)::bigint from procurement.bills
    where order_id = b.order_id and (id = b.id or id < b.id and status <> 'Void')) as other_billed_minor,
  (select coalesce(sum(extra_minor), 0)::bigint from procurement.receipts where order_id = b.order_id) as other_received_minor,
  (select coalesce(json_agg(json_build_object('lineId', l.line_id, 'name', l.name, 'quantity', l.quantity, 'priceMinor', l.price_minor,
      'orderedPriceMinor', coalesce(p.price_minor, l.price_minor), 'received', coalesce(p.received, 0),
      'billed', l.quantity + (select coalesce(sum(e.quantity), 0) from procurement.bill_lines e join procurement.bills c on c.id = e.bill_id
        where e.line_id = l.line_id and e.bill_id < b.id and c.status <> 'Void')) order by l.position), '[]')
    from procurement.bill_lines l left join procurement.lines p on p.id = l.line_id where l.bill_id = b.id) as lines`

const FROM = sql`procurement.bills b join procurement.orders o on o.id = b.order_id join procurement.suppliers s on s.id = b.supplier_id`

// Not a parameter: with one, PostgreSQL doesn't find the partial index.
const COUNTS = sql<boolean>`status <> 'Void'`

export type NewBillLine = { billId: string; lineId: string; position: number; name: string; quantity: number; priceMinor: number }

/** Returns false if the supplier has such a bill that isn't void. */
export async function insertBill(db: Db, bill: BillFields & { numberKey: string }, lines: readonly NewBillLine[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await procurement(db)
    .insertInto('procurement.bills')
    .values(bill)
    .onConflict((conflict) => conflict.columns(['supplierId', 'numberKey']).where(COUNTS).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  if (lines.length > 0)
    await procurement(db)
      .insertInto('procurement.billLines')
      .values([...lines])
      .execute()
  return true
}

/** Adds units to what is billed of the lines of an order; negative ones take them away. */
export async function addBilled(db: Db, lines: readonly { lineId: string; quantity: number }[]): Promise<void> {
  const ids = lines.map(({ lineId }) => lineId)
  const quantities = lines.map(({ quantity }) => quantity)
  await sql`
    update procurement.lines l set billed = l.billed + b.quantity
    from unnest(${ids}::text[], ${quantities}::bigint[]) b (id, quantity) where l.id = b.id`.execute(db)
}

export async function findBill(db: Db, workspaceId: string, id: string): Promise<BillRow | undefined> {
  const { rows } = await sql<BillRow>`select ${ROW} from ${FROM} where b.workspace_id = ${workspaceId} and b.id = ${id}`.execute(db)
  return rows[0]
}

export async function findOrderIdOfBill(db: Db, workspaceId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from procurement.bills where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
  return rows[0]?.orderId ?? null
}

type BillChange = Partial<Pick<BillRow, 'status' | 'paidOn' | 'paidBy' | 'paidNote' | 'voidedAt' | 'voidedBy' | 'voidReason'>>

/** Raises the version. */
export async function changeBill(db: Db, id: string, change: BillChange): Promise<void> {
  await procurement(db)
    .updateTable('procurement.bills')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const id = sql`b.id`

export const BILL_ORDER = {
  ...bothDirections('billed', { id, by: sql`b.billed_on`, cast: 'date', keyOf: (row: BillRow) => [row.billedOn, row.id] }),
  ...bothDirections('due', {
    id,
    by: sql`coalesce(b.due_on, 'infinity'::date)`,
    cast: 'date',
    keyOf: (row: BillRow) => [row.dueOn ?? 'infinity', row.id],
  }),
}

export type BillFilter = {
  workspaceId: string
  /** The date of today, for what is overdue. */
  today: string
  q?: string | undefined
  orderId?: string | undefined
  supplierId?: string | undefined
  status?: BillStatus | undefined
  overdue: boolean
}

export async function listBillRows(db: Db, filter: BillFilter, { sort, ...paging }: Paging & { sort: keyof typeof BILL_ORDER }) {
  const { workspaceId, today, q, orderId, supplierId, status, overdue } = filter
  const pattern = q && containing(q)
  return listPage<BillRow>(db, {
    ...paging,
    sort: BILL_ORDER[sort],
    where: [
      sql`b.workspace_id = ${workspaceId}`,
      orderId ? sql`b.order_id = ${orderId}` : null,
      supplierId ? sql`b.supplier_id = ${supplierId}` : null,
      status ? sql`b.status = ${status}` : null,
      overdue ? sql`b.status = 'Open' and b.due_on < ${today}::date` : null,
      pattern ? sql`(b.number ilike ${pattern} or o.number ilike ${pattern} or s.name ilike ${pattern})` : null,
    ],
    countFrom: FROM,
    select: (page) => sql`select ${ROW} from ${FROM} ${page}`,
  })
}

/** The bills that a person entered, paid or made void, for their export. */
export async function loadBillsBy(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select number, billed_on, created_at, entered_by = ${userId} as entered, paid_by is not distinct from ${userId} as paid,
      voided_by is not distinct from ${userId} as voided
    from procurement.bills where ${userId} in (entered_by, paid_by, voided_by) order by id`.execute(db)
  return rows
}
