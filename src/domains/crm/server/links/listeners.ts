/** Proven acts of people towards a workspace: orders, messages, questions and reviews. */
import { orderPlaced } from '#events/checkout.ts'
import { posted, postRemoved } from '#events/feed.ts'
import { questionAsked } from '#events/marketplace.ts'
import { messageSent } from '#events/messages.ts'
import { submitted } from '#events/reviews.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import { newId } from '#platform/shared/ids.ts'
import { deleteActsAbout, insertAct } from './acts.sql.ts'
import { loadPostReaders } from './links.sql.ts'
import { actsOfOrder } from './order-acts.ts'
import { type Towards, takeAct } from './take-act.ts'

function follow<P>(
  name: string,
  definition: EventDefinition<string, P>,
  actsOf: (payload: P, day: string) => readonly Towards[],
): Listener {
  return listener(name, [definition], async (tx, events) => {
    for (const { payload, happenedAt } of events)
      for (const act of actsOf(payload, happenedAt.toISOString().slice(0, 10))) await takeAct(tx, { ...act, at: happenedAt })
  })
}

export const linkListeners: readonly Listener[] = [
  follow('crm.followOrders', orderPlaced, actsOfOrder),
  follow('crm.followReviews', submitted, ({ reviewId: id, workspaceId, userId }) =>
    userId === null ? [] : [{ workspaceId, userId, kind: 'review', record: { type: 'review', id } }],
  ),
  follow('crm.followQuestions', questionAsked, ({ questionId: id, workspaceId, userId }) => [
    { workspaceId, userId, kind: 'question', record: { type: 'question', id } },
  ]),
  // One act per conversation and day. Somebody who writes for a workspace doesn't write as a customer.
  follow('crm.followMessages', messageSent, ({ conversationId, workspaces, senderId, senderWorkspaceId, isEvent }, day) =>
    senderId === null || senderWorkspaceId !== null || isEvent
      ? []
      : workspaces.map(({ workspaceId }) => ({
          workspaceId,
          userId: senderId,
          kind: 'message',
          record: { type: 'conversation', id: `${conversationId} ${day}` },
        })),
  ),
  listener('crm.followPosts', [posted], async (tx, events) => {
    for (const { payload, happenedAt } of events) {
      const { postId: resourceId, authorId, groupId } = payload
      if (groupId !== null) continue
      for (const reader of await loadPostReaders(tx.db, authorId))
        await insertAct(tx.db, { ...reader, id: newId('act'), kind: 'post', resourceType: 'post', resourceId, happenedAt })
    }
  }),
  listener('crm.forgetPosts', [postRemoved], (tx, events) =>
    deleteActsAbout(
      tx.db,
      'post',
      events.map(({ payload }) => payload.postId),
    ),
  ),
]
