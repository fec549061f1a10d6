import { transferInitiated } from '#events/inventory.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { randomText } from '#platform/shared/ids.ts'
import { TRANSFER_DELAY_MS } from '../../contract.ts'
import { insertIncoming } from '../incoming.sql.ts'
import type { NamedLot } from '../lots/lots.rules.ts'
import { requireMovable } from '../require-stocked.ts'
import { takeOut } from '../take-out.ts'
import { requireWarehouses } from '../warehouses/default-warehouse.ts'
import { transferStates } from './transfer-states.ts'
import { insertTransfer } from './transfers.sql.ts'

export type NewTransfer = {
  fromWarehouseId: string
  toWarehouseId: string
  items: readonly { variantId: string; quantity: number; lots?: readonly NamedLot[] | undefined }[]
  note: string
}

/** Takes the units from their warehouse at once (spec §4). Returns the transfer's id. Fails like `createTransfer`. */
export async function initiateTransfer(tx: Tx, workspaceId: string, createdBy: string | null, transfer: NewTransfer): Promise<string> {
  const { fromWarehouseId, toWarehouseId, items, note } = transfer
  if (fromWarehouseId === toWarehouseId) throw new Failure('SAME_WAREHOUSE')
  const variants = await requireMovable(
    tx.db,
    workspaceId,
    items.map(({ variantId }) => variantId),
  )
  await requireWarehouses(tx, workspaceId, [fromWarehouseId, toWarehouseId])
  const reference = { type: 'transfer', id: `TRF-${randomText(10).toUpperCase()}` }
  const values = await takeOut(
    tx,
    workspaceId,
    items.map(({ variantId, quantity, lots }) => ({
      variantId,
      from: fromWarehouseId,
      to: 'transit',
      quantity,
      lots,
      kind: 'transferOut',
      reference,
      actor: createdBy,
    })),
  )
  const lines = items.map(({ variantId, quantity }, index) => ({
    variantId,
    quantity,
    sku: variants[index]?.sku ?? '',
    valueMinor: values[index] ?? 0,
  }))
  const dueAt = new Date(tx.now.getTime() + TRANSFER_DELAY_MS)
  const row = {
    id: reference.id,
    workspaceId,
    fromWarehouseId,
    toWarehouseId,
    status: transferStates.first,
    note,
    lines: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: tx.now,
    createdBy,
    dueAt,
    completedAt: null,
    cancelledAt: null,
  }
  await insertTransfer(tx.db, row, lines)
  await tx.services.search.add(tx, 'stockTransfer', [row.id])
  await insertIncoming(
    tx.db,
    workspaceId,
    reference,
    items.map(({ variantId, quantity }) => ({ variantId, quantity, warehouseId: toWarehouseId })),
  )
  publish(tx, transferInitiated({ transferId: reference.id, workspaceId, dueAt: dueAt.toISOString() }))
  return reference.id
}
