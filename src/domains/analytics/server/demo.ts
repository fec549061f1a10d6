/** Demo data: product views, so that a new vendor's chart and funnel are not empty. */
import type { Tx } from '#platform/server/transact.ts'
import { countOccurrences, type Occurrence } from './product-days.sql.ts'

const DAY_MS = 24 * 3600_000
const DAYS = 60

/** Products at the front of the shop get more views; the number varies by day. */
export async function seedProductViews(tx: Tx, goods: Iterable<{ productId: string; workspaceId: string }>): Promise<void> {
  const places = new Map<string, number>()
  const views: Occurrence[] = []
  const carts: Occurrence[] = []
  for (const { productId, workspaceId } of goods) {
    const place = places.get(workspaceId) ?? 0
    places.set(workspaceId, place + 1)
    for (let day = 0; day < DAYS; day += 1) {
      const happenedAt = new Date(tx.now.getTime() - day * DAY_MS)
      const looks = Math.max(0, 9 - 2 * place) + ((day * 5 + place * 3) % 4)
      for (let look = 0; look < looks; look += 1) views.push({ productId, workspaceId, happenedAt })
      if ((day + place) % 5 === 0) carts.push({ productId, workspaceId, happenedAt })
    }
  }
  await countOccurrences(tx.db, 'views', views)
  await countOccurrences(tx.db, 'cartAdditions', carts)
}
