import { memberIn } from '#domains/accounts/server/index.ts'
import { ratesChanged } from '#facts/finance.ts'
import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { Rates } from '../contract.ts'
import { putRates, ratesOf } from './settings.sql.ts'

/** How prices are shown from now on; what is charged stays in dollars. Fails with STALE and what they are now. */
export async function changeRates(call: Call, wanted: Rates): Promise<Rates> {
  return transact(call, async (tx) => {
    const before = await ratesOf(tx.db)
    const changed = await putRates(tx.db, wanted)
    const current = await ratesOf(tx.db)
    if (!changed) throw new Failure('STALE', { current })
    announce(tx, ratesChanged({ version: current.version }))
    const subject = { type: 'settings', id: 'rates' }
    const details = { before, after: current }
    await record(tx, { actor: memberIn(call).id, action: 'finance.ratesChanged', subject, client: call.client, details })
    return current
  })
}
