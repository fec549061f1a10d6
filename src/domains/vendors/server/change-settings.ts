import { memberIn } from '#domains/accounts/server/index.ts'
import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { VendorSettings } from '../contract.ts'
import { settingsOf, updateSettings } from './settings.sql.ts'

/** Applications that wait go on waiting. Fails with STALE when somebody changed them since `version`. */
export async function changeSettings(call: Call, wanted: VendorSettings): Promise<VendorSettings> {
  return transact(call, async (tx) => {
    const before = await settingsOf(tx.db)
    if (before.version !== wanted.version || !(await updateSettings(tx.db, wanted)))
      throw new Failure('STALE', { current: await settingsOf(tx.db) })
    const details = { before: { approval: before.approval }, after: { approval: wanted.approval } }
    const subject = { type: 'settings', id: 'vendors' }
    await record(tx, { actor: memberIn(call).id, action: 'vendors.settingsChanged', subject, client: call.client, details })
    return { ...wanted, version: wanted.version + 1 }
  })
}
