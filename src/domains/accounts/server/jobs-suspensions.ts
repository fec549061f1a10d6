import { suspensionLifted } from '#events/accounts.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { liftEndedSuspensions, loadActiveSuspensions } from './suspensions.sql.ts'

/** Runs every ten minutes and publishes the end of expired suspensions. Login is possible from the moment they expire. */
export const endExpiredSuspensions = defineTask(
  'accounts:endExpiredSuspensions',
  async (services) =>
    transactAsSystem(services, async (tx) => {
      const ended = await liftEndedSuspensions(tx.db, tx.now)
      await tx.services.search.refresh(tx, 'user', ended)
      const stillSuspended = await loadActiveSuspensions(tx.db, ended, tx.now)
      publish(tx, ...ended.filter((userId) => !stillSuspended.has(userId)).map((userId) => suspensionLifted({ userId })))
    }),
  '*/10 * * * *',
)
