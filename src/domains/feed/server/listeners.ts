import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadCommentCounts } from '#domains/comments/server/index.ts'
import { loadStandings } from '#domains/network/server/index.ts'
import { deletionRequested, suspended, suspensionLifted } from '#events/accounts.ts'
import { orderPlaced } from '#events/checkout.ts'
import { commentAdded, commentHidden, commentShown } from '#events/comments.ts'
import { postEdited, posted, postLiked, postRemoved, postUnliked } from '#events/feed.ts'
import { groupDeleted, memberLeft, memberRemoved } from '#events/groups.ts'
import { privacyChanged } from '#events/network.ts'
import { saleReversed } from '#events/orders.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { RANKING } from '../contract/ranking.ts'
import { saveStandings } from './authors.sql.ts'
import { clearGroup } from './clear-group.ts'
import { countReversed, countSold } from './count-sales.ts'
import { fetchLink } from './fetch-link.ts'
import { loadUnlinked, rankPosts, saveCommentCounts } from './posts.sql.ts'
import { loadPostIdsOf } from './searchables.sql.ts'

type OfPerson = readonly { payload: { userId: string } }[]

export const listeners: readonly Listener[] = [
  listener('feed.fetchPosted', [posted], (tx, events) => lookAtLinks(tx, events)),
  listener('feed.fetchEdited', [postEdited], (tx, events) => lookAtLinks(tx, events)),
  listener('feed.followSuspensions', [suspended], followStandings),
  listener('feed.followAccounts', [suspensionLifted, deletionRequested, privacyChanged], followStandings),
  listener('feed.rankLiked', [postLiked, postUnliked], (tx, events) =>
    rank(
      tx,
      events.map(({ payload }) => payload.postId),
    ),
  ),
  listener('feed.rankPosted', [posted], (tx, events) =>
    rank(
      tx,
      events.map(({ payload }) => payload.repostedId ?? payload.quotedId),
    ),
  ),
  listener('feed.rankRemoved', [postRemoved], (tx, events) =>
    rank(
      tx,
      events.map(({ payload }) => payload.repostedId ?? payload.quotedId),
    ),
  ),
  listener('feed.countSold', [orderPlaced], countSold),
  listener('feed.countReversed', [saleReversed], countReversed),
  listener('feed.countComments', [commentAdded, commentShown], countComments),
  listener('feed.clearGroups', [groupDeleted], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, clearGroup, { groupId: payload.groupId, authorId: null }, tx.now)
  }),
  listener('feed.clearLeft', [memberLeft], clearDeparted),
  listener('feed.clearRemoved', [memberRemoved], clearDeparted),
  listener('feed.countHiddenComments', [commentHidden], countComments),
]

/** Lists leave out the suspended and those who are leaving, and what private accounts posted. */
async function followStandings(tx: Tx, events: OfPerson): Promise<void> {
  const ids = [...new Set(events.map(({ payload }) => payload.userId))]
  const users = await loadVisibleUsers(tx.db, ids)
  const standings = await loadStandings(tx.db, null, ids, tx.now)
  await saveStandings(
    tx.db,
    ids.map((userId) => ({ userId, isPrivate: standings.get(userId)?.isPrivate ?? false, absent: !users.has(userId) })),
  )
  await tx.services.search.refresh(tx, 'post', await loadPostIdsOf(tx.db, ids))
}

/** Each time all are counted, so that the number cannot drift. */
async function countComments(tx: Tx, events: readonly { payload: { type: string; id: string } }[]): Promise<void> {
  const ids = [...new Set(events.flatMap(({ payload: { type, id } }) => (type === 'post' ? [id] : [])))].sort()
  if (ids.length === 0) return
  const counts = await loadCommentCounts(
    tx.db,
    ids.map((id) => ({ type: 'post', id })),
  )
  await saveCommentCounts(
    tx.db,
    ids.map((id, index) => ({ id, count: counts[index] ?? 0 })),
  )
  await rank(tx, ids)
}

async function rank(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const posts = [...new Set(ids.filter((id) => id !== null))]
  if (posts.length > 0) await rankPosts(tx.db, posts, RANKING)
}

async function lookAtLinks(tx: Tx, events: readonly { payload: { postId: string } }[]): Promise<void> {
  const ids = events.map(({ payload }) => payload.postId)
  for (const post of await loadUnlinked(tx.db, ids)) await enqueue(tx, fetchLink, post, tx.now)
}

/** What waited for a moderator of the group goes with its author. */
async function clearDeparted(tx: Tx, events: readonly { payload: { groupId: string; userId: string } }[]): Promise<void> {
  for (const { payload } of events) await enqueue(tx, clearGroup, { groupId: payload.groupId, authorId: payload.userId }, tx.now)
}
