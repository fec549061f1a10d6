import { pollChanged } from '#events/feed.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { lockReadable, viewPost } from './own-post.ts'
import { findBallot, insertVote } from './uses.sql.ts'

/** Fails with NOT_FOUND, also for one's own poll; with CLOSED after its end, and with VOTED for another choice than the first. */
export async function voteInPoll(ctx: MemberContext, { postId, choice }: { postId: string; choice: number }): Promise<{ post: PostView }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { authorId } = await lockReadable(ctx, tx, postId)
    const ballot = await findBallot(tx.db, postId, userId)
    if (!ballot || authorId === userId || choice >= ballot.options) throw notFound()
    if (ballot.choice !== null && ballot.choice !== choice) throw new Failure('VOTED')
    if (ballot.choice === null) {
      if (ballot.endsAt <= tx.now) throw new Failure('CLOSED')
      await insertVote(tx.db, { postId, userId, choice, now: tx.now })
      publish(tx, pollChanged({ postId, authorId }))
    }
    return viewPost(ctx, tx.db, postId)
  })
}
