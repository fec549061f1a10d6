/** The demo checklist of Dar Amira: a template, one that is half done, and the demo member as an employee. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertChecklist, saveTick } from './checklists/checklists.sql.ts'
import { dueDay } from './checklists/due-day.rules.ts'
import { insertTemplate, replaceItems } from './checklists/templates.sql.ts'

const NAME = 'Welcome to the workshop'
const ITEMS = [
  { title: 'Send the contract to sign', role: 'hr', dueDays: -10 },
  { title: 'Order work clothes', role: 'hr', dueDays: -5 },
  { title: 'Show the workshop and the kilns', role: 'manager', dueDays: 0 },
  { title: 'Read the safety rules', role: 'employee', dueDays: 2 },
  { title: 'Hand in bank details', role: 'employee', dueDays: 5 },
  { title: 'Talk about the first month', role: 'manager', dueDays: 30 },
] as const

type Hired = { id: string; hireDate: string }

/** `done` of the items are ticked by the owner. */
export async function seedChecklists(tx: Tx, workspaceId: string, ownerId: string, employees: readonly (Hired & { done: number })[]) {
  const template = { workspaceId, id: newId('checktpl') }
  await insertTemplate(tx.db, { ...template, name: NAME, createdAt: tx.now })
  await replaceItems(tx.db, template, ITEMS)
  for (const { id: employeeId, hireDate, done } of employees) {
    const id = newId('checklist')
    const items = ITEMS.map(({ dueDays, ...item }, position) => ({
      ...item,
      workspaceId,
      checklistId: id,
      id: newId('checkitem'),
      position,
      dueOn: dueDay(hireDate, dueDays),
    }))
    await insertChecklist(tx.db, { workspaceId, id, employeeId, templateId: template.id, name: NAME, startedAt: tx.now }, items)
    for (const item of items.slice(0, done))
      await saveTick(tx.db, { workspaceId, id: item.id, done: true }, { userId: ownerId, now: tx.now })
  }
}
