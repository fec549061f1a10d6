import { postRemoved } from '#events/feed.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deletePin, lockAuthors, refreshLastPosted } from './authors.sql.ts'
import { deleteGroupPin } from './group-pins.sql.ts'
import { forgetTold } from './mentions.sql.ts'
import { countQuote, loadHeads, lockHead, type PostHead, saveState } from './posts.sql.ts'

/** Takes a post away from everybody but its author. The caller has locked it. */
export async function hidePost(tx: Tx, { id: postId, authorId, groupId, quotedId, state }: PostHead, reason: string | null): Promise<void> {
  await saveState(tx.db, postId, 'removed', reason)
  await tx.services.search.refresh(tx, 'post', [postId])
  await deletePin(tx.db, authorId, postId)
  await deleteGroupPin(tx.db, postId)
  await forgetTold(tx.db, postId)
  if (quotedId !== null && state === 'published') await countQuote(tx.db, quotedId, -1)
  await refreshLastPosted(tx.db, [authorId])
  publish(tx, postRemoved({ postId, authorId, groupId, repostedId: null, quotedId }))
}

/** A post of anybody, locked after its author, in the order of all commands. */
export async function lockPost(tx: Tx, id: string): Promise<PostHead | undefined> {
  const [head] = await loadHeads(tx.db, [id])
  if (!head || head.repostedId !== null) return undefined
  await lockAuthors(tx.db, [head.authorId])
  return lockHead(tx.db, id)
}
