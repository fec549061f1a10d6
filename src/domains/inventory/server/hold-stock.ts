import type { Tx } from '#platform/server/transact.ts'
import { sumDemand, type Units } from './bundles.rules.ts'
import { changeHolds, type HoldChange, releaseExpiredAmong } from './change-holds.ts'
import { loadClientHolds, loadHolds, lockStock, replaceHolds, updateHoldExpiry } from './holds.sql.ts'
import { findShortages, type Shortage } from './shortages.ts'
import { holdableUnits } from './stock.rules.ts'

type Wanted = {
  owner: string
  /** Identifies the network address of the owner; null when it is not known. */
  client?: string | null
  /** Without it nothing is held, but everything has to be available. */
  mayHold?: boolean
  lines: readonly Units[]
  expiresAt: Date
}

/** `complete`: every tracked unit is held. */
type HoldResult = { shortages: Shortage[]; complete: boolean }

/**
 * Holds units for `owner` until `expiresAt` and replaces the owner's previous holds. All units have to be available, but of a large
 * quantity only one person's share is held (`holdableUnits`). If it returns shortages, the caller must throw to roll back. The caller
 * must not run it concurrently for the same owner.
 */
export async function holdStock(tx: Tx, { owner, client = null, mayHold = true, lines, expiresAt }: Wanted): Promise<HoldResult> {
  const wanted = sumDemand(lines)
  const own = await lockHeldUnits(tx, owner, [...wanted.keys()])
  const most = mayHold ? await loadHoldableUnits(tx, [...wanted.keys()], { owner, client }) : new Map<string, number>()
  const changes = [...new Set([...wanted.keys(), ...own.keys()])].map((variantId) => {
    const units = wanted.get(variantId) ?? 0
    return { variantId, own: own.get(variantId) ?? 0, quantity: Math.min(units, most.get(variantId) ?? 0), wanted: units }
  })
  const held = new Set(await changeHolds(tx, changes))
  const missing = changes.filter(({ variantId }) => !held.has(variantId))
  for (const variantId of await changeHolds(tx, await retryAfterExpiry(tx, owner, missing))) held.add(variantId)
  const shortages = await findShortages(
    tx,
    lines,
    missing.filter(({ variantId }) => !held.has(variantId)),
    owner,
  )
  if (shortages.length > 0) return { shortages, complete: false }
  await replaceHolds(
    tx.db,
    { owner, client },
    changes.filter(({ variantId, quantity }) => quantity > 0 && held.has(variantId)),
    expiresAt,
  )
  return { shortages: [], complete: changes.every(({ variantId, quantity, wanted }) => quantity === wanted || !held.has(variantId)) }
}

/** The most units of each tracked variant that this owner may hold, next to what others at the same address hold. */
async function loadHoldableUnits(
  tx: Tx,
  variantIds: readonly string[],
  who: { owner: string; client: string | null },
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map()
  const rows = await loadClientHolds(tx.db, variantIds, { ...who, now: tx.now })
  return new Map(rows.map((row) => [row.variantId, holdableUnits(row)]))
}

/** Extends everything `owner` holds until `expiresAt`. */
export async function extendHold(tx: Tx, owner: string, expiresAt: Date): Promise<void> {
  await updateHoldExpiry(tx.db, owner, expiresAt)
}

/** Releases everything `owner` holds. */
export async function releaseHold(tx: Tx, owner: string): Promise<void> {
  await holdStock(tx, { owner, lines: [], expiresAt: tx.now })
}

/**
 * Releases expired holds on the missing variants and returns the changes to retry; empty if no hold had expired. Reloads the
 * owner's holds, because they may have expired too.
 */
export async function retryAfterExpiry(tx: Tx, owner: string | null, missing: readonly HoldChange[]): Promise<HoldChange[]> {
  if (missing.length === 0) return []
  const ids = missing.map(({ variantId }) => variantId)
  if (!(await releaseExpiredAmong(tx, ids))) return []
  const own = owner === null ? new Map<string, number>() : await loadHeldUnits(tx, owner)
  return missing.map((change) => ({ ...change, own: own.get(change.variantId) ?? 0 }))
}

/** Locks the stock of `variantIds` and of everything `owner` holds, then loads the owner's holds. */
export async function lockHeldUnits(tx: Tx, owner: string, variantIds: readonly string[]): Promise<Map<string, number>> {
  const known = (await loadHolds(tx.db, owner)).map(({ variantId }) => variantId)
  await lockStock(tx.db, [...new Set([...variantIds, ...known])])
  return loadHeldUnits(tx, owner)
}

async function loadHeldUnits(tx: Tx, owner: string): Promise<Map<string, number>> {
  return new Map((await loadHolds(tx.db, owner)).map(({ variantId, quantity }) => [variantId, quantity]))
}
