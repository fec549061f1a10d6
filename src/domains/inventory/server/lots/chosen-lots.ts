import type { Tx } from '#platform/server/transact.ts'
import type { Allocation } from '../allocations.sql.ts'
import type { LockedStock } from '../moves.sql.ts'
import { lotFailure } from './lot-failure.ts'
import type { NamedLot } from './lots.rules.ts'
import { loadUnitsOfNumbers } from './lots.sql.ts'

/** Units of a lot that somebody chose to ship. */
export type ChosenLot = { variantId: string; number: string; quantity: number }

/** Divides allocations into units of the chosen lots, which their warehouse must have, and others. Fails as `lotFailure` says. */
export async function placeChosen(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  taken: readonly Allocation[],
  chosen: readonly ChosenLot[],
): Promise<(Allocation & { lots?: NamedLot[] })[]> {
  const units = await loadUnitsOfNumbers(tx.db, chosen)
  const left = chosen.map((lot) => ({ ...lot }))
  const parts = taken.flatMap((allocation) => {
    let open = allocation.quantity
    const named = left.flatMap((lot) => {
      const here = units.find(
        (row) => row.variantId === lot.variantId && row.number === lot.number && row.warehouseId === allocation.warehouseId,
      )
      if (lot.variantId !== allocation.variantId || !here) return []
      const quantity = Math.min(lot.quantity, here.quantity, open)
      lot.quantity -= quantity
      here.quantity -= quantity
      open -= quantity
      return quantity > 0 ? [{ number: lot.number, quantity }] : []
    })
    const ofLots = allocation.quantity - open
    return [
      ...(ofLots > 0 ? [{ ...allocation, quantity: ofLots, lots: named }] : []),
      ...(open > 0 ? [{ ...allocation, quantity: open }] : []),
    ]
  })
  const rest = left.find(({ quantity }) => quantity > 0)
  if (rest) {
    const { variantId, number } = rest
    const sku = locked.get(variantId)?.sku ?? ''
    throw lotFailure('lotNotThere', {
      variantId,
      sku,
      number,
      quantity: (chosen.find((lot) => lot.number === number)?.quantity ?? 0) - rest.quantity,
    })
  }
  return parts
}
