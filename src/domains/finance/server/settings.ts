import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { PayoutSettings } from '../contract.ts'
import { payoutSettingsOf, putPayoutSettings } from './settings.sql.ts'

export async function getPayoutSettings({ kernel }: Call): Promise<PayoutSettings> {
  return payoutSettingsOf(kernel.db)
}

/** Payouts that were asked for keep what held for them. Fails with STALE and what they are now. */
export async function updatePayoutSettings(call: Call, settings: PayoutSettings): Promise<PayoutSettings> {
  const { viewer, client } = call
  if (viewer.kind !== 'member') throw notFound()
  return transact(call, async (tx) => {
    const before = await payoutSettingsOf(tx.db)
    const changed = await putPayoutSettings(tx.db, settings)
    const current = await payoutSettingsOf(tx.db)
    if (!changed) throw new Failure('STALE', { current })
    const subject = { type: 'payoutSettings', id: 'platform' }
    await record(tx, { actor: viewer.id, action: 'finance.payoutSettingsChanged', subject, client, details: { before, after: current } })
    return current
  })
}
