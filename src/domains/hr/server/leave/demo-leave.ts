/** Demo leave of Dar Amira: requests in every state, and two holidays. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { LeaveStatus, LeaveType } from '../../contract/leave-limits.ts'
import { insertHoliday } from '../calendar/calendar.sql.ts'
import { askLeave } from './create-leave-request.ts'
import { changeLeave } from './decide-leave.ts'
import { grantLeave } from './grant-leave.ts'

/** Position of the employee, type, days until its first day, length in days, status, reason. Each span holds a working day. */
type DemoLeave = readonly [number, LeaveType, number, number, LeaveStatus, string]
const LEAVE: readonly DemoLeave[] = [
  [2, 'annual', 12, 12, 'Approved', 'Family visit in Aleppo'],
  [3, 'annual', 14, 5, 'Pending', 'Viaje con mi hermana'],
  [4, 'sick', 0, 3, 'Approved', ''],
  [5, 'annual', 40, 6, 'Pending', ''],
  [7, 'annual', 22, 4, 'Rejected', 'Trade fair week'],
  [8, 'annual', 8, 7, 'Pending', 'Mudanza'],
  [11, 'unpaid', 30, 9, 'Approved', 'Helping my brother build his house'],
  [12, 'annual', 18, 3, 'Cancelled', ''],
]

const DAY_MS = 86_400_000

/** The demo member, the last of the employees, has a request that is open. */
export async function seedOwnLeave(tx: Tx, workspaceId: string, employeeId: string, userId: string): Promise<void> {
  const dayIn = (days: number) => new Date(tx.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const whole = { employeeId, type: 'annual', minutes: null, startsAtMidday: false, endsAtMidday: false } as const
  await askLeave(tx, workspaceId, userId, { ...whole, startDate: dayIn(33), endDate: dayIn(37), reason: 'Visiting my parents' })
}

export async function seedLeave(tx: Tx, workspaceId: string, employeeIds: readonly string[]): Promise<void> {
  for (const employeeId of employeeIds) await grantLeave(tx, workspaceId, employeeId)
  const year = tx.now.getUTCFullYear()
  await insertHoliday(tx.db, { workspaceId, day: `${year}-12-25`, name: 'Christmas Day' })
  await insertHoliday(tx.db, { workspaceId, day: `${year + 1}-01-01`, name: 'New Year’s Day' })
  const holders = (await loadPermittedUserIds(tx.db, [workspaceId], 'hr')).get(workspaceId) ?? []
  const [author] = holders
  if (author === undefined) return
  const decider = holders.find((id) => id !== author) ?? author
  const dayIn = (days: number) => new Date(tx.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  for (const [position, type, startsIn, length, status, reason] of LEAVE) {
    const employeeId = employeeIds[position]
    if (employeeId === undefined) continue
    const span = { employeeId, type, startDate: dayIn(startsIn), endDate: dayIn(startsIn + length - 1), minutes: null }
    const requestId = await askLeave(tx, workspaceId, author, { ...span, startsAtMidday: false, endsAtMidday: false, reason })
    if (status !== 'Pending') await changeLeave(tx, { workspaceId, requestId, userId: decider, status, note: '' })
  }
}
