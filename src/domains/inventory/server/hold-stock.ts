import type { Tx } from '#platform/server/transact.ts'
import { type Change, changeHolds, releaseExpired } from './change-held.ts'
import { holdsOf, lockStock, moveExpiry, replaceHolds } from './holds.sql.ts'
import { type Shortage, shortagesAmong } from './shortages.ts'
import { demandOf } from './stock.rules.ts'

/**
 * Keeps units for `owner` until `expiresAt`, in the place of whatever it held before. With any shortage nothing must be kept: the
 * caller throws. Two calls for one owner at once are the caller's to keep apart.
 */
export async function holdStock(
  tx: Tx,
  { owner, lines, expiresAt }: { owner: string; lines: readonly { variantId: string; quantity: number }[]; expiresAt: Date },
): Promise<Shortage[]> {
  const wanted = demandOf(lines)
  const own = await heldBehindLock(tx, owner, [...wanted.keys()])
  const changes = [...new Set([...wanted.keys(), ...own.keys()])].map((variantId) => ({
    ...{ variantId, own: own.get(variantId) ?? 0, quantity: wanted.get(variantId) ?? 0 },
  }))
  const held = new Set(await changeHolds(tx, changes))
  const missing = changes.filter(({ variantId }) => !held.has(variantId))
  for (const variantId of await changeHolds(tx, await afterExpiry(tx, owner, missing))) held.add(variantId)
  const shortages = await shortagesAmong(
    tx,
    missing.filter(({ variantId }) => !held.has(variantId)),
    owner,
  )
  if (shortages.length > 0) return shortages
  await replaceHolds(
    tx.db,
    owner,
    changes.filter(({ variantId, quantity }) => quantity > 0 && held.has(variantId)),
    expiresAt,
  )
  return []
}

/** The owner is still there: what it holds stays held until `expiresAt`. */
export async function extendHold(tx: Tx, owner: string, expiresAt: Date): Promise<void> {
  await moveExpiry(tx.db, owner, expiresAt)
}

/** Lets go of everything `owner` holds. Nothing held is nothing to do. */
export async function releaseHold(tx: Tx, owner: string): Promise<void> {
  await holdStock(tx, { owner, lines: [], expiresAt: tx.now })
}

/**
 * What could not be had, once more without the holds that ran out; none when there were none. One of them may have been `owner`'s
 * own: then there is less left of it to give up.
 */
export async function afterExpiry(tx: Tx, owner: string | null, missing: readonly Change[]): Promise<Change[]> {
  if (missing.length === 0) return []
  const ids = missing.map(({ variantId }) => variantId)
  if (!(await releaseExpired(tx, ids))) return []
  const own = owner === null ? new Map<string, number>() : await heldNow(tx, owner)
  return missing.map((change) => ({ ...change, own: own.get(change.variantId) ?? 0 }))
}

/** What `owner` holds, with all stock it is about locked. */
export async function heldBehindLock(tx: Tx, owner: string, variantIds: readonly string[]): Promise<Map<string, number>> {
  const known = (await holdsOf(tx.db, owner)).map(({ variantId }) => variantId)
  await lockStock(tx.db, [...new Set([...variantIds, ...known])])
  return heldNow(tx, owner)
}

async function heldNow(tx: Tx, owner: string): Promise<Map<string, number>> {
  return new Map((await holdsOf(tx.db, owner)).map(({ variantId, quantity }) => [variantId, quantity]))
}
