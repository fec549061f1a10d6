import { findMentioned } from '#domains/network/server/index.ts'
import { filterTexts } from '#domains/reports/server/index.ts'
import { postEdited } from '#events/feed.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { findTags } from '#platform/shared/written-text.ts'
import type { PostView } from '../contract.ts'
import { firstAddress } from './first-address.rules.ts'
import { type GroupRights, loadRightsTo } from './group-rights.ts'
import { linkKeys } from './link-picture.ts'
import { claimUntold, saveMentions } from './mentions.sql.ts'
import { lockOwn, viewPost } from './own-post.ts'
import { type PostHead, savePostText } from './posts.sql.ts'
import { deleteTagsBut, insertTags } from './tags.sql.ts'
import { waitForApproval } from './wait-for-approval.ts'

/**
 * Own posts. The same text changes nothing. Fails with NOT_FOUND, EMPTY, and TEXT_REFUSED for words that would be held back: an edit is seen
 * at once, except in a group that approves posts, where the post waits again.
 */
export async function editPost(ctx: MemberContext, { postId, text }: { postId: string; text: string }): Promise<{ post: PostView }> {
  if ((await filterTexts(ctx, [text])) !== 'ok') throw new Failure('TEXT_REFUSED')
  return transact(ctx, async (tx) => {
    const post = await lockOwn(ctx, tx, postId)
    const group = await requireWriter(ctx, tx, post)
    const { authorId, createdAt, pictures, recordId, quotedId } = post
    if (text === '' && pictures.length === 0 && recordId === null && quotedId === null) throw new Failure('EMPTY')
    if (text !== post.text) {
      const linkUrl = firstAddress(text)
      if (linkUrl !== post.linkUrl) await unlinkFiles(tx, linkKeys(post.link))
      await savePostText(tx.db, postId, { text, linkUrl, now: tx.now })
      const tags = findTags(text)
      await deleteTagsBut(tx.db, postId, tags)
      await insertTags(tx.db, postId, tags, createdAt)
      await saveMentions(tx.db, postId, await findMentioned(tx.db, authorId, text))
      // What is approved is the text that is shown, so its moderators read the new one first.
      const isShown = post.state === 'published' && !group?.needsApproval
      if (post.state === 'published' && group?.needsApproval) await waitForApproval(tx, post, group.id)
      await tx.services.search.refresh(tx, 'post', [postId])
      publish(tx, postEdited({ postId, authorId, mentionedIds: isShown ? await claimUntold(tx.db, postId) : [] }))
    }
    return viewPost(ctx, tx.db, postId)
  })
}

/** Who left a group changes nothing in it any more. */
async function requireWriter({ viewer }: MemberContext, tx: Tx, post: PostHead): Promise<GroupRights | null> {
  if (post.groupId === null) return null
  const group = (await loadRightsTo(tx.db, viewer, [post]))(post)
  if (!group?.mayWrite) throw notFound()
  return group
}
