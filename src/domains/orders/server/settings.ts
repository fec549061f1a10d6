import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { OrderSettings } from '../contract.ts'
import { putSettings, settingsOf } from './settings.sql.ts'

export async function getSettings({ kernel }: Call): Promise<OrderSettings> {
  return settingsOf(kernel.db)
}

/** Fails with STALE and what they are now. */
export async function updateSettings(call: Call, settings: OrderSettings): Promise<OrderSettings> {
  return transact(call, async (tx) => {
    const changed = await putSettings(tx.db, settings)
    const current = await settingsOf(tx.db)
    if (!changed) throw new Failure('STALE', { current })
    return current
  })
}
