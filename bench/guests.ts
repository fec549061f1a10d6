/** Guests with what they are about to buy. */
import type pg from 'pg'
import { newId } from '#platform/shared/ids.ts'
import type { Shop } from './shop.ts'

export type Buyer = { guestId: string; variantIds: string[] }

/** `count` new guests who want `wanted` variants each, spread over the shop. */
export function newBuyers({ variantIds }: Shop, count: number, wanted: number): Buyer[] {
  return Array.from({ length: count }, () => ({
    guestId: newId('gst'),
    variantIds: Array.from({ length: wanted }, () => variantIds[Math.floor(Math.random() * variantIds.length)] ?? ''),
  }))
}

/** Puts the first `count` things they want into their carts. */
export async function fillCarts(pool: pg.Pool, buyers: readonly Buyer[], count: number): Promise<void> {
  const lines = buyers.flatMap(({ guestId, variantIds }) => variantIds.slice(0, count).map((variantId) => ({ guestId, variantId })))
  await pool.query(
    `insert into cart.lines (owner, variant_id, quantity, added_at)
     select owner, variant_id, 1, now() from unnest($1::text[], $2::text[]) as l(owner, variant_id) on conflict do nothing`,
    [lines.map(({ guestId }) => guestId), lines.map(({ variantId }) => variantId)],
  )
}

/** Waits until every fact has been heard, so that one job's listeners do not run into the next. Answers the seconds. */
export async function untilQuiet(pool: pg.Pool, atMostSeconds = 300): Promise<number> {
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  while (seconds() < atMostSeconds) {
    const { rows } = await pool.query<{ busy: boolean }>(
      `select exists (select from platform.facts where dispatched_at is null) or exists (select from platform.hearings where heard_at is null) as busy`,
    )
    if (!rows[0]?.busy) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return seconds()
}
