import { productPutBack, productTakenDown, takedownAnswerDeclined } from '#events/catalog.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { newId } from '#platform/shared/ids.ts'
import { sendTakedownMail } from './takedowns/send-takedown-mail.ts'

export const listeners: readonly Listener[] = [
  listener('catalog.mailTakedowns', [productTakenDown, productPutBack], async (tx, events) => {
    for (const { type, payload } of events) {
      // The statement of moderation is the mail.
      if (payload.stated) continue
      const kind = type === productTakenDown.type ? 'takenDown' : 'putBack'
      await enqueue(tx, sendTakedownMail, { mailId: newId('mail'), kind, takedownId: payload.takedownId, answerId: null }, tx.now)
    }
  }),
  listener('catalog.mailDeclinedAnswers', [takedownAnswerDeclined], async (tx, events) => {
    for (const { payload } of events) {
      const { takedownId, answerId } = payload
      await enqueue(tx, sendTakedownMail, { mailId: newId('mail'), kind: 'declined', takedownId, answerId }, tx.now)
    }
  }),
]
