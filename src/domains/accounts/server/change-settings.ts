import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { PlatformSettings } from '../contract.ts'
import { memberIn } from './sessions.ts'
import { settingsOf, updateSettings } from './settings.sql.ts'

/** Fails with STALE when somebody changed them since `version`. */
export async function changeSettings(call: Call, wanted: PlatformSettings): Promise<PlatformSettings> {
  const { id: actor } = memberIn(call)
  return transact(call, async (tx) => {
    const before = await settingsOf(tx.db)
    if (before.version !== wanted.version || !(await updateSettings(tx.db, wanted)))
      throw new Failure('STALE', { current: await settingsOf(tx.db) })
    const details = { before: { registration: before.registration }, after: { registration: wanted.registration } }
    const subject = { type: 'settings', id: 'accounts' }
    await record(tx, { actor, action: 'accounts.settingsChanged', subject, client: call.client, details })
    return { ...wanted, version: wanted.version + 1 }
  })
}
