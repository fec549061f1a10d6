import type { Tx } from '#platform/server/transact.ts'
import { deleteIncoming, type Incoming, insertIncoming } from './incoming.sql.ts'
import type { Reference } from './move.ts'
import { requireWarehouses } from './warehouses/default-warehouse.ts'

/** Replaces what the reference, such as an open purchase order, will bring. Fails with NOT_FOUND for an unknown warehouse. */
export async function setIncoming(tx: Tx, workspaceId: string, reference: Reference, lines: readonly Incoming[]): Promise<void> {
  const open = lines.filter(({ quantity }) => quantity > 0)
  await requireWarehouses(
    tx,
    workspaceId,
    open.map(({ warehouseId }) => warehouseId),
  )
  await deleteIncoming(tx.db, reference)
  if (open.length > 0) await insertIncoming(tx.db, workspaceId, reference, open)
}

/** Nothing more will come. */
export async function clearIncoming(tx: Tx, reference: Reference): Promise<void> {
  await deleteIncoming(tx.db, reference)
}
