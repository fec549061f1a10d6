/** Stores the result of the invariant check for administrators. The app defines the invariants. */

import type { Db } from './db.ts'
import type { Tx } from './transact.ts'
import { findLastCheck, loadViolations, resolveViolationsBefore, saveCheck, upsertViolations, type Violation } from './violations.sql.ts'

export type { Violation } from './violations.sql.ts'

const MAX_LISTED = 200

/** Saves the violations found by the invariants `names` and resolves those no longer found. New violations are logged as errors. */
export async function saveViolations({ db, now, services }: Tx, found: readonly Violation[], names: readonly string[]): Promise<void> {
  const fresh = await upsertViolations(db, found, now)
  await resolveViolationsBefore(db, now)
  await saveCheck(db, names, now)
  for (const violation of fresh) services.log.error({ violation }, 'an invariant is broken')
}

/** `checkedAt` is null before the first check. */
export async function loadCheckResult(db: Db) {
  const check = await findLastCheck(db)
  const violations = await loadViolations(db, MAX_LISTED)
  return { checkedAt: check?.checkedAt ?? null, names: check?.names ?? [], violations }
}
