import { memberIn } from '#domains/accounts/server/index.ts'
import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { ReviewSettings } from '../contract.ts'
import { putSettings, settingsOf } from './settings.sql.ts'

/** For reviews written from now on: those that wait go on waiting. Fails with STALE and what they are now. */
export async function changeSettings(call: Call, wanted: ReviewSettings): Promise<ReviewSettings> {
  return transact(call, async (tx) => {
    const before = await settingsOf(tx.db)
    const changed = await putSettings(tx.db, wanted)
    const current = await settingsOf(tx.db)
    if (!changed) throw new Failure('STALE', { current })
    const subject = { type: 'settings', id: 'reviews' }
    const details = { before, after: current }
    await record(tx, { actor: memberIn(call).id, action: 'reviews.settingsChanged', subject, client: call.client, details })
    return current
  })
}
