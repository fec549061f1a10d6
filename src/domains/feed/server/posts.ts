/** Reads of single posts. */
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import type { PostView } from '../contract.ts'
import { viewPost } from './own-post.ts'
import { loadEdits } from './posts.sql.ts'

/** Fails with NOT_FOUND. */
export async function getPost(ctx: OperationContext, { postId }: { postId: string }): Promise<{ post: PostView }> {
  return viewPost(ctx, ctx.services.db, postId)
}

/** Fails with NOT_FOUND like the post. */
export async function loadHistory(ctx: MemberContext, { postId }: { postId: string }) {
  const { db } = ctx.services
  await viewPost(ctx, db, postId)
  const edits = await loadEdits(db, postId)
  return { items: edits.map(({ text, replacedAt }) => ({ text, replacedAt: replacedAt.toISOString() })) }
}
