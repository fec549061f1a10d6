import { memberIn } from '#domains/accounts/server/index.ts'
import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { OrderSettings } from '../contract.ts'
import { putSettings, settingsOf } from './settings.sql.ts'

export async function getSettings({ kernel }: Call): Promise<OrderSettings> {
  return settingsOf(kernel.db)
}

/** For orders placed from now on. Fails with STALE and what they are now. */
export async function updateSettings(call: Call, settings: OrderSettings): Promise<OrderSettings> {
  return transact(call, async (tx) => {
    const before = await settingsOf(tx.db)
    const changed = await putSettings(tx.db, settings)
    const current = await settingsOf(tx.db)
    if (!changed) throw new Failure('STALE', { current })
    const subject = { type: 'settings', id: 'orders' }
    const details = { before, after: current }
    await record(tx, { actor: memberIn(call).id, action: 'orders.settingsChanged', subject, client: call.client, details })
    return current
  })
}
