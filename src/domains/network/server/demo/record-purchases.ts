/** Demo data: the shops that members received something from in a past year. */
import type { Tx } from '#platform/server/transact.ts'
import { type Purchase, upsertPurchases } from '../purchases.sql.ts'

export async function recordPurchases(tx: Tx, received: readonly (Purchase & { at: Date })[]): Promise<void> {
  const latest = new Map<string, Purchase & { at: Date }>()
  for (const purchase of received) {
    const key = `${purchase.userId} ${purchase.workspaceId}`
    if (purchase.at > (latest.get(key)?.at ?? new Date(0))) latest.set(key, purchase)
  }
  for (const { at, ...purchase } of latest.values()) await upsertPurchases(tx.db, [purchase], at)
}
