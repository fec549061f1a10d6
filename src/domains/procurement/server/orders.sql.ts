import { sql } from 'kysely'
import type { RecordFilter } from '#domains/records/contract.ts'
import { recordConditions } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, containing, listPage, type Paging } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { ChangeKind, Currency, OrderStatus, ReturnReason } from '../contract/constants.ts'
import type { Tables } from './db.types.ts'
import type { LineRow } from './lines.sql.ts'

const procurement = schemaOf<Tables>()

export type OrderFields = {
  supplierId: string
  currency: Currency
  rateMicros: number
  expectedOn: string
  notes: string
  totalMinor: number
  baseMinor: number
}

export type OrderRow = OrderFields & {
  workspaceId: string
  id: string
  number: string
  author: string
  /** Who last changed what is bought. */
  termsBy: string
  status: OrderStatus
  /** There is an open request for approval. */
  awaitingApproval: boolean
  /** The day that the supplier confirmed. */
  confirmedOn: string | null
  approvedBy: string | null
  approvedAt: Date | null
  createdAt: Date
  version: number
}

export type SummaryRow = OrderRow & { supplierName: string }

const ROW = sql`o.workspace_id, o.id, o.number, o.supplier_id, o.author, o.terms_by, o.status, o.currency, o.rate_micros, o.expected_on, o.notes,
  o.total_minor, o.base_minor, o.confirmed_on, o.awaiting_approval, o.approved_by, o.approved_at, o.created_at, o.version`

/** When it is expected: the day that the supplier confirmed, or the one that was asked for. */
export const dueOn = ({ confirmedOn, expectedOn }: Pick<OrderRow, 'confirmedOn' | 'expectedOn'>): string => confirmedOn ?? expectedOn

/** Returns false if the number is taken in the workspace. */
export async function insertOrder(
  db: Db,
  row: Omit<OrderRow, 'awaitingApproval' | 'confirmedOn' | 'approvedBy' | 'approvedAt' | 'version'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await procurement(db)
    .insertInto('procurement.orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'number']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The smallest number that no order of the workspace has; null when all are taken. */
export async function findFreeNumber(db: Db, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select lpad(n::text, 5, '0') as number from generate_series(0, 99999) n
    where not exists (select from procurement.orders where workspace_id = ${workspaceId} and number = lpad(n::text, 5, '0')) limit 1`.execute(
    db,
  )
  return rows[0]?.number ?? null
}

export async function findOrder(db: Db, workspaceId: string, id: string): Promise<SummaryRow | undefined> {
  const { rows } = await sql<SummaryRow>`
    select ${ROW}, s.name as supplier_name from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id
    where o.workspace_id = ${workspaceId} and o.id = ${id}`.execute(db)
  return rows[0]
}

export type OrderRecordRow = SummaryRow & {
  /** In their order. */
  lines: LineRow[]
  /** Newest first; `changedAt` as text. */
  changes: (Omit<ChangeRow, 'changedAt'> & { changedAt: string })[]
  overReceiptPercent: number
  /** Newest first. */
  returns: {
    id: string
    receiptId: string
    returnedOn: string
    reason: ReturnReason
    replaced: boolean
    note: string
    creditMinor: number
    lines: { lineId: string; quantity: number }[]
  }[]
}

/** All that the page of an order needs of it, except its receipts, in one statement. */
export async function findOrderRecord(db: Db, workspaceId: string, id: string, maxChanges: number): Promise<OrderRecordRow | undefined> {
  const { rows } = await sql<OrderRecordRow>`
    select ${ROW}, s.name as supplier_name,
      coalesce((select over_receipt_percent from procurement.rules where workspace_id = o.workspace_id), 0) as over_receipt_percent,
      (select coalesce(json_agg(json_build_object('id', l.id, 'orderId', l.order_id, 'position', l.position, 'variantId', l.variant_id,
          'productId', l.product_id, 'sku', l.sku, 'supplierSku', l.supplier_sku, 'name', l.name, 'quantity', l.quantity, 'priceMinor', l.price_minor,
          'received', l.received, 'closed', l.closed, 'billed', l.billed, 'replacing', l.replacing, 'warehouseId', l.warehouse_id) order by l.position), '[]')
        from procurement.lines l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('kind', c.kind, 'status', c.status, 'actor', c.actor, 'changedAt', c.changed_at)
          order by c.id desc), '[]')
        from (select * from procurement.changes where order_id = o.id order by id desc limit ${maxChanges}) c) as changes,
      (select coalesce(json_agg(json_build_object('id', r.id, 'receiptId', r.receipt_id, 'returnedOn', r.returned_on, 'reason', r.reason,
          'replaced', r.replaced, 'note', r.note, 'creditMinor', t.credit, 'lines', t.lines) order by r.id desc), '[]')
        from procurement.supplier_returns r cross join lateral (
          select sum(credit_minor) as credit, json_agg(json_build_object('lineId', line_id, 'quantity', quantity) order by line_id) as lines
          from procurement.supplier_return_lines where return_id = r.id
        ) t where r.order_id = o.id) as returns
    from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id
    where o.workspace_id = ${workspaceId} and o.id = ${id}`.execute(db)
  return rows[0]
}

export async function loadOrders(db: Db, ids: readonly string[]): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${ROW}, s.name as supplier_name from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id
    where o.id = any(${ids})`.execute(db)
  return rows
}

/** Locks the order until the transaction ends. */
export async function lockOrder(db: Db, workspaceId: string, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ROW} from procurement.orders o where o.workspace_id = ${workspaceId} and o.id = ${id} for update`.execute(db)
  return rows[0]
}

type OrderChange = Partial<
  OrderFields & Pick<OrderRow, 'status' | 'termsBy' | 'awaitingApproval' | 'confirmedOn' | 'approvedBy' | 'approvedAt'>
>

/** Raises the version. */
export async function changeOrder(db: Db, id: string, change: OrderChange): Promise<void> {
  await procurement(db)
    .updateTable('procurement.orders')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The supplier's day no longer counts. The version stays. */
export async function clearConfirmedDay(db: Db, id: string): Promise<void> {
  await sql`update procurement.orders set confirmed_on = null where id = ${id} and confirmed_on is not null`.execute(db)
}

/** Open orders that passed their day since the last time; each is returned once. */
export async function takeLateOrders(db: Db, { today, now }: { today: string; now: Date }, limit: number): Promise<LateOrder[]> {
  const { rows } = await sql<LateOrder>`
    update procurement.orders o set late_at = ${now}
    where o.id in (
      select id from procurement.orders
      where late_at is null and status not in ('Draft', 'Fulfilled', 'Cancelled') and due_on < ${today}::date
      order by due_on, id limit ${limit} for update skip locked
    )
    returning o.id, o.workspace_id, o.number, o.author`.execute(db)
  return rows
}

type LateOrder = Pick<OrderRow, 'id' | 'workspaceId' | 'number' | 'author'>

export type NewChange = { orderId: string; id: string; kind: ChangeKind; status: OrderStatus; actor: string; changedAt: Date }

export async function insertChange(db: Db, row: NewChange): Promise<void> {
  await procurement(db).insertInto('procurement.changes').values(row).execute()
}

export type ChangeRow = { kind: ChangeKind; status: OrderStatus; actor: string; changedAt: Date }

const id = sql`o.id`

export const SORTS = {
  ...bothDirections('created', {
    id,
    by: sql`o.created_at`,
    cast: 'timestamptz',
    keyOf: (row: SummaryRow) => [row.createdAt.toISOString(), row.id],
  }),
  ...bothDirections('expected', { id, by: sql`o.due_on`, cast: 'date', keyOf: (row: SummaryRow) => [dueOn(row), row.id] }),
}

export type OrderFilter = RecordFilter & {
  workspaceId: string
  /** The date of today, for what is late. */
  today: string
  q?: string | undefined
  status?: OrderStatus | undefined
  which?: 'open' | 'late' | 'awaitingApproval' | undefined
  supplierId?: string | undefined
}

const WITH_SUPPLIERS = sql`procurement.orders o join procurement.suppliers s on s.id = o.supplier_id`
const OPEN = sql`o.status not in ('Fulfilled', 'Cancelled')`
const AWAITING = sql`o.awaiting_approval and ${OPEN}`
/** Columns of the kept counts. */
const KEPT_COUNTS = { open: sql`orders`, late: sql`orders - drafts`, awaitingApproval: sql`awaiting` }

export async function listOrderRows(db: Db, filter: OrderFilter, { sort, ...paging }: Paging & { sort: keyof typeof SORTS }) {
  const { workspaceId, today, q, status, which, supplierId, tagId, assigneeId } = filter
  const pattern = q && containing(q)
  const isKept = which && !status && !supplierId && !pattern && !tagId && !assigneeId
  return listPage<SummaryRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      sql`o.workspace_id = ${workspaceId}`,
      status ? sql`o.status = ${status}` : null,
      which === 'open' ? OPEN : null,
      which === 'late' ? sql`${OPEN} and o.status <> 'Draft' and o.due_on < ${today}::date` : null,
      which === 'awaitingApproval' ? AWAITING : null,
      supplierId ? sql`o.supplier_id = ${supplierId}` : null,
      ...recordConditions(sql`o.id`, { workspaceId, type: 'purchaseOrder', tagId, assigneeId }),
      pattern ? sql`(o.number ilike ${pattern} or s.name ilike ${pattern})` : null,
    ],
    countFrom: pattern ? WITH_SUPPLIERS : sql`procurement.orders o`,
    ...(isKept && { count: () => countOpenOrders(db, workspaceId, which, today) }),
    select: (page) => sql`select ${ROW}, s.name as supplier_name from ${WITH_SUPPLIERS} ${page}`,
  })
}

export type Overview = { open: number; late: number; awaitingApproval: number; suppliers: number; openMinor: number }

export async function loadOverviewRow(db: Db, workspaceId: string, today: string): Promise<Overview> {
  const { rows } = await sql<Overview>`
    select coalesce(sum(orders), 0)::bigint as open, coalesce(sum(orders - drafts) filter (where due_on < ${today}::date), 0)::bigint as late,
      coalesce(sum(awaiting), 0)::bigint as awaiting_approval, coalesce(sum(base_minor), 0)::bigint as open_minor,
      (select count(*) from procurement.suppliers where workspace_id = ${workspaceId} and archived_at is null) as suppliers
    from procurement.open_days where workspace_id = ${workspaceId}`.execute(db)
  return rows[0] ?? { open: 0, late: 0, awaitingApproval: 0, suppliers: 0, openMinor: 0 }
}

/** The number of open orders, or of late ones, from the kept counts. */
async function countOpenOrders(db: Db, workspaceId: string, which: keyof typeof KEPT_COUNTS, today: string): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(${KEPT_COUNTS[which]}), 0)::bigint as count from procurement.open_days
    where workspace_id = ${workspaceId} ${which === 'late' ? sql`and due_on < ${today}::date` : sql``}`.execute(db)
  return { count: rows[0]?.count ?? 0, exact: true }
}

/** The orders that a person wrote, received, changed, or confirmed for their supplier, for their export. */
export async function loadOrdersBy(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql`
    select o.number, o.created_at, c.kind, c.status, c.changed_at
    from procurement.changes c join procurement.orders o on o.id = c.order_id where c.actor = ${userId}
    union all
    select o.number, o.created_at, 'confirmed', 'Confirmed', s.confirmed_at
    from procurement.sendings s join procurement.orders o on o.id = s.order_id where s.confirmed_by = ${userId}
    union all
    select o.number, o.created_at, 'advised', 'Sent', a.created_at
    from procurement.advices a join procurement.orders o on o.id = a.order_id where a.actor = ${userId}
    order by changed_at`.execute(db)
  return rows
}
