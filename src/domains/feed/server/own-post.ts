/** What the commands on a post begin and end with. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadStandings, type Standing } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { insertAuthor, lockAuthors } from './authors.sql.ts'
import { loadPosts } from './entries.sql.ts'
import { type GroupRights, loadRightsTo } from './group-rights.ts'
import { toEntryViews } from './post-views.ts'
import { lockHead, type PostHead } from './posts.sql.ts'
import { mayRead } from './visibility.rules.ts'

export type PostRef = { postId: string }
export type ReadablePost = PostHead & { author: Standing; group: GroupRights | null }

/** A post that the member may read, locked. A repost is no post. Fails with NOT_FOUND. */
export async function lockReadable({ userId, viewer }: MemberContext, tx: Tx, postId: string): Promise<ReadablePost> {
  const post = await lockHead(tx.db, postId)
  if (!post || post.repostedId !== null) throw notFound()
  const { authorId, audience, state } = post
  const isMine = authorId === userId
  const [users, standings] = [await loadVisibleUsers(tx.db, [authorId]), await loadStandings(tx.db, userId, [authorId], tx.now)]
  const author = standings.get(authorId)
  const group = (await loadRightsTo(tx.db, viewer, [post]))(post)
  if (!author || !users.has(authorId) || !mayRead({ isMine, audience, state, author, group })) throw notFound()
  return { ...post, author, group }
}

/** One that the member wrote, locked after its author. Fails with NOT_FOUND. */
export async function lockOwn({ userId }: MemberContext, tx: Tx, postId: string): Promise<PostHead> {
  await lockAuthors(tx.db, [userId])
  const post = await lockHead(tx.db, postId)
  if (!post || post.repostedId !== null || post.authorId !== userId) throw notFound()
  return post
}

/** Makes the member an author, and locks them: their posts get in the order of the commits. */
export async function lockSelf({ userId }: MemberContext, tx: Tx): Promise<void> {
  const self = (await loadStandings(tx.db, userId, [userId], tx.now)).get(userId)
  await insertAuthor(tx.db, userId, { isPrivate: self?.isPrivate ?? false })
  await lockAuthors(tx.db, [userId])
}

/** The post as the viewer sees it. Fails with NOT_FOUND. */
export async function viewPost(ctx: OperationContext, db: Db, postId: string): Promise<{ post: PostView }> {
  const readerId = ctx.viewer.kind === 'member' ? ctx.viewer.id : null
  const [entry] = await toEntryViews(ctx, db, await loadPosts(db, readerId, [postId]))
  if (!entry) throw notFound()
  return { post: entry.post }
}
