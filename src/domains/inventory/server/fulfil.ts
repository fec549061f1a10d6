import { stockChanged } from '#facts/inventory.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { lockStock, release, stillAllocated, type Taken, takeOut } from './fulfilment.sql.ts'
import { receiveStock } from './receive-stock.ts'
import { insertMovements, stockByVariant } from './stock.sql.ts'

type Units = { variantId: string; quantity: number }
type Reference = { type: string; id: string }

/** Units allocated to `reference` leave the house. What was not allocated to it, because it was not tracked, is passed over. */
export async function shipAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = await lockAllocated(tx, lines, reference)
  if (units.length > 0) await write(tx, await takeOut(tx.db, units), 'shipped', reference)
}

/** Units allocated to `reference` are free again, each of them once: what it does not hold any more is passed over. */
export async function releaseAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = await lockAllocated(tx, lines, reference)
  if (units.length === 0) return
  const released = await release(tx.db, units)
  await write(tx, released, 'released', reference)
  announce(
    tx,
    ...released.map(({ quantity, available, productId, variantId, workspaceId }) =>
      stockChanged({ productId, variantId, workspaceId, before: available - quantity, after: available }),
    ),
  )
}

/** Units that came back can be sold again. Variants that are not tracked stay so. */
export async function restock(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = added(lines)
  const tracked = await stockByVariant(
    tx.db,
    units.map(({ variantId }) => variantId),
  )
  const quantities = new Map(units.map(({ variantId, quantity }) => [variantId, quantity]))
  for (const { variantId, productId, workspaceId } of tracked.sort((a, b) => (a.variantId < b.variantId ? -1 : 1)))
    await receiveStock(tx, { workspaceId, productId, variantId, quantity: quantities.get(variantId) ?? 0, reference })
}

async function lockAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<Units[]> {
  const units = added(lines)
  await lockStock(
    tx.db,
    units.map(({ variantId }) => variantId),
  )
  return stillAllocated(tx.db, units, reference)
}

/** The same variant may stand in several lines. */
function added(lines: readonly Units[]): Units[] {
  const units = new Map<string, number>()
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity)
  return [...units].map(([variantId, quantity]) => ({ variantId, quantity }))
}

async function write(tx: Tx, taken: readonly Taken[], kind: 'shipped' | 'released', { type, id }: Reference): Promise<void> {
  await insertMovements(
    tx.db,
    taken.map(({ variantId, workspaceId, quantity }) => ({
      ...{ id: newId('mov'), workspaceId, variantId, kind },
      ...{ onHandDelta: kind === 'shipped' ? -quantity : 0, allocatedDelta: -quantity },
      ...{ referenceType: type, referenceId: id, movedAt: tx.now },
    })),
  )
}
