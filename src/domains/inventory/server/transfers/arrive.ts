import type { Tx } from '#platform/server/transact.ts'
import { deleteIncoming } from '../incoming.sql.ts'
import { moveStock } from '../move-stock.ts'
import { lockStockRows } from '../moves.sql.ts'
import { loadTransferLines, type TransferRecord } from './transfers.sql.ts'

/** Moves the units of an ended transfer out of transit into a warehouse, with the value they had left with. */
export async function arrive(tx: Tx, { id }: TransferRecord, warehouseId: string, actor: string | null): Promise<void> {
  const lines = await loadTransferLines(tx.db, id)
  const locked = await lockStockRows(
    tx.db,
    lines.map(({ variantId }) => variantId),
  )
  const reference = { type: 'transfer', id }
  await deleteIncoming(tx.db, reference)
  await moveStock(
    tx,
    locked,
    lines.map(({ variantId, quantity, valueMinor }) => ({
      variantId,
      from: 'transit',
      to: warehouseId,
      quantity,
      valueMinor,
      kind: 'transferIn',
      reference,
      actor,
    })),
  )
}
