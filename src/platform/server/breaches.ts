/** What the check of the invariants found, kept for an administrator. What the invariants are the app knows. */
import { type Breach, keptBreaches, lastCheck, putBreaches, putCheck, resolveUnseen } from './breaches.sql.ts'
import type { Db } from './db.ts'
import type { Tx } from './transact.ts'

export type { Breach } from './breaches.sql.ts'

const SHOWN = 200

/** Keeps what was found by the invariants of these names, and that what was found before is gone. New breaches are logged as errors. */
export async function keepBreaches({ db, now, kernel }: Tx, found: readonly Breach[], names: readonly string[]): Promise<void> {
  const fresh = await putBreaches(db, found, now)
  await resolveUnseen(db, now)
  await putCheck(db, names, now)
  for (const breach of fresh) kernel.log.error({ breach }, 'an invariant is broken')
}

/** Null before the first check. */
export async function checkResult(db: Db) {
  const [check, breaches] = [await lastCheck(db), await keptBreaches(db, SHOWN)]
  return { checkedAt: check?.checkedAt ?? null, names: check?.names ?? [], breaches }
}
