/** Kinds of an invented domain, for tests of what all kinds have in common. */
import { runListeners } from '#app/server/run-listeners.ts'
import { notificationListeners } from '#domains/notifications/server/index.ts'
import { defineNotification, joinNotificationKinds, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { defineEvent } from '#platform/shared/domain-event.ts'
import type { TestPlaza } from './open.ts'

type Like = { postId: string; authorId: string; by: string }
export const liked = defineEvent<Like>()('garden.liked', ({ postId }) => postId)
export const unliked = defineEvent<Like>()('garden.unliked', ({ postId }) => postId)
export const rained = defineEvent<{ gardenId: string; userId: string; place: string }>()('garden.rained', ({ gardenId }) => gardenId)
export const burned = defineEvent<{ gardenId: string; userId: string }>()('garden.burned', ({ gardenId }) => gardenId)

export const picked = defineEvent<{ basketId: string; userId: string }>()('garden.picked', ({ basketId }) => basketId)

const like = defineNotification({
  kind: 'garden.liked',
  area: 'social',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  flag: 'postLikes',
  events: [liked],
  recipients: async (_tx, events) =>
    events.map(({ payload: { postId, authorId, by } }) => ({
      userId: authorId,
      target: { type: 'post', id: postId },
      actorId: by,
      params: {},
      href: `/posts/${postId}`,
    })),
  undone: undoneBy([unliked], async (_tx, events) =>
    events.map(({ payload: { postId, authorId, by } }) => ({ target: { type: 'post', id: postId }, userId: authorId, actorId: by })),
  ),
  words: {
    en: { name: 'Likes', text: ({ people, count }) => `${people} ${count === 1 ? 'likes' : 'like'} your post` },
    es: { name: 'Me gusta', text: ({ people }) => `A ${people} le gusta tu publicación` },
    ar: { name: 'الإعجابات', text: ({ people }) => `أعجب منشورك ${people}` },
  },
})

const rain = defineNotification({
  kind: 'garden.rained',
  area: 'workspace',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [rained],
  recipients: async (_tx, events) =>
    events.map(({ payload: { gardenId, userId, place } }) => ({
      userId,
      target: { type: 'garden', id: gardenId },
      actorId: null,
      params: { place },
      href: `/gardens/${gardenId}`,
    })),
  words: {
    en: { name: 'Rain', text: ({ place }) => `It rained in ${place}` },
    es: { name: 'Lluvia', text: ({ place }) => `Llovió en ${place}` },
    ar: { name: 'المطر', text: ({ place }) => `هطل المطر في ${place}` },
  },
})

const fire = defineNotification({
  kind: 'garden.burned',
  area: 'workspace',
  urgent: true,
  channels: { bell: 'on', mail: 'on', push: 'off' },
  events: [burned],
  recipients: async (_tx, events) =>
    events.map(({ payload: { gardenId, userId } }) => ({
      userId,
      target: { type: 'garden', id: gardenId },
      actorId: null,
      params: {},
      href: '/',
    })),
  words: {
    en: { name: 'Fire', text: () => 'Your garden burns' },
    es: { name: 'Fuego', text: () => 'Tu jardín arde' },
    ar: { name: 'الحريق', text: () => 'حديقتك تحترق' },
  },
})

const harvest = defineNotification({
  kind: 'garden.picked',
  area: 'selling',
  prompt: true,
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [picked],
  recipients: async (_tx, events) =>
    events.map(({ payload: { basketId, userId } }) => ({
      userId,
      target: { type: 'basket', id: basketId },
      actorId: null,
      params: { basketId },
      href: '/',
    })),
  words: {
    en: { name: 'Harvest', text: ({ basketId }) => `Basket ${basketId} is full` },
    es: { name: 'Cosecha', text: ({ basketId }) => `La cesta ${basketId} está llena` },
    ar: { name: 'الحصاد', text: ({ basketId }) => `امتلأت السلة ${basketId}` },
  },
})

const kinds = joinNotificationKinds([like, rain, fire, harvest])

/** Adds the kinds to a Plaza; `happen` publishes events and lets the listeners of these kinds hear them. */
export function plantKinds(plaza: TestPlaza): (...events: Parameters<typeof publish>[1][]) => Promise<void> {
  plaza.services.notificationKinds = new Map([...plaza.services.notificationKinds, ...kinds])
  const listeners = notificationListeners(kinds)
  return async (...events) => {
    await transactAsSystem(plaza.services, async (tx) => publish(tx, ...events))
    await runListeners(plaza.services, listeners)
  }
}
