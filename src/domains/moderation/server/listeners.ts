import { appealDecided, decisionMade } from '#events/moderation.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { newId } from '#platform/shared/ids.ts'
import { sendStatement } from './send-statement.ts'

export const listeners: readonly Listener[] = [
  /** Authors do not hear of reports that were dismissed. */
  listener('moderation.mailStatements', [decisionMade], async (tx, events) => {
    for (const { payload } of events)
      if (payload.userId !== null && (payload.action !== 'dismiss' || payload.isHeld))
        await enqueue(tx, sendStatement, { mailId: newId('mail'), decisionId: payload.decisionId, kind: 'statement' }, tx.now)
  }),
  listener('moderation.mailAnswers', [appealDecided], async (tx, events) => {
    for (const { payload } of events)
      if (payload.userId !== null)
        await enqueue(tx, sendStatement, { mailId: newId('mail'), decisionId: payload.decisionId, kind: 'answer' }, tx.now)
  }),
]
