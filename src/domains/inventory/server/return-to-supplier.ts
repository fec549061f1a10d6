import type { Tx } from '#platform/server/transact.ts'
import type { NamedLot } from './lots/lots.rules.ts'
import type { Move, Reference } from './move.ts'
import { takeOut } from './take-out.ts'

type SentBack = {
  workspaceId: string
  lines: readonly { variantId: string; warehouseId: string; quantity: number; lots?: readonly NamedLot[] | undefined }[]
  reference: Reference
  actor?: string | null
}

/**
 * Sends units back to their supplier. Returns the value of each line, which its units had on average. Fails with NOT_ENOUGH_STOCK if a
 * warehouse has fewer units that are free. Without named lots those that expire first leave, but no expired ones.
 */
export async function returnToSupplier(tx: Tx, { workspaceId, lines, reference, actor = null }: SentBack): Promise<number[]> {
  const moves = lines.map(
    ({ variantId, warehouseId, quantity, lots }): Move => ({
      variantId,
      from: warehouseId,
      to: 'supplier',
      quantity,
      lots,
      kind: 'sentBack',
      reference,
      actor,
    }),
  )
  return takeOut(tx, workspaceId, moves)
}
