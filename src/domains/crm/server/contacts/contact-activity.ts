/** What the timelines of contacts and companies say. Keys: crm.record.action.* */
import { recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Ref } from './contacts.sql.ts'

type Action = 'created' | 'imported' | 'updated' | 'interactionRemoved' | 'linked' | 'unlinked' | 'merged' | 'unmerged'

export async function recordContact(
  tx: Tx,
  actorId: string | null,
  ref: Ref,
  action: Action,
  changes: readonly StoredChange[] = [],
): Promise<void> {
  await recordActivity(tx, [{ ...ref, type: 'contact', actorId, action: `crm.${action}`, changes }])
}

export async function recordCompany(
  tx: Tx,
  actorId: string,
  ref: Ref,
  action: 'created' | 'imported' | 'updated',
  changes: readonly StoredChange[] = [],
) {
  await recordActivity(tx, [{ ...ref, type: 'company', actorId, action: `crm.${action}`, changes }])
}
