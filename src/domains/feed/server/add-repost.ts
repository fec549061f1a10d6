import { posted } from '#events/feed.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PostView } from '../contract.ts'
import { savePosted } from './authors.sql.ts'
import { lockReadable, lockSelf, type PostRef, viewPost } from './own-post.ts'
import { insertRepost } from './posts.sql.ts'
import { maySpread } from './visibility.rules.ts'

/** Twice is once. Fails with NOT_FOUND, and with NOT_QUOTABLE for what not everybody may read. */
export async function addRepost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  const { userId: authorId } = ctx
  return transact(ctx, async (tx) => {
    await lockSelf(ctx, tx)
    const post = await lockReadable(ctx, tx, postId)
    if (!maySpread(post)) throw new Failure('NOT_QUOTABLE')
    const id = newId('post', tx.now.getTime())
    if (await insertRepost(tx.db, { id, authorId, repostedId: postId, now: tx.now })) {
      await savePosted(tx.db, authorId, tx.now)
      publish(tx, posted({ postId: id, authorId, groupId: null, repostedId: postId, quotedId: null, mentionedIds: [] }))
    }
    return viewPost(ctx, tx.db, postId)
  })
}
