/** What the timelines of employees say. Keys: hr.record.action.* */
import { recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'

export type EmployeeAction =
  | 'created'
  | 'updated'
  | 'linked'
  | 'unlinked'
  | 'fileShared'
  | 'fileHidden'
  | 'checklistStarted'
  | 'checklistRemoved'
  | 'ticked'

type Edited = { workspaceId: string; id: string; changes?: readonly StoredChange[] }

export async function recordEmployees(tx: Tx, actorId: string, action: EmployeeAction, employees: readonly Edited[]): Promise<void> {
  await recordActivity(
    tx,
    employees.map(({ workspaceId, id, changes = [] }) => ({ workspaceId, id, type: 'employee', actorId, action: `hr.${action}`, changes })),
  )
}
