/** The shop of the caller's workspace. */
import { lockMembership } from '#domains/workspaces/server/index.ts'
import { changed } from '#events/vendors.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { ShopView } from '../contract.ts'
import { lockShop, type Shop } from './shop.sql.ts'
import { getShop } from './shop-view.ts'

export const getOwnShop = (ctx: WorkspaceContext) => getShop(ctx.services.db, ctx.membership.workspaceId, ctx.language)

/** The day in UTC, as YYYY-MM-DD. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Locks the shop of the caller's workspace. Fails with NOT_FOUND if there is none or it is closed. */
export async function lockOwnShop(tx: Tx, ctx: WorkspaceContext): Promise<Shop> {
  const { id } = await lockMembership(tx, ctx, 'manager')
  const shop = await lockShop(tx.db, id)
  if (!shop || shop.status === 'closed') throw notFound()
  return shop
}

/** Publishes `changed` and returns the current shop. */
export async function publishAndLoadShop(tx: Tx, ctx: OperationContext, { workspaceId }: Shop): Promise<ShopView> {
  publish(tx, changed({ workspaceId }))
  return getShop(tx.db, workspaceId, ctx.language)
}
