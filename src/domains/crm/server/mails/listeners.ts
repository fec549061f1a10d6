import { mailWritten } from '#events/crm.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { mailContact } from './jobs.ts'

export const mailListeners: readonly Listener[] = [
  listener('crm.mailContacts', [mailWritten], async (tx, events) => {
    for (const { payload } of events) {
      const { workspaceId, interactionId } = payload
      await enqueue(tx, mailContact, { workspaceId, interactionId }, tx.now)
    }
  }),
]
