import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { LotRow } from '../../contract.ts'
import { lockStockRows } from '../moves.sql.ts'
import { blockExpired } from './block-expired.ts'
import { changeLot, findLot, isNumberTaken } from './list-lots.sql.ts'
import { getLot } from './list-lots.ts'

type LotChanges = { lotId: string; number: string; madeOn: string | null; expiresOn: string | null }

/** Fails with NOT_FOUND, LOT_NUMBER_TAKEN and LOT_DATES. A new expiry date decides at once what can be sold. */
export async function updateLot(ctx: WorkspaceContext, changes: LotChanges): Promise<LotRow> {
  const { lotId, number, madeOn, expiresOn } = changes
  if (madeOn !== null && expiresOn !== null && madeOn > expiresOn) throw new Failure('LOT_DATES')
  await transact(ctx, async (tx) => {
    const lot = await findLot(tx.db, ctx.membership.workspaceId, lotId)
    if (!lot) throw notFound()
    await lockStockRows(tx.db, [lot.variantId])
    if (await isNumberTaken(tx.db, lot, number)) throw new Failure('LOT_NUMBER_TAKEN')
    await changeLot(tx.db, changes)
    await blockExpired(tx, [lot.variantId])
    return {}
  })
  return getLot(ctx, { lotId })
}
