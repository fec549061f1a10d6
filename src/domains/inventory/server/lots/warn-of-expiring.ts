import { lotExpiring } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { EXPIRES_SOON_DAYS } from '../../contract.ts'
import { markExpiring } from './list-lots.sql.ts'
import { dayAfter, dayOf } from './lots.rules.ts'

/** Publishes `lotExpiring` for what is on hand and expires soon, once per lot and expiry date. */
export async function warnOfExpiring(tx: Tx): Promise<void> {
  const due = await markExpiring(tx.db, { by: dayAfter(dayOf(tx.now), EXPIRES_SOON_DAYS), now: tx.now })
  publish(tx, ...due.map(({ id, ...lot }) => lotExpiring({ lotId: id, ...lot })))
}
