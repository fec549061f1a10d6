import { createHash } from 'node:crypto'
import { isNewAccount } from '#domains/accounts/server/index.ts'
import { findMentioned } from '#domains/network/server/index.ts'
import { filterTexts, holdRecord } from '#domains/reports/server/index.ts'
import { postWaiting } from '#events/feed.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { requireVisible } from '#platform/server/record-cards.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { keepPictures, type PictureInput, renderPictures } from '#platform/server/uploads/attached-pictures.ts'
import { newId } from '#platform/shared/ids.ts'
import { findTags } from '#platform/shared/written-text.ts'
import type { PostView } from '../contract.ts'
import { firstAddress } from './first-address.rules.ts'
import { type GroupRights, loadRightsTo } from './group-rights.ts'
import { saveMentions } from './mentions.sql.ts'
import { lockReadable, lockSelf, viewPost } from './own-post.ts'
import { findByKey, insertPost } from './posts.sql.ts'
import { publishPost } from './publish-post.ts'
import { insertTags } from './tags.sql.ts'
import { insertPoll } from './uses.sql.ts'
import { maySpread } from './visibility.rules.ts'

export type PostInput = {
  clientKey: string
  text: string
  audience: 'public' | 'followers'
  groupId: string | null
  pictures: readonly PictureInput[]
  record: ResourceRef | null
  quotedId: string | null
  poll: { options: readonly string[]; hours: number } | null
}

const HOUR_MS = 3600_000
const POSTS_OF_NEW_ACCOUNTS: RateLimit = { name: 'post of a new account', points: 10, seconds: 3600 }

/**
 * Fails with EMPTY, TEXT_REFUSED, KEY_USED, NOT_QUOTABLE, RATE_LIMITED, with NOT_FOUND for a record, post or group that the author does not see, and with
 * NOT_ALLOWED in a group that they only read. What the filter does not hold waits in groups that approve posts.
 */
export async function createPost(ctx: MemberContext, input: PostInput): Promise<{ post: PostView }> {
  const { services, userId } = ctx
  const { clientKey, text, pictures, record, quotedId, poll, groupId } = input
  if (text === '' && pictures.length === 0 && record === null && quotedId === null) throw new Failure('EMPTY')
  if (await isNewAccount(services, userId)) await services.limits.consume(POSTS_OF_NEW_ACCOUNTS, userId, clientKey)
  const { clientKey: _, ...content } = input
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const verdict = await filterTexts(ctx, [text, ...pictures.map(({ alt }) => alt), ...(poll?.options ?? [])])
  if (verdict === 'refuse') throw new Failure('TEXT_REFUSED')
  const isWritten = (await findByKey(services.db, userId, clientKey)) !== undefined
  if (!isWritten) await requireVisible(ctx, record)
  const variants = isWritten ? [] : await renderPictures(ctx, pictures)
  return transact(ctx, async (tx) => {
    await lockSelf(ctx, tx)
    const earlier = await findByKey(tx.db, userId, clientKey)
    if (earlier && earlier.contentHash !== contentHash) throw new Failure('KEY_USED')
    if (earlier) return viewPost(ctx, tx.db, earlier.id)
    const group = await requireWritable(ctx, tx, groupId)
    if (quotedId !== null) await requireQuotable(ctx, tx, quotedId)
    const id = newId('post', tx.now.getTime())
    const kept = await keepPictures(tx, userId, pictures, variants)
    const fixed = {
      id,
      authorId: userId,
      contentHash,
      audience: groupId === null ? input.audience : 'group',
      state: verdict === 'ok' && group?.needsApproval ? 'waiting' : 'pending',
      pictures: kept,
      linkUrl: firstAddress(text),
    } as const
    await insertPost(tx.db, { ...input, ...fixed }, tx.now)
    await insertTags(tx.db, id, findTags(text), tx.now)
    await saveMentions(tx.db, id, await findMentioned(tx.db, userId, text))
    if (poll) await insertPoll(tx.db, id, { options: poll.options, endsAt: new Date(tx.now.getTime() + poll.hours * HOUR_MS) })
    if (verdict === 'hold') await holdRecord(tx, { type: 'post', id }, userId)
    else if (group?.needsApproval) publish(tx, postWaiting({ postId: id, authorId: userId, groupId: group.id }))
    else await publishPost(tx, { id, authorId: userId, groupId, quotedId })
    return viewPost(ctx, tx.db, id)
  })
}

/** The group that the member writes in. */
async function requireWritable({ viewer }: MemberContext, tx: Tx, groupId: string | null): Promise<GroupRights | null> {
  if (groupId === null) return null
  const group = (await loadRightsTo(tx.db, viewer, [{ groupId }]))({ groupId })
  if (!group?.mayRead) throw notFound()
  if (!group.mayWrite) throw new Failure('NOT_ALLOWED')
  return group
}

async function requireQuotable(ctx: MemberContext, tx: Tx, quotedId: string): Promise<void> {
  if (!maySpread(await lockReadable(ctx, tx, quotedId))) throw new Failure('NOT_QUOTABLE')
}
