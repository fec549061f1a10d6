/** Whether an order may go on, or somebody else than its author has to approve it first. */
import type { Tx } from '#platform/server/transact.ts'
import { isAboveLimit } from './order.rules.ts'
import type { OrderRow } from './orders.sql.ts'
import { findSettings } from './settings.sql.ts'
import { countPeople } from './settings.ts'

export async function needsApproval(
  { db }: Tx,
  { workspaceId, baseMinor, approvedAt }: Pick<OrderRow, 'workspaceId' | 'baseMinor' | 'approvedAt'>,
): Promise<boolean> {
  // An order that went on under an earlier limit stays approved.
  if (approvedAt !== null) return false
  const { approvalLimitMinor } = await findSettings(db, workspaceId)
  if (approvalLimitMinor === null || baseMinor <= approvalLimitMinor) return false
  return isAboveLimit(baseMinor, approvalLimitMinor, await countPeople(db, workspaceId))
}
