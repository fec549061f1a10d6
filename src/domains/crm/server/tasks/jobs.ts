import { taskDue } from '#events/crm.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { foldStageSums } from '../boards/stage-sums.sql.ts'
import { takeDueTasks } from './tasks.sql.ts'

const AT_ONCE = 200

/** Runs every minute. Each task reminds once. */
export const remindOfTasks = defineTask(
  'crm:remindOfTasks',
  async (services) => {
    let found = AT_ONCE
    while (found === AT_ONCE)
      found = await transactAsSystem(services, async (tx) => {
        const due = await takeDueTasks(tx.db, tx.now, AT_ONCE)
        for (const { id: taskId, workspaceId, title, ownerId } of due)
          if (ownerId !== '') publish(tx, taskDue({ taskId, workspaceId, title, owner: ownerId }))
        return due.length
      })
  },
  '* * * * *',
)

const STAGES_AT_ONCE = 500

/** Folds kept sums every minute, so that a reader adds up few rows. */
export const foldSums = defineTask(
  'crm:foldSums',
  async (services) => {
    while ((await transactAsSystem(services, (tx) => foldStageSums(tx.db, STAGES_AT_ONCE))) === STAGES_AT_ONCE);
  },
  '* * * * *',
)
