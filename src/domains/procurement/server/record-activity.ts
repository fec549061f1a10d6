/** What the timelines of suppliers and purchase orders say about edits. The steps of an order are its own history. */
import { recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { MoneyView } from '#platform/shared/contract.ts'

type Told = { workspaceId: string; type: 'supplier' | 'purchaseOrder'; id: string }
type Action = 'created' | 'updated' | 'archived' | 'restored'

export async function recordEdit(tx: Tx, actorId: string, told: Told, action: Action, changes: readonly StoredChange[] = []) {
  await recordActivity(tx, [{ ...told, actorId, action: `procurement.${action}`, changes }])
}

type OfOrder = { workspaceId: string; id: string }
type Bill = { number: string; amount: MoneyView }

export async function recordBill(
  tx: Tx,
  actorId: string,
  { workspaceId, id }: OfOrder,
  action: 'billEntered' | 'billPaid' | 'billReopened' | 'billVoided',
  { number, amount }: Bill,
): Promise<void> {
  const changes: StoredChange[] = [{ field: 'bill', label: number, before: null, after: { kind: 'amount', amount } }]
  await recordActivity(tx, [{ workspaceId, type: 'purchaseOrder', id, actorId, action: `procurement.${action}`, changes }])
}
