/** Who hears of posts in groups: moderators of those that wait, and authors of what was decided. */
import { loadStaff } from '#domains/groups/server/index.ts'
import { postApproved, postDeclined, posted, postRemoved, postWaiting } from '#events/feed.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { hasWaiting } from './group-posts.sql.ts'
import { loadHeads, type PostHead } from './posts.sql.ts'
import { loadGroupOfAuthor } from './wait-for-approval.ts'

const channels = { bell: 'on', mail: 'off', push: 'on' } as const
const target = (id: string) => ({ type: 'post', id })

/** The posts and the names of their groups, as their author sees them. */
async function loadNamed(tx: Tx, postId: string): Promise<{ head: PostHead; group: { id: string; name: string } } | null> {
  const [head] = await loadHeads(tx.db, [postId])
  if (!head?.groupId) return null
  const group = await loadGroupOfAuthor(tx.db, head)
  return group ? { head, group } : null
}

const waiting = defineNotification({
  kind: 'feed.waiting',
  area: 'social',
  channels,
  events: [postWaiting],
  async recipients(tx, events) {
    const notices = []
    for (const { payload } of events) {
      const named = await loadNamed(tx, payload.postId)
      if (named?.head.state !== 'waiting') continue
      const { group, head } = named
      // Of all that wait in a group there is one notice.
      const about = {
        target: { type: 'group', id: group.id },
        actorId: head.authorId,
        href: `/groups/${group.id}`,
        params: { group: group.name },
      }
      for (const { userId } of await loadStaff(tx.db, group.id)) if (userId !== head.authorId) notices.push({ userId, ...about })
    }
    return notices
  },
  undone: undoneBy([posted, postDeclined, postRemoved], async (tx, events) => {
    const undone = []
    for (const { payload } of events) {
      const { groupId, authorId } = payload
      if (groupId === null || (await hasWaiting(tx.db, groupId, authorId))) continue
      const staff = await loadStaff(tx.db, groupId)
      undone.push(...staff.map(({ userId }) => ({ target: { type: 'group', id: groupId }, userId, actorId: authorId })))
    }
    return undone
  }),
  words: {
    en: {
      name: 'Posts that wait for your approval',
      text: ({ people, count, group }) => `${people} ${count === 1 ? 'wants' : 'want'} to post in ${group}`,
    },
    es: {
      name: 'Publicaciones que esperan tu aprobación',
      text: ({ people, count, group }) => `${people} ${count === 1 ? 'quiere' : 'quieren'} publicar en ${group}`,
    },
    ar: { name: 'منشورات تنتظر موافقتك', text: ({ people, group }) => `${people}: منشور ينتظر موافقتك في ${group}` },
  },
})

const approved = defineNotification({
  kind: 'feed.approved',
  area: 'social',
  channels,
  events: [postApproved],
  async recipients(tx, events) {
    const notices = []
    for (const { payload } of events) {
      const named = await loadNamed(tx, payload.postId)
      if (named?.head.state !== 'published') continue
      const { group, head } = named
      const about = { target: target(head.id), actorId: null, href: `/social/posts/${head.id}`, params: { group: group.name } }
      notices.push({ userId: head.authorId, ...about })
    }
    return notices
  },
  undone: undoneBy([postRemoved], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload.postId) }))),
  words: {
    en: { name: 'Your approved posts', text: ({ group }) => `Your post in ${group} was approved` },
    es: { name: 'Tus publicaciones aprobadas', text: ({ group }) => `Se aprobó tu publicación en ${group}` },
    ar: { name: 'منشوراتك التي قُبلت', text: ({ group }) => `قُبل منشورك في ${group}` },
  },
})

/** It does not say who: the group did. */
const declined = defineNotification({
  kind: 'feed.declined',
  area: 'social',
  channels,
  events: [postDeclined],
  async recipients(tx, events) {
    const notices = []
    for (const { payload } of events) {
      const named = await loadNamed(tx, payload.postId)
      if (named?.head.state !== 'removed') continue
      const { group, head } = named
      const params = { group: group.name, reason: payload.reason }
      notices.push({ userId: head.authorId, target: target(head.id), actorId: null, href: `/social/posts/${head.id}`, params })
    }
    return notices
  },
  words: {
    en: { name: 'Your posts that a group removed', text: ({ group, reason }) => `Your post in ${group} was removed: ${reason}` },
    es: { name: 'Publicaciones tuyas que un grupo retiró', text: ({ group, reason }) => `Se retiró tu publicación en ${group}: ${reason}` },
    ar: { name: 'منشوراتك التي أزالتها مجموعة', text: ({ group, reason }) => `أُزيل منشورك في ${group}: ${reason}` },
  },
})

export const groupNotifications = [waiting, approved, declined]
