/** Demo data: how often products were looked at, put into carts and ordered before the orders of a past year. */
import type { Chance } from '#platform/server/demo/chance.ts'
import type { Tx } from '#platform/server/transact.ts'
import { addDayCounts, type DayCounts } from './trade-counts.sql.ts'

type Ordered = { workspaceId: string; productId: string; at: Date }

/** A product counts once per order. */
export async function seedTradeCounts(tx: Tx, chance: Chance, ordered: readonly Ordered[]): Promise<void> {
  const days = new Map<string, DayCounts>()
  for (const { workspaceId, productId, at } of ordered) {
    const day = at.toISOString().slice(0, 10)
    const key = `${productId} ${day}`
    const before = days.get(key) ?? { workspaceId, productId, day, views: chance.between(2, 9), cartAdditions: 0, orders: 0 }
    const views = before.views + chance.between(9, 34)
    const cartAdditions = before.cartAdditions + 1 + (chance.happens(0.6) ? 1 : 0)
    days.set(key, { ...before, views, cartAdditions, orders: before.orders + 1 })
  }
  await addDayCounts(tx.db, [...days.values()])
}
