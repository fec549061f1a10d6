/** Who hears of posts: their authors of likes, reposts and quotes, and members whom they mention. */
import { loadStandings } from '#domains/network/server/index.ts'
import { postEdited, posted, postLiked, postRemoved, postUnliked } from '#events/feed.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/services.ts'
import { groupNotifications } from './group-notifications.ts'
import { loadRightsTo } from './group-rights.ts'
import { loadHeads, type PostHead } from './posts.sql.ts'
import { loadLikes } from './uses.sql.ts'
import { mayRead } from './visibility.rules.ts'

const target = (id: string) => ({ type: 'post', id })
const hrefOf = (id: string) => `/social/posts/${id}`
const channels = { bell: 'on', mail: 'off', push: 'on' } as const

/** A notice for each pair, without those whom the recipient muted or hides. `postId` is what the notice is about, `openedId` what it opens. */
async function noticesOf(tx: Tx, heard: readonly { userId: string; actorId: string; postId: string; openedId: string }[]) {
  const notices = []
  for (const [userId, all] of Map.groupBy(heard, (one) => one.userId)) {
    const actorIds = all.map(({ actorId }) => actorId)
    const standings = await loadStandings(tx.db, userId, actorIds, tx.now)
    for (const { actorId, postId, openedId } of all) {
      const actor = standings.get(actorId)
      if (!actor || actor.hidden || actor.muted) continue
      notices.push({ userId, target: target(postId), actorId, params: {}, href: hrefOf(openedId) })
    }
  }
  return notices
}

async function loadShown(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, PostHead>> {
  const heads = await loadHeads(tx.db, [...new Set(ids.filter((id) => id !== null))])
  return new Map(heads.filter(({ state }) => state === 'published').map((head) => [head.id, head]))
}

const liked = defineNotification({
  kind: 'feed.liked',
  area: 'social',
  channels,
  flag: 'postLikes',
  events: [postLiked],
  async recipients(tx, events) {
    const likes = events.map(({ payload }) => payload)
    const there = await loadLikes(tx.db, likes)
    const open = likes.filter(({ postId, userId }) => there.has(`${postId} ${userId}`))
    return noticesOf(
      tx,
      open.map(({ postId, authorId, userId }) => ({ userId: authorId, actorId: userId, postId, openedId: postId })),
    )
  },
  undone: undoneBy([postUnliked, postRemoved], async (_tx, events) =>
    events.map(({ payload }) => ({ target: target(payload.postId), ...('userId' in payload && { actorId: payload.userId }) })),
  ),
  words: {
    en: { name: 'Likes of your posts', text: ({ people }) => `${people} liked your post` },
    es: {
      name: 'Me gusta en tus publicaciones',
      text: ({ people, count }) => `A ${people} ${count === 1 ? 'le' : 'les'} gusta tu publicación`,
    },
    ar: { name: 'الإعجاب بمنشوراتك', text: ({ people }) => `${people}: إعجاب بمنشورك` },
  },
})

const reposted = defineNotification({
  kind: 'feed.reposted',
  area: 'social',
  channels,
  events: [posted],
  async recipients(tx, events) {
    const reposts = events.flatMap(({ payload: { repostedId, authorId } }) => (repostedId ? { repostedId, actorId: authorId } : []))
    const posts = await loadShown(
      tx,
      reposts.map(({ repostedId }) => repostedId),
    )
    return noticesOf(
      tx,
      reposts.flatMap(({ repostedId, actorId }) => {
        const post = posts.get(repostedId)
        return post ? { userId: post.authorId, actorId, postId: repostedId, openedId: repostedId } : []
      }),
    )
  },
  undone: undoneBy([postRemoved], async (_tx, events) =>
    events.map(({ payload: { postId, repostedId, authorId } }) =>
      repostedId ? { target: target(repostedId), actorId: authorId } : { target: target(postId) },
    ),
  ),
  words: {
    en: { name: 'Reposts of your posts', text: ({ people }) => `${people} reposted your post` },
    es: {
      name: 'Veces que comparten tus publicaciones',
      text: ({ people, count }) => `${people} ${count === 1 ? 'compartió' : 'compartieron'} tu publicación`,
    },
    ar: { name: 'إعادة نشر منشوراتك', text: ({ people }) => `${people}: إعادة نشر لمنشورك` },
  },
})

const quoted = defineNotification({
  kind: 'feed.quoted',
  area: 'social',
  channels,
  events: [posted],
  async recipients(tx, events) {
    const quotes = events.flatMap(({ payload: { quotedId, authorId, postId } }) => (quotedId ? { quotedId, authorId, postId } : []))
    const posts = await loadShown(
      tx,
      quotes.map(({ quotedId }) => quotedId),
    )
    return noticesOf(
      tx,
      quotes.flatMap(({ quotedId, authorId, postId }) => {
        const post = posts.get(quotedId)
        return post ? { userId: post.authorId, actorId: authorId, postId, openedId: postId } : []
      }),
    )
  },
  undone: undoneBy([postRemoved], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload.postId) }))),
  words: {
    en: { name: 'Quotes of your posts', text: ({ people }) => `${people} quoted your post` },
    es: { name: 'Citas de tus publicaciones', text: ({ people }) => `${people} citó tu publicación` },
    ar: { name: 'اقتباس منشوراتك', text: ({ people }) => `${people}: اقتباس من منشورك` },
  },
})

const mentioned = defineNotification({
  kind: 'feed.mentioned',
  area: 'social',
  channels,
  events: [posted, postEdited],
  async recipients(tx, events) {
    const posts = await loadShown(
      tx,
      events.map(({ payload }) => payload.postId),
    )
    const notices = []
    for (const { payload } of events) {
      const post = posts.get(payload.postId)
      for (const userId of post ? payload.mentionedIds : []) {
        const author = post && (await loadStandings(tx.db, userId, [post.authorId], tx.now)).get(post.authorId)
        // Nobody hears of what they may not read.
        if (!post || !author || author.muted) continue
        const group = (await loadRightsTo(tx.db, { kind: 'member', id: userId, role: 'user' }, [post]))(post)
        if (!mayRead({ ...post, isMine: false, author, group })) continue
        notices.push({ userId, target: target(post.id), actorId: post.authorId, params: {}, href: hrefOf(post.id) })
      }
    }
    return notices
  },
  undone: undoneBy([postRemoved], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload.postId) }))),
  words: {
    en: { name: 'Mentions in posts', text: ({ people }) => `${people} mentioned you in a post` },
    es: { name: 'Menciones en publicaciones', text: ({ people }) => `${people} te mencionó en una publicación` },
    ar: { name: 'الإشارة إليك في منشورات', text: ({ people }) => `${people}: إشارة إليك في منشور` },
  },
})

export const notifications = [liked, reposted, quoted, mentioned, ...groupNotifications]
