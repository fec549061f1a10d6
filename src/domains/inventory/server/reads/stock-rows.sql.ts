/** Queries for stock per variant and warehouse. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { bothDirections, type Conditions, listPage, loadPage, type Page, type PageQuery, type Paging } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { StockSort } from '../../contract.ts'
import { countRows } from '../sums.sql.ts'

export type StockRowData = {
  id: string
  variantId: string
  warehouseId: string
  warehouse: string
  sku: string
  onHand: number
  allocated: number
  free: number
  /** Free units of all warehouses that no payment holds. */
  everywhere: number
  incoming: number
  reorderPoint: number
  valueMinor: number
}

const id = sql`i.id`

const ORDERS = {
  ...bothDirections('sku', { id, by: sql`i.sku`, cast: 'text', keyOf: (row: StockRowData) => [row.sku, row.id] }),
  ...bothDirections('onHand', { id, by: sql`i.quantity`, cast: 'bigint', keyOf: (row: StockRowData) => [row.onHand, row.id] }),
  ...bothDirections('available', { id, by: sql`i.free`, cast: 'bigint', keyOf: (row: StockRowData) => [row.free, row.id] }),
}

const COLUMNS = sql`i.id, i.variant_id, i.warehouse_id, w.name as warehouse, i.sku, i.quantity as on_hand, i.allocated, i.free, i.reorder_point,
  s.on_hand - s.allocated - s.held as everywhere,
  (select coalesce(sum(n.quantity), 0)::bigint from inventory.incoming n where n.variant_id = i.variant_id and n.warehouse_id = i.warehouse_id) as incoming,
  case when s.on_hand = 0 then 0 else round(s.value_minor::numeric * i.quantity / s.on_hand)::bigint end as value_minor`

const ROWS = sql`inventory.items i join inventory.stock s on s.variant_id = i.variant_id join inventory.warehouses w on w.id = i.warehouse_id`

/** A row of the list. `shipped`: units that customers got from this warehouse since the asked time. */
export type ListedStockRow = StockRowData & { shipped: number }

export type StockFilter = {
  workspaceId: string
  /** Only these variants. */
  variantIds?: readonly string[] | undefined
  warehouseId?: string | undefined
  state?: 'low' | 'out' | undefined
  shippedSince: Date
}

export async function listStockRows(
  db: Db,
  filter: StockFilter,
  { sort, ...paging }: Paging & { sort: StockSort },
): Promise<Page<ListedStockRow> & { total: Total }> {
  const { variantIds, state, workspaceId, warehouseId, shippedSince } = filter
  const query: PageQuery<ListedStockRow> = {
    ...paging,
    sort: ORDERS[sort],
    where: matching(filter),
    select: (page) => sql`
      select ${COLUMNS}, (
        select coalesce(sum(m.quantity), 0)::bigint from inventory.moves m
        where m.variant_id = i.variant_id and m.from_place = i.warehouse_id and m.kind = 'shipped' and m.moved_at > ${shippedSince}
      ) as shipped
      from ${ROWS} ${page}`,
  }
  if (variantIds || state === 'out') return listPage(db, { ...query, countFrom: sql`inventory.items i` })
  const [page, { variants, low }] = await Promise.all([loadPage(db, query), countRows(db, workspaceId, warehouseId)])
  return { ...page, total: { count: state === 'low' ? low : variants, exact: true } }
}

/** The rows of a variant, those of warehouses with a smaller priority number first. */
export async function loadVariantRows(db: Db, variantId: string): Promise<StockRowData[]> {
  const { rows } = await sql<StockRowData>`
    select ${COLUMNS} from ${ROWS} where i.variant_id = ${variantId} order by w.priority, w.id`.execute(db)
  return rows
}

function matching({ workspaceId, variantIds, warehouseId, state }: StockFilter): Conditions {
  return [
    sql`i.workspace_id = ${workspaceId}`,
    variantIds ? sql`i.variant_id = any(${variantIds})` : null,
    warehouseId ? sql`i.warehouse_id = ${warehouseId}` : null,
    state === 'low' ? sql`i.quantity - i.allocated <= i.reorder_point` : null,
    state === 'out' ? sql`i.quantity - i.allocated <= 0` : null,
  ]
}
