import { posted } from '#events/feed.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { refreshLastPosted } from './authors.sql.ts'
import { claimUntold } from './mentions.sql.ts'
import { countQuote, type PostHead, saveState } from './posts.sql.ts'

/** Shows a post that waited or was removed to those for whom it was written. The caller has locked its author. */
export async function publishPost(
  tx: Tx,
  { id: postId, authorId, groupId, quotedId }: Pick<PostHead, 'id' | 'authorId' | 'groupId' | 'quotedId'>,
): Promise<void> {
  await saveState(tx.db, postId, 'published')
  if (quotedId !== null) await countQuote(tx.db, quotedId, 1)
  await refreshLastPosted(tx.db, [authorId])
  await tx.services.search.refresh(tx, 'post', [postId])
  publish(tx, posted({ postId, authorId, groupId, repostedId: null, quotedId, mentionedIds: await claimUntold(tx.db, postId) }))
}
