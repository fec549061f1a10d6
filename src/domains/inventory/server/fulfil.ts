import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { sumDemand, type Units } from './bundles.rules.ts'
import { loadAllocatedUnits, lockStock, releaseUnits, type StockAfterUpdate, shipUnits } from './fulfilment.sql.ts'
import { receiveStock } from './receive-stock.ts'
import { insertMovements, loadStockByVariant } from './stock.sql.ts'

type StockUnits = { variantId: string; quantity: number }
type Reference = { type: string; id: string }

/** Ships units allocated to `reference`. Ignores units that were not allocated because the variant was untracked. */
export async function shipAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = await lockAllocated(tx, lines, reference)
  if (units.length > 0) await recordMovements(tx, await shipUnits(tx.db, units), 'shipped', reference)
}

/** Releases units allocated to `reference`. Ignores units that are no longer allocated, so that a repeated call releases nothing. */
export async function releaseAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = await lockAllocated(tx, lines, reference)
  if (units.length === 0) return
  const released = await releaseUnits(tx.db, units)
  await recordMovements(tx, released, 'released', reference)
  publish(
    tx,
    ...released.map(({ quantity, available, productId, variantId, workspaceId }) =>
      stockChanged({ productId, variantId, workspaceId, before: available - quantity, after: available }),
    ),
  )
}

/** Puts returned units back into stock. Untracked variants stay untracked. */
export async function restock(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = sumByVariant(lines)
  const tracked = await loadStockByVariant(
    tx.db,
    units.map(({ variantId }) => variantId),
  )
  const quantities = new Map(units.map(({ variantId, quantity }) => [variantId, quantity]))
  for (const { variantId, productId, workspaceId } of tracked.sort((a, b) => (a.variantId < b.variantId ? -1 : 1)))
    await receiveStock(tx, { workspaceId, productId, variantId, quantity: quantities.get(variantId) ?? 0, reference })
}

async function lockAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<StockUnits[]> {
  const units = sumByVariant(lines)
  await lockStock(
    tx.db,
    units.map(({ variantId }) => variantId),
  )
  return loadAllocatedUnits(tx.db, units, reference)
}

/** Adds up units of the same variant; bundles count as the parts they had at the sale. */
function sumByVariant(lines: readonly Units[]): StockUnits[] {
  return [...sumDemand(lines)].map(([variantId, quantity]) => ({ variantId, quantity }))
}

async function recordMovements(
  tx: Tx,
  taken: readonly StockAfterUpdate[],
  kind: 'shipped' | 'released',
  { type, id }: Reference,
): Promise<void> {
  await insertMovements(
    tx.db,
    taken.map(({ variantId, workspaceId, quantity }) => ({
      id: newId('mov'),
      workspaceId,
      variantId,
      kind,
      onHandDelta: kind === 'shipped' ? -quantity : 0,
      allocatedDelta: -quantity,
      referenceType: type,
      referenceId: id,
      movedAt: tx.now,
    })),
  )
}
