import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ShopView } from '../contract.ts'
import { lockOwnShop, publishAndLoadShop, utcDay } from './own-shop.ts'
import { updateAwayUntil } from './shop.sql.ts'
import { getShop } from './shop-view.ts'

const MAX_DAYS_AWAY = 365

/** Sets or ends a vacation. Products stay visible but can't be bought before the day `until`. */
export async function setAway(ctx: WorkspaceContext, { until }: { until: string | null }): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const shop = await lockOwnShop(tx, ctx)
    if (until !== null && !isWithinAYear(until, tx.now))
      throw new Failure('INVALID_INPUT', { fields: [{ path: 'until', rule: 'future', params: {} }] })
    if (until === shop.awayUntil) return getShop(tx.db, shop.workspaceId, ctx.language)
    await updateAwayUntil(tx.db, shop.workspaceId, until)
    return publishAndLoadShop(tx, ctx, shop)
  })
}

function isWithinAYear(day: string, now: Date): boolean {
  return day > utcDay(now) && day <= utcDay(new Date(now.getTime() + MAX_DAYS_AWAY * 24 * 3600_000))
}
