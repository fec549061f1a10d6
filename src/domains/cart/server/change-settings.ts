import { memberIn } from '#domains/accounts/server/index.ts'
import { termsChanged } from '#facts/cart.ts'
import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { CartSettings } from '../contract.ts'
import { putSettings, settingsOf } from './settings.sql.ts'

/** Carts and what shops promise follow at once; a purchase that was entered and an order keep theirs. Fails with STALE and what they are now. */
export async function changeSettings(call: Call, wanted: CartSettings): Promise<CartSettings> {
  return transact(call, async (tx) => {
    const before = await settingsOf(tx.db)
    const changed = await putSettings(tx.db, wanted)
    const current = await settingsOf(tx.db)
    if (!changed) throw new Failure('STALE', { current })
    announce(tx, termsChanged({ version: current.version }))
    const subject = { type: 'settings', id: 'cart' }
    const details = { before, after: current }
    await record(tx, { actor: memberIn(call).id, action: 'cart.settingsChanged', subject, client: call.client, details })
    return current
  })
}
