import { checklistStarted } from '#events/hr.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChecklistView } from '../../contract.ts'
import { loadEmployeeView } from '../employees.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { insertChecklist } from './checklists.sql.ts'
import { loadChecklistViews } from './checklists.ts'
import { dueDay } from './due-day.rules.ts'
import { loadTemplateView } from './templates.ts'

type Input = { employeeId: string; templateId: string }

/** Copies a template for an employee. Fails with NOT_FOUND and STARTED_ALREADY. */
export async function startChecklist(ctx: WorkspaceContext, { employeeId, templateId }: Input): Promise<{ items: ChecklistView[] }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const { hireDate } = await loadEmployeeView(tx.db, workspaceId, employeeId)
    const { name, items } = await loadTemplateView(tx.db, workspaceId, templateId)
    const id = newId('checklist')
    const rows = items.map(({ title, role, dueDays }, position) => ({
      workspaceId,
      checklistId: id,
      id: newId('checkitem'),
      position,
      title,
      role,
      dueOn: dueDay(hireDate, dueDays),
    }))
    const isNew = await insertChecklist(tx.db, { workspaceId, id, employeeId, templateId, name, startedAt: tx.now }, rows)
    if (!isNew) throw new Failure('STARTED_ALREADY')
    const change = { field: 'checklist', label: null, before: null, after: { kind: 'text' as const, text: name } }
    await recordEmployees(tx, ctx.userId, 'checklistStarted', [{ workspaceId, id: employeeId, changes: [change] }])
    publish(tx, checklistStarted({ employeeId, workspaceId, checklistId: id, name, actor: ctx.userId }))
    return { items: await loadChecklistViews(tx.db, workspaceId, employeeId) }
  })
}
