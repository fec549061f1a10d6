import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadSuperiors } from './reporting-lines.sql.ts'

type Assignment = { /** Undefined: a new employee. */ id?: string; lastDay: string | null; managerId: string | null }

/** The caller holds the lock of the reporting lines. Names the loop that the manager would close (hazard 34). */
export async function checkManager(tx: Tx, workspaceId: string, { id, lastDay, managerId }: Assignment): Promise<void> {
  if (managerId === null) return
  if (managerId === id) throw new Failure('MANAGER_IS_SELF')
  const line = await loadSuperiors(tx.db, workspaceId, managerId)
  const [manager] = line
  if (!manager) throw new Failure('UNKNOWN_MANAGER')
  const at = line.findIndex((superior) => superior.id === id)
  if (at !== -1) throw new Failure('MANAGER_LOOP', { names: line.slice(0, at + 1).map(({ name }) => name) })
  if (manager.leaveDate !== null && (lastDay === null || manager.leaveDate < lastDay)) {
    throw new Failure('MANAGER_LEAVES', { lastDay: manager.leaveDate })
  }
}
