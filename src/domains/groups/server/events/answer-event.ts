import { eventAnswered } from '#events/groups.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { Answer, EventView } from '../../contract.ts'
import { ANSWERS_PER_HOUR } from '../limits.ts'
import { loadReaders } from '../readers.ts'
import { saveAnswer } from './answers.sql.ts'
import { loadEventView, loadReadableEvent } from './event-views.ts'
import { lockEventRow } from './events.sql.ts'

/** Answering twice counts once. Fails with EVENT_FULL and EVENT_OVER, and with NOT_FOUND for those who are no members. */
export async function answerEvent(ctx: MemberContext, { eventId, answer }: { eventId: string; answer: Answer }): Promise<EventView> {
  const { services, userId, idempotency } = ctx
  await services.limits.consume(ANSWERS_PER_HOUR, userId, idempotency?.key)
  return transact(ctx, async (tx) => {
    if (!(await lockEventRow(tx.db, eventId))) throw notFound()
    const { event, rights } = await loadReadableEvent(tx.db, ctx, eventId)
    if (!rights.mayWrite) throw notFound()
    if (event.answer !== answer) {
      if (event.cancelledAt || event.endsAt <= tx.now) throw new Failure('EVENT_OVER')
      if (answer === 'going' && event.places !== null && event.takenCount >= event.places) throw new Failure('EVENT_FULL')
      if (!(await saveAnswer(tx.db, { eventId, groupId: event.groupId, userId, answer }, tx.now))) throw notFound()
      publish(tx, eventAnswered({ groupId: event.groupId, eventId, userId, readers: await loadReaders(tx, event) }))
    }
    return loadEventView(tx.db, ctx, eventId)
  })
}
