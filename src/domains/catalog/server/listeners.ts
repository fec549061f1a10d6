import { productPutBack, productTakenDown, takedownAnswerDeclined } from '#events/catalog.ts'
import { approved, closed, resumed, suspended } from '#events/vendors.ts'
import { ownershipTransferred } from '#events/workspaces.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { refreshSearchedCollections } from './collections/searchables.ts'
import { sendTakedownMail } from './takedowns/send-takedown-mail.ts'

const refreshSearch = (tx: Tx, events: readonly { payload: { workspaceId: string } }[]) =>
  refreshSearchedCollections(
    tx,
    events.map(({ payload }) => payload.workspaceId),
  )

export const listeners: readonly Listener[] = [
  listener('catalog.searchCollections', [suspended, resumed, closed], refreshSearch),
  listener('catalog.searchCollectionsOfNewVendors', [approved], refreshSearch),
  listener('catalog.searchCollectionsOfNewOwners', [ownershipTransferred], refreshSearch),
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
