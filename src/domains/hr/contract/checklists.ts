/** Checklists such as those of the first weeks: templates of a workspace, and what is done of them for each employee. */
import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { ITEM_ROLES, MAX_DUE_DAYS, MAX_ITEM, MAX_ITEMS, MAX_TEMPLATES, MIN_DUE_DAYS } from './checklist-limits.ts'
import { employeeId } from './employees.ts'
import { MAX_NAME } from './limits.ts'

const templateId = z.string().regex(/^checktpl_[0-9a-z]{26}$/)
const checklistId = z.string().regex(/^checklist_[0-9a-z]{26}$/)
export const itemId = z.string().regex(/^checkitem_[0-9a-z]{26}$/)

const templateItem = z.object({
  title: singleLineText(MAX_ITEM).min(1),
  role: z.enum(ITEM_ROLES),
  /** Days after the first day of work; before it when negative. */
  dueDays: z.int().min(MIN_DUE_DAYS).max(MAX_DUE_DAYS),
})
const templateInput = z.object({ name: singleLineText(MAX_NAME).min(1), items: z.array(templateItem).min(1).max(MAX_ITEMS) })
const templateView = templateInput.extend({ id: templateId, version: recordVersion })

/** An item as its doers see it. */
export const checklistItemView = z.object({
  id: itemId,
  title: z.string(),
  role: z.enum(ITEM_ROLES),
  dueOn: z.iso.date(),
  doneAt: z.iso.datetime().nullable(),
})

export const openItemView = checklistItemView.extend({
  employee: z.object({ id: employeeId, name: z.string() }),
  checklist: z.string(),
})

const checklistView = z.object({
  id: checklistId,
  name: z.string(),
  startedAt: z.iso.datetime(),
  /** `doneBy` is null while it is open, and when the account is gone. */
  items: z.array(checklistItemView.extend({ doneBy: userView.nullable() })),
})
const checklistsOfEmployee = z.object({ items: z.array(checklistView) })

export const checklists = {
  templates: {
    list: read('workspace:hr', '/hr/checklist-templates').output(z.object({ items: z.array(templateView).max(MAX_TEMPLATES) })),
    create: write('workspace:hr', 'POST', '/hr/checklist-templates')
      .input(templateInput)
      .output(templateView)
      .errors({ TOO_MANY_TEMPLATES: { status: 409, data: z.object({ most: z.int() }) } }),
    /** Checklists that were started stay as they are. */
    update: write('workspace:hr', 'PUT', '/hr/checklist-templates/{templateId}')
      .input(templateInput.extend({ templateId, version: recordVersion }))
      .output(templateView)
      .errors({ STALE: { status: 409, data: z.object({ current: templateView }) } }),
    remove: write('workspace:hr', 'DELETE', '/hr/checklist-templates/{templateId}').input(z.object({ templateId })).output(z.object({})),
  },
  list: read('workspace:hr', '/hr/employees/{employeeId}/checklists').input(z.object({ employeeId })).output(checklistsOfEmployee),
  /** The due days are counted from the first day of the employee as it is now. */
  start: write('workspace:hr', 'POST', '/hr/employees/{employeeId}/checklists')
    .input(z.object({ employeeId, templateId }))
    .output(checklistsOfEmployee)
    .errors({ STARTED_ALREADY: { status: 409 } }),
  remove: write('workspace:hr', 'DELETE', '/hr/checklists/{checklistId}').input(z.object({ checklistId })).output(z.object({})),
  /** Ticks an item of any role, or opens it again. */
  tick: write('workspace:hr', 'PUT', '/hr/checklist-items/{itemId}')
    .input(z.object({ itemId, done: z.boolean() }))
    .output(z.object({})),
  /** Open items of employees who haven't left, the earliest due first. */
  open: read('workspace:hr', '/hr/checklist-items')
    .input(z.object(pageInput))
    .output(
      z.object({
        items: z.array(openItemView),
        nextCursor: z.string().nullable(),
        total: totalView,
      }),
    ),
}

export type TemplateInput = z.infer<typeof templateInput>
export type TemplateItem = z.infer<typeof templateItem>
export type TemplateView = z.infer<typeof templateView>
export type ChecklistView = z.infer<typeof checklistView>
export type ChecklistItemView = z.infer<typeof checklistItemView>
export type OpenItemView = z.infer<typeof openItemView>
