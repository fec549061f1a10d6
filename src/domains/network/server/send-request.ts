import { requested } from '#events/network.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { REQUESTS_PER_HOUR } from './limits.ts'
import { lockPair } from './lock-pair.ts'
import { relationAfter } from './relation-view.ts'
import { insertRequest, isPaused } from './requests.sql.ts'

/** Asks to follow a person. A second request changes nothing. Fails with ALREADY_FOLLOWING and with TOO_SOON. */
export async function sendRequest(ctx: MemberContext, { userId: receiverId, note }: { userId: string; note: string }) {
  const { services, userId: senderId, idempotency } = ctx
  await services.limits.consume(REQUESTS_PER_HOUR, senderId, idempotency?.key)
  return transact(ctx, async (tx) => {
    const { relation } = await lockPair(tx, senderId, receiverId)
    if (relation.blocked) throw notFound()
    if (relation.following) throw new Failure('ALREADY_FOLLOWING')
    if (await isPaused(tx.db, { senderId, receiverId }, tx.now)) throw new Failure('TOO_SOON')
    if (await insertRequest(tx.db, { senderId, receiverId }, note, tx.now)) publish(tx, requested({ senderId, receiverId }))
    return relationAfter(tx, senderId, receiverId)
  })
}
