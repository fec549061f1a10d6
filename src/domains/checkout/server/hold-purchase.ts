import { createHmac } from 'node:crypto'
import { holdStock } from '#domains/inventory/server/index.ts'
import { addressKey } from '#platform/server/client-address.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Client, Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Checkout } from './checkouts.sql.ts'
import { flattenLines, type Purchase, soldOutFailure } from './prepare-purchase.ts'

/** Checkouts that hold stock, begun from one address. Those beyond it can be paid, but hold nothing. */
export const HOLDS_PER_ADDRESS: RateLimit = { name: 'checkout.holds', points: 20, seconds: 3600 }

type Hold = { owner: string; client: string; mayHold: boolean; purchase: Purchase; until: Date }

/** Holds the items of a purchase, at most one person's share of the stock. Fails with SOLD_OUT. */
export async function holdPurchase(
  tx: Tx,
  { owner, client, mayHold, purchase, until }: Hold,
): Promise<Pick<Checkout, 'holdUntil' | 'heldInFull'>> {
  const { shortages, complete } = await holdStock(tx, { owner, client, mayHold, lines: flattenLines(purchase), expiresAt: until })
  if (shortages.length > 0) throw soldOutFailure(purchase, shortages)
  return { holdUntil: until, heldInFull: complete }
}

/** Identifies the network address of a hold without storing it. */
export function clientKey({ secretFor }: Services, { address }: Client): string {
  return createHmac('sha256', secretFor('holds')).update(addressKey(address)).digest('base64url')
}
