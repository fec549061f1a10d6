import { suspensionLifted } from '#facts/accounts.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { announce, transactAs } from '#platform/server/transact.ts'
import { liftEndedSuspensions, suspensionsOf } from './suspensions.sql.ts'

/** Every ten minutes: says of suspensions whose time is over that they are. Signing in works from the moment itself. */
export const noticeEndedSuspensions = defineTask(
  'accounts:noticeEndedSuspensions',
  async (kernel) =>
    transactAs(kernel, async (tx) => {
      const ended = await liftEndedSuspensions(tx.db, tx.now)
      const stillSuspended = await suspensionsOf(tx.db, ended, tx.now)
      announce(tx, ...ended.filter((userId) => !stillSuspended.has(userId)).map((userId) => suspensionLifted({ userId })))
    }),
  '*/10 * * * *',
)
