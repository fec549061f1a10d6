/** Demo employees of Dar Amira, in four departments under their managers. The last one is the demo member. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { seedChecklists } from './demo-checklists.ts'
import { insertEmployee } from './employees.sql.ts'
import { setUser } from './employments/employments.sql.ts'
import { seedLeave, seedOwnLeave } from './leave/demo-leave.ts'
import { seedPayroll } from './payroll/demo.ts'

/** Salma Idris, whose checklist is nearly done. */
const APPRENTICE = 6
const DAY_MS = 24 * 3600_000

/** Name, position, department, manager's place in this list, days since the first day of work, language, yearly pay, and days until the last one. */
type DemoEmployee = readonly [string, string, string, number | null, number, 'en' | 'es' | 'ar', number, number?]
const EMPLOYEES: readonly DemoEmployee[] = [
  ['Amira Khalil', 'Owner', 'Management', null, 3_300, 'en', 96_000],
  ['Nadia Farouk', 'Workshop manager', 'Workshop', 0, 2_900, 'ar', 62_400],
  ['Omar Saleh', 'Kiln master', 'Workshop', 1, 2_400, 'ar', 48_000],
  ['Beatriz Luna', 'Potter', 'Workshop', 1, 1_250, 'es', 39_000],
  ['Yara Mansour', 'Glaze painter', 'Workshop', 1, 860, 'ar', 37_200],
  ['Joaquín Rey', 'Potter', 'Workshop', 1, 410, 'es', 36_500],
  ['Salma Idris', 'Apprentice', 'Workshop', 2, 58, 'ar', 21_600],
  ['David Stone', 'Sales manager', 'Sales', 0, 1_900, 'en', 58_000],
  ['Lucía Ortega', 'Account manager', 'Sales', 7, 990, 'es', 44_500],
  ['Hassan Aboud', 'Shop assistant', 'Sales', 7, 300, 'ar', 28_900],
  ['Grace Miller', 'Photographer', 'Sales', 7, 21, 'en', 41_000],
  ['Karim Zahra', 'Logistics manager', 'Logistics', 0, 1_500, 'ar', 52_000],
  ['Ana Belmonte', 'Packer', 'Logistics', 11, 730, 'es', 27_300],
  ['Peter Novak', 'Driver', 'Logistics', 11, 500, 'en', 33_700, 24],
  ['Bruno Paz', 'Showroom architect, remote', 'Sales', 7, 6, 'en', 34_000],
]

type Shop = { workspaceId: string; ownerId: string }

/** `memberId`: the account of the last employee. */
export async function seedEmployees(tx: Tx, shop: Shop | undefined, memberId: string | undefined): Promise<void> {
  if (!shop) return
  const { workspaceId, ownerId } = shop
  const ids = EMPLOYEES.map(() => newId('employee'))
  const dayIn = (days: number) => new Date(tx.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  for (const [at, [name, position, department, manager, since, language, , lastIn]] of EMPLOYEES.entries())
    await insertEmployee(tx.db, {
      workspaceId,
      id: ids[at] ?? '',
      name,
      email: `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')}@dar-amira.example`,
      phone: '',
      position,
      department,
      hireDate: dayIn(-since),
      leaveDate: lastIn === undefined ? null : dayIn(lastIn),
      language,
      managerId: manager === null ? null : (ids[manager] ?? null),
      notes: '',
      createdAt: tx.now,
    })
  await tx.services.search.add(tx, 'employee', ids)
  await seedLeave(tx, workspaceId, ids)
  await seedPayroll(
    tx,
    workspaceId,
    EMPLOYEES.map(([, , , , since, , yearly], at) => ({ id: ids[at] ?? '', hireDate: dayIn(-since), yearly })),
  )
  const [member = '', apprentice = ''] = [ids.at(-1), ids[APPRENTICE]]
  if (memberId) {
    await setUser(tx.db, workspaceId, member, memberId)
    await seedOwnLeave({ ...tx, now: new Date(tx.now.getTime() - DAY_MS) }, workspaceId, member, memberId)
  }
  await seedChecklists(tx, workspaceId, ownerId, [
    { id: member, hireDate: dayIn(-(EMPLOYEES.at(-1)?.[4] ?? 0)), done: 2 },
    { id: apprentice, hireDate: dayIn(-(EMPLOYEES[APPRENTICE]?.[4] ?? 0)), done: 5 },
  ])
}
