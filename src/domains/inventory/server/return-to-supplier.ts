import type { Tx } from '#platform/server/transact.ts'
import type { Move, Reference } from './move-stock.ts'
import { takeOut } from './take-out.ts'

type SentBack = {
  workspaceId: string
  lines: readonly { variantId: string; warehouseId: string; quantity: number }[]
  reference: Reference
  actor?: string | null
}

/**
 * Sends units back to their supplier. Returns the value of each line, which its units had on average. Fails with NOT_ENOUGH_STOCK if a
 * warehouse has fewer units that are free.
 */
export async function returnToSupplier(tx: Tx, { workspaceId, lines, reference, actor = null }: SentBack): Promise<number[]> {
  const moves = lines.map(
    ({ variantId, warehouseId, quantity }): Move => ({
      variantId,
      from: warehouseId,
      to: 'supplier',
      quantity,
      kind: 'sentBack',
      reference,
      actor,
    }),
  )
  return takeOut(tx, workspaceId, moves)
}
