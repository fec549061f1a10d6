import { removeCommentsOf } from '#domains/comments/server/index.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Tx } from '#platform/server/transact.ts'
import { pictureKeys } from '#platform/server/uploads/attached-pictures.ts'
import { deletePin, lockAuthors, refreshLastPosted } from './authors.sql.ts'
import { linkKeys } from './link-picture.ts'
import { countQuote, deletePost, loadReposterIds, type PostHead } from './posts.sql.ts'

/** A post with its pictures, its reposts, its comments and what readers did with it. The caller has locked its author and then the post. */
export async function deleteWholePost(tx: Tx, { id, authorId, pictures, link, quotedId, state }: PostHead): Promise<void> {
  const reposterIds = await loadReposterIds(tx.db, id)
  // Waits for what they post at this moment, so that their newest post is right.
  await lockAuthors(tx.db, reposterIds)
  await deletePin(tx.db, authorId, id)
  await unlinkFiles(tx, [...pictureKeys(pictures), ...linkKeys(link)])
  await removeCommentsOf(tx, { type: 'post', id })
  await deletePost(tx.db, id)
  await tx.services.search.refresh(tx, 'post', [id])
  if (quotedId !== null && state === 'published') await countQuote(tx.db, quotedId, -1)
  await refreshLastPosted(tx.db, [authorId, ...reposterIds])
}
