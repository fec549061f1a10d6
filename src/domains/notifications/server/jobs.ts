import { openGuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { defineTask, enqueue } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { deleteOldGroups } from './delete-old-groups.ts'
import { scheduleDigests } from './schedule-digests.ts'
import { drainMails } from './send-mails.ts'
import { drainPushes } from './send-pushes.ts'

/** Added when something is due now; every minute it sends what became due since, and what the mail server did not take. */
export const sendDueMails = defineTask('notifications:sendDueMails', sendMails, '* * * * *')

export const sendDuePushes = defineTask('notifications:sendDuePushes', (services) => drainPushes(services, openGuardedFetch()), '* * * * *')

export const sendDigests = defineTask(
  'notifications:sendDigests',
  async (services) => {
    await scheduleDigests(services)
    await sendMails(services)
  },
  '*/5 * * * *',
)

export const deleteOldNotifications = defineTask('notifications:deleteOldNotifications', deleteOldGroups, '25 3 * * *')

async function sendMails(services: Services): Promise<void> {
  const { promptAt } = await drainMails(services)
  if (promptAt) await transactAsSystem(services, (tx) => enqueue(tx, sendDueMails, {}, promptAt))
}

/** Sends what is due at once, after the commit. */
export async function wakeSenders(tx: Tx, channels: readonly ('mail' | 'push')[]): Promise<void> {
  if (channels.includes('mail')) await enqueue(tx, sendDueMails, {}, tx.now)
  if (channels.includes('push')) await enqueue(tx, sendDuePushes, {}, tx.now)
}
