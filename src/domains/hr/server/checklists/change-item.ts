import type { Tx } from '#platform/server/transact.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { saveTick, type TickedItem } from './checklists.sql.ts'

type Tick = { itemId: string; done: boolean }

/** Ticks an item that the caller may tick, and adds it to the timeline of the employee. Twice is once. */
export async function changeItem(tx: Tx, userId: string, item: TickedItem, { itemId, done }: Tick): Promise<Record<string, never>> {
  const { workspaceId, employeeId, title, checklist } = item
  if (!(await saveTick(tx.db, { workspaceId, id: itemId, done }, { userId, now: tx.now }))) return {}
  const word = (isDone: boolean) => ({ kind: 'word' as const, word: isDone ? 'hr.checklists.done' : 'hr.checklists.open' })
  const change = { field: 'item', label: `${checklist}: ${title}`, before: word(!done), after: word(done) }
  await recordEmployees(tx, userId, 'ticked', [{ workspaceId, id: employeeId, changes: [change] }])
  return {}
}
