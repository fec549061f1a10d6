/** Who hears of the network: followers, requests, accepted requests, and news of vendors that a member follows. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { productPublished } from '#events/catalog.ts'
import { stockChanged } from '#events/inventory.ts'
import { blocked, followed, requestAccepted, requestDeclined, requested, requestWithdrawn, unfollowed } from '#events/network.ts'
import { defineNotification, type NotificationKind, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/services.ts'
import { loadFollows } from './follows.sql.ts'
import { loadRequests } from './requests.sql.ts'
import { loadMutedPairs } from './restrictions.sql.ts'
import { vendorNews } from './vendor-news.ts'

const person = (id: string) => ({ type: 'user', id })

/** One notice for each person and actor, without those whom the person muted. */
async function noticesBetween(tx: Tx, pairs: readonly { userId: string; otherId: string }[], hrefOf: (username: string) => string) {
  const [muted, actors] = await Promise.all([
    loadMutedPairs(tx.db, pairs, tx.now),
    loadUsers(
      tx.db,
      pairs.map(({ otherId }) => otherId),
    ),
  ])
  return pairs.flatMap(({ userId, otherId }) => {
    const actor = actors.get(otherId)
    if (!actor || muted.has(`${userId} ${otherId}`)) return []
    return { userId, target: person(userId), actorId: otherId, params: {}, href: hrefOf(actor.username) }
  })
}

const channels = { bell: 'on', mail: 'off', push: 'on' } as const

const newFollower = defineNotification({
  kind: 'network.followed',
  area: 'social',
  channels,
  flag: 'newFollowers',
  events: [followed],
  async recipients(tx, events) {
    // The acceptor of a request knows already.
    const news = events.filter(({ payload }) => !payload.byRequest).map(({ payload }) => payload)
    const pairs = (news.length === 0 ? [] : await loadFollows(tx.db, news)).map(({ followerId, followedId }) => ({
      userId: followedId,
      otherId: followerId,
    }))
    return noticesBetween(tx, pairs, () => '/network?tab=followers')
  },
  undone: undoneBy([unfollowed], async (_tx, events) =>
    events.map(({ payload: { followerId, followedId } }) => ({ target: person(followedId), userId: followedId, actorId: followerId })),
  ),
  words: {
    en: { name: 'New followers', text: ({ people, count }) => (count === 1 ? `${people} follows you` : `${people} follow you`) },
    es: { name: 'Nuevos seguidores', text: ({ people, count }) => (count === 1 ? `${people} te sigue` : `${people} te siguen`) },
    ar: { name: 'متابِعون جدد', text: ({ people }) => `${people}: متابعة جديدة لك` },
  },
})

const newRequest = defineNotification({
  kind: 'network.requested',
  area: 'social',
  channels,
  events: [requested],
  async recipients(tx, events) {
    const open = await loadRequests(
      tx.db,
      events.map(({ payload }) => payload),
    )
    const pairs = open.map(({ senderId, receiverId }) => ({ userId: receiverId, otherId: senderId }))
    return noticesBetween(tx, pairs, () => '/network?tab=received')
  },
  undone: undoneBy([requestWithdrawn, requestAccepted, requestDeclined], async (_tx, events) =>
    events.map(({ payload: { senderId, receiverId } }) => ({ target: person(receiverId), userId: receiverId, actorId: senderId })),
  ),
  words: {
    en: { name: 'Requests to follow you', text: ({ people, count }) => `${people} ${count === 1 ? 'asks' : 'ask'} to follow you` },
    es: { name: 'Solicitudes para seguirte', text: ({ people, count }) => `${people} ${count === 1 ? 'quiere' : 'quieren'} seguirte` },
    ar: { name: 'طلبات متابعتك', text: ({ people }) => `${people}: طلب متابعة` },
  },
})

const accepted = defineNotification({
  kind: 'network.accepted',
  area: 'social',
  channels,
  events: [requestAccepted],
  async recipients(tx, events) {
    const follows = events.map(({ payload: { senderId, receiverId } }) => ({ followerId: senderId, followedId: receiverId }))
    const pairs = (await loadFollows(tx.db, follows)).map(({ followerId, followedId }) => ({ userId: followerId, otherId: followedId }))
    return noticesBetween(tx, pairs, (username) => `/profile/${encodeURIComponent(username)}`)
  },
  undone: undoneBy([blocked], async (_tx, events) =>
    events.flatMap(({ payload: { blockerId, blockedId } }) => [
      { target: person(blockerId), userId: blockerId, actorId: blockedId },
      { target: person(blockedId), userId: blockedId, actorId: blockerId },
    ]),
  ),
  words: {
    en: { name: 'Accepted requests', text: ({ people }) => `${people} accepted your request. You follow them now.` },
    es: { name: 'Solicitudes aceptadas', text: ({ people, count }) => `${people} ${count === 1 ? 'aceptó' : 'aceptaron'} tu solicitud.` },
    ar: { name: 'الطلبات المقبولة', text: ({ people }) => `${people}: قُبل طلبك، وأصبحت متابعًا` },
  },
})

const vendorProduct = defineNotification({
  kind: 'network.vendorProduct',
  area: 'shopping',
  channels,
  events: [productPublished],
  recipients: (tx, events) =>
    vendorNews(
      tx,
      events.flatMap(({ payload }) => (payload.first ? payload : [])),
    ),
  words: {
    en: { name: 'New products of shops you follow', text: ({ vendor, product }) => `${vendor} has a new product: ${product}` },
    es: { name: 'Productos nuevos de tiendas que sigues', text: ({ vendor, product }) => `${vendor} tiene un producto nuevo: ${product}` },
    ar: { name: 'منتجات جديدة من متاجر تتابعها', text: ({ vendor, product }) => `منتج جديد من ${vendor}: ${product}` },
  },
})

const vendorRestock = defineNotification({
  kind: 'network.vendorRestock',
  area: 'shopping',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [stockChanged],
  recipients: (tx, events) =>
    vendorNews(
      tx,
      events.flatMap(({ payload }) => (payload.before <= 0 && payload.after > 0 ? payload : [])),
    ),
  words: {
    en: { name: 'Restocks of shops you follow', text: ({ vendor, product }) => `${product} of ${vendor} is back in stock` },
    es: { name: 'Reposiciones de tiendas que sigues', text: ({ vendor, product }) => `${product} de ${vendor} vuelve a estar disponible` },
    ar: { name: 'عودة توفر منتجات متاجر تتابعها', text: ({ vendor, product }) => `عاد ${product} من ${vendor} إلى التوفر` },
  },
})

export const notifications: readonly NotificationKind[] = [newFollower, newRequest, accepted, vendorProduct, vendorRestock]
