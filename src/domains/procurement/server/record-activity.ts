/** What the timelines of suppliers and purchase orders say about edits. The steps of an order are its own history. */
import { recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'

type Told = { workspaceId: string; type: 'supplier' | 'purchaseOrder'; id: string }
type Action = 'created' | 'updated' | 'archived' | 'restored'

export async function recordEdit(tx: Tx, actorId: string, told: Told, action: Action, changes: readonly StoredChange[] = []) {
  await recordActivity(tx, [{ ...told, actorId, action: `procurement.${action}`, changes }])
}
