/** Guests and the variants that they buy. */
import type pg from 'pg'
import { newId } from '#platform/shared/ids.ts'
import type { Shop } from './shop.ts'

export type Buyer = { guestId: string; variantIds: string[] }

/** Creates `count` guests who each buy `wanted` variants from anywhere in the shop. */
export function createBuyers({ variantIds }: Shop, count: number, wanted: number): Buyer[] {
  return Array.from({ length: count }, () => ({
    guestId: newId('gst'),
    variantIds: Array.from({ length: wanted }, () => variantIds[Math.floor(Math.random() * variantIds.length)] ?? ''),
  }))
}

/** Adds each guest's first `count` variants to their cart. */
export async function fillCarts(pool: pg.Pool, buyers: readonly Buyer[], count: number): Promise<void> {
  const lines = buyers.flatMap(({ guestId, variantIds }) => variantIds.slice(0, count).map((variantId) => ({ guestId, variantId })))
  await pool.query(
    `insert into cart.lines (owner, line_id, variant_id, quantity, added_at)
     select owner, variant_id, variant_id, 1, now() from unnest($1::text[], $2::text[]) as l(owner, variant_id) on conflict do nothing`,
    [lines.map(({ guestId }) => guestId), lines.map(({ variantId }) => variantId)],
  )
}

/** Waits until every event is delivered, so that the listeners of one job do not affect the next. Returns the seconds. */
export async function waitUntilEventsDelivered(pool: pg.Pool, atMostSeconds = 300): Promise<number> {
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  while (seconds() < atMostSeconds) {
    const { rows } = await pool.query<{ busy: boolean }>(
      `select exists (select from platform.events where dispatched_at is null) or exists (select from platform.event_deliveries where delivered_at is null) as busy`,
    )
    if (!rows[0]?.busy) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return seconds()
}
