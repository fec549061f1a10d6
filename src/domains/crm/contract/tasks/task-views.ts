/** Tasks about contacts and deals, and the overview. */
import * as z from 'zod'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../../accounts/contract.ts'
import { contactId, named, userId } from '../deals/choice-views.ts'
import { MAX_TITLE, TASK_VIEWS } from '../deals/deal-limits.ts'
import { dealId } from '../deals/deal-views.ts'
import { MAX_FIGURE } from './task-limits.ts'

const taskId = z.string().regex(/^task_[0-9a-z]{26}$/)
const target = z.object({ taskId })

const taskInput = z.object({
  title: singleLineText(MAX_TITLE).min(1),
  contactId: contactId.nullable(),
  dealId: dealId.nullable(),
  dueOn: z.iso.date().nullable(),
  /** The owner hears of the task then, once. */
  remindAt: z.iso.datetime().nullable(),
  /** Null: the author. */
  ownerId: userId.nullable(),
})

const taskView = z.object({
  id: taskId,
  title: z.string(),
  contact: named.nullable(),
  deal: named.nullable(),
  dueOn: z.iso.date().nullable(),
  /** Open after its day. */
  overdue: z.boolean(),
  remindAt: z.iso.datetime().nullable(),
  owner: userView.nullable(),
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

const people = {
  /** Somebody who isn’t a colleague with the permission. */
  OWNER_UNKNOWN: { status: 409 },
} as const

export const tasks = {
  /** Open ones by day, then those without one; done ones latest first. */
  list: read('workspace:crm', '/crm/tasks')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(80).optional(),
        which: z.enum(TASK_VIEWS).optional(),
        contactId: contactId.optional(),
        dealId: dealId.optional(),
      }),
    )
    .output(z.object({ items: z.array(taskView), nextCursor: z.string().nullable(), total: totalView })),
  create: write('workspace:crm', 'POST', '/crm/tasks').input(taskInput).output(taskView).errors(people),
  update: write('workspace:crm', 'PUT', '/crm/tasks/{taskId}')
    .input(taskInput.extend({ taskId, version: recordVersion }))
    .output(taskView)
    .errors({ ...people, STALE: { status: 409, data: z.object({ current: taskView }) } }),
  complete: write('workspace:crm', 'PUT', '/crm/tasks/{taskId}/completed')
    .input(target.extend({ completed: z.boolean() }))
    .output(taskView),
  remove: write('workspace:crm', 'DELETE', '/crm/tasks/{taskId}').input(target).output(z.object({})),
}

/** Figures count to 999; 1,000 stands for more. */
const figure = z
  .int()
  .min(0)
  .max(MAX_FIGURE + 1)

export const overview = read('workspace:crm', '/crm/overview')
  .input(z.object({}))
  .output(
    z.object({
      openDeals: z.int(),
      staleDeals: figure,
      /** Open deals by currency, the one with most deals first. */
      forecast: z.array(z.object({ open: moneyView, weighted: moneyView })),
      /** The member’s own that are due today or overdue. */
      tasksDue: figure,
      /** Of the whole workspace. */
      tasksOverdue: figure,
      /** Of the last 30 days. */
      newContacts: figure,
      /** Open stages of deals in their order. */
      stages: z.array(z.object({ pipeline: named, id: z.string(), title: z.string(), count: z.int(), sums: z.array(moneyView) })),
    }),
  )

export type TaskInput = z.infer<typeof taskInput>
export type TaskView = z.infer<typeof taskView>
