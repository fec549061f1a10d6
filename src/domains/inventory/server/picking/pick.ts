import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PickOrder, ShortReason } from '../../contract.ts'
import { applyPick } from './pick.rules.ts'
import { loadPickLines, lockAllocations, savePicks } from './picks.sql.ts'
import { loadPickOrders } from './to-pick.ts'

type Line = { variantId: string; picked: number; short?: { quantity: number; reason: ShortReason } | undefined }
type PickInput = { warehouseId: string; referenceType: string; referenceId: string; lines: readonly Line[] }

/**
 * Notes what was taken off the shelf. Fails with NOT_FOUND if nothing of the order is open here, and with NOT_TO_PICK and what is left of
 * the first line that asks for more. A line that is named twice counts once, the last time.
 */
export async function pick(
  ctx: WorkspaceContext,
  { warehouseId, referenceType, referenceId, lines }: PickInput,
): Promise<{ order: PickOrder }> {
  const { workspaceId } = ctx.membership
  const reference = { type: referenceType, id: referenceId }
  return transact(ctx, async (tx) => {
    await lockAllocations(tx.db, reference, workspaceId, warehouseId)
    const known = new Map(
      (await loadPickLines(tx.db, { workspaceId, warehouseId, references: [reference] })).map((line) => [line.variantId, line]),
    )
    if (known.size === 0) throw notFound()
    const asked = new Map(lines.map((line) => [line.variantId, line]))
    const [before] = await loadPickOrders(ctx, tx.db, warehouseId, [reference])
    const skuOf = (variantId: string) => before?.lines.find(({ variant }) => variant.id === variantId)?.variant.sku ?? ''
    const picks = [...asked.values()].map((line) => {
      const row = known.get(line.variantId)
      const after = row ? applyPick(row, line) : null
      if (!after) throw new Failure('NOT_TO_PICK', { sku: skuOf(line.variantId), left: row ? row.open - row.picked : 0 })
      return { variantId: line.variantId, picked: line.picked, ...after }
    })
    await savePicks(tx.db, reference, warehouseId, picks, tx.now)
    const [order] = await loadPickOrders(ctx, tx.db, warehouseId, [reference])
    if (!order) throw notFound()
    return { order }
  })
}
