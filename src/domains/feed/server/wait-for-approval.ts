import { postWaiting } from '#events/feed.ts'
import type { Db } from '#platform/server/db.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { type GroupRights, loadRightsTo } from './group-rights.ts'
import { countQuote, type PostHead, saveState } from './posts.sql.ts'

/** The post is shown after a moderator of its group has read it. The caller has locked it. */
export async function waitForApproval(
  tx: Tx,
  { id: postId, authorId, quotedId, state }: Pick<PostHead, 'id' | 'authorId' | 'quotedId' | 'state'>,
  groupId: string,
): Promise<void> {
  await saveState(tx.db, postId, 'waiting')
  if (quotedId !== null && state === 'published') await countQuote(tx.db, quotedId, -1)
  publish(tx, postWaiting({ postId, authorId, groupId }))
}

/** The group of a post, with the rights of its author: `needsApproval` is for plain members. */
export async function loadGroupOfAuthor(db: Db, post: Pick<PostHead, 'authorId' | 'groupId'>): Promise<GroupRights | null> {
  return (await loadRightsTo(db, { kind: 'member', id: post.authorId, role: 'user' }, [post]))(post)
}
