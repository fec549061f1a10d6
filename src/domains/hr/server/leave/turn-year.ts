/** The days of a new year: granted, carried over, and ended. Each happens once per employee and year, however often it runs. */
import { defineTask } from '#platform/server/jobs.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { BALANCE_TYPES, type BalanceType, type EntryKind } from '../../contract/leave-limits.ts'
import { loadSettings } from '../calendar/settings.sql.ts'
import { findEmployee } from '../employees.sql.ts'
import { carriedMicros, expiringMicros, freeMicros } from './balances.rules.ts'
import { grantLeave } from './grant-leave.ts'
import { insertEntries, loadBalances, lockEmployee } from './ledger.sql.ts'
import { type Due, findEntry, loadDueEmployees, loadTakenUntil } from './year-turn.sql.ts'

const AT_ONCE = 200

/** Runs every night. One transaction per employee, so that a stopped run goes on with the next one. */
export const turnLeaveYear = defineTask(
  'hr:turnLeaveYear',
  async (services) => {
    const today = services.now().toISOString().slice(0, 10)
    const year = Number(today.slice(0, 4))
    let after: Due | undefined = { workspaceId: '', employeeId: '' }
    while (after) {
      const due: Due[] = await loadDueEmployees(services.db, { year, today, after }, AT_ONCE)
      for (const employee of due) await transactAsSystem(services, (tx) => turnYear(tx, employee))
      after = due.length === AT_ONCE ? due.at(-1) : undefined
    }
  },
  '20 0 * * *',
)

async function turnYear(tx: Tx, due: Due): Promise<void> {
  const { workspaceId, employeeId } = due
  if (!(await lockEmployee(tx.db, workspaceId, employeeId))) return
  const year = tx.now.getUTCFullYear()
  await grantLeave(tx, workspaceId, employeeId)
  for (const type of BALANCE_TYPES) await endYear(tx, due, type, year - 1)
  await endCarried(tx, due, year)
}

/** Unused days end with their year, some of the annual ones go to the next. Days that open requests ask for stay. */
async function endYear(tx: Tx, due: Due, type: BalanceType, year: number): Promise<void> {
  if ((await findEntry(tx.db, due, { type, year, kind: 'yearEnd' })) !== null) return
  if ((await findEntry(tx.db, due, { type, year, kind: 'grant' })) === null) return
  const free = await findFree(tx, due, type, year)
  await add(tx, due, { type, year, kind: 'yearEnd', day: `${year}-12-31`, micros: -free })
  const employee = await findEmployee(tx.db, due.workspaceId, due.employeeId)
  const stays = employee !== undefined && (employee.leaveDate === null || employee.leaveDate > `${year}-12-31`)
  const { carryOverDays } = await loadSettings(tx.db, due.workspaceId)
  const carried = type === 'annual' && stays ? carriedMicros(free, carryOverDays) : 0
  if (carried > 0) await add(tx, due, { type, year: year + 1, kind: 'carryOver', day: `${year + 1}-01-01`, micros: carried })
}

async function endCarried(tx: Tx, due: Due, year: number): Promise<void> {
  const carried = await findEntry(tx.db, due, { type: 'annual', year, kind: 'carryOver' })
  if (carried === null || (await findEntry(tx.db, due, { type: 'annual', year, kind: 'expiry' })) !== null) return
  const until = `${year}-${(await loadSettings(tx.db, due.workspaceId)).carryOverUntil}`
  if (tx.now.toISOString().slice(0, 10) <= until) return
  const taken = await loadTakenUntil(tx.db, due, year, until)
  const micros = -expiringMicros({ carried, taken, free: await findFree(tx, due, 'annual', year) })
  await add(tx, due, { type: 'annual', year, kind: 'expiry', day: until, micros })
}

async function findFree(tx: Tx, due: Due, type: BalanceType, year: number): Promise<number> {
  const balance = (await loadBalances(tx.db, { ...due, type, years: [year] })).get(year)
  return balance ? Math.max(0, freeMicros(balance)) : 0
}

type Added = { type: BalanceType; year: number; kind: EntryKind; day: string; micros: number }

async function add(tx: Tx, due: Due, { micros, ...entry }: Added): Promise<void> {
  // Without the sum, -0 would be written.
  const row = { ...due, ...entry, micros: micros + 0, requestId: null, note: '', createdBy: null, createdAt: tx.now }
  await insertEntries(tx.db, [row])
}
