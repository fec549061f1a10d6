/** Statements about transfers. A transfer is locked before the stock in it. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { type Conditions, listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { TransferStatus } from '../../contract.ts'
import type { Tables } from '../db.types.ts'

const inventory = schemaOf<Tables>()

export type TransferRecord = {
  id: string
  workspaceId: string
  fromWarehouseId: string
  toWarehouseId: string
  status: TransferStatus
  note: string
  lines: number
  units: number
  createdAt: Date
  createdBy: string | null
  dueAt: Date
  completedAt: Date | null
  cancelledAt: Date | null
}

export type TransferLine = { variantId: string; sku: string; quantity: number; valueMinor: number }
export type ListedTransfer = TransferRecord & { fromName: string; toName: string }

export async function insertTransfer(db: Db, transfer: TransferRecord, lines: readonly TransferLine[]): Promise<void> {
  await inventory(db).insertInto('inventory.transfers').values(transfer).execute()
  await sql`
    insert into inventory.transfer_lines (transfer_id, position, variant_id, sku, quantity, value_minor)
    select ${transfer.id}, w.position - 1, w.variant_id, w.sku, w.quantity, w.value_minor
    from unnest(${lines.map(({ variantId }) => variantId)}::text[], ${lines.map(({ sku }) => sku)}::text[],
      ${lines.map(({ quantity }) => quantity)}::bigint[], ${lines.map(({ valueMinor }) => valueMinor)}::bigint[])
      with ordinality as w(variant_id, sku, quantity, value_minor, position)`.execute(db)
}

/** Ends a pending transfer; null if it has ended. */
export async function endTransfer(db: Db, id: string, as: 'Completed' | 'Cancelled', now: Date): Promise<TransferRecord | null> {
  const row = await inventory(db)
    .updateTable('inventory.transfers')
    .set({ status: as, ...(as === 'Completed' ? { completedAt: now } : { cancelledAt: now }) })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .returningAll()
    .executeTakeFirst()
  return (row as TransferRecord | undefined) ?? null
}

export async function loadTransferLines(db: Db, id: string): Promise<TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select variant_id, sku, quantity, value_minor from inventory.transfer_lines where transfer_id = ${id} order by position`.execute(db)
  return rows
}

const COLUMNS = sql`t.*, f.name as from_name, o.name as to_name`
const TABLES = sql`inventory.transfers t join inventory.warehouses f on f.id = t.from_warehouse_id join inventory.warehouses o on o.id = t.to_warehouse_id`

export async function findTransfer(db: Db, workspaceId: string, id: string): Promise<ListedTransfer | null> {
  const { rows } = await sql<ListedTransfer>`
    select ${COLUMNS} from ${TABLES} where t.id = ${id} and t.workspace_id = ${workspaceId}`.execute(db)
  return rows[0] ?? null
}

const LATEST: Sorting<ListedTransfer> = {
  name: 'latest transfers',
  by: sql`t.created_at`,
  cast: 'timestamptz',
  id: sql`t.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

export type TransferFilter = { workspaceId: string; status?: TransferStatus | undefined; warehouseId?: string | undefined }

export async function listTransferRows(
  db: Db,
  { workspaceId, status, warehouseId }: TransferFilter,
  paging: Paging,
): Promise<Page<ListedTransfer> & { total: Total }> {
  const where: Conditions = [
    sql`t.workspace_id = ${workspaceId}`,
    status ? sql`t.status = ${status}` : null,
    warehouseId ? sql`${warehouseId} in (t.from_warehouse_id, t.to_warehouse_id)` : null,
  ]
  return listPage<ListedTransfer>(db, {
    ...paging,
    where,
    sort: LATEST,
    select: (page) => sql`select ${COLUMNS} from ${TABLES} ${page}`,
    countFrom: sql`inventory.transfers t`,
  })
}

/** Transfers that a person initiated. */
export async function loadTransfersBy(db: Db, userId: string): Promise<{ id: string; status: string; note: string; createdAt: Date }[]> {
  const { rows } = await sql<{ id: string; status: string; note: string; createdAt: Date }>`
    select id, status, note, created_at from inventory.transfers where created_by = ${userId} order by created_at, id`.execute(db)
  return rows
}
