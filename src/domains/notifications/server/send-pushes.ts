/** Sends the web pushes that are due, encrypted for each browser, to the addresses that the browsers named: guarded requests only. */
import webPush from 'web-push'
import { filterLiveSessions, loadRecipients } from '#domains/accounts/server/index.ts'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { claimDeliveries, type Delivery, deleteDeliveries, postponeDeliveries } from './deliveries.sql.ts'
import { type GroupRow, loadPendingGroups } from './list.sql.ts'
import { deletePushSubscriptions, loadPushSubscriptions, type PushSubscription } from './push-subscriptions.sql.ts'
import { HIDDEN } from './push-words.ts'
import { loadPeopleOf } from './read-notifications.ts'
import { plain, renderText } from './render-text.ts'
import { loadSettings, STANDARD } from './settings.sql.ts'
import { vapidKeys } from './vapid.ts'

const LEASE_MS = 5 * 60_000
const RETRY_MS = 2 * 60_000
const MEMBERS_PER_BATCH = 20
const MAX_ATTEMPTS = 5
const MAX_TEXT = 300
/** The push service keeps it this long for a browser that is off. */
const TTL_S = 24 * 3600
/** Beyond it the bell has them. */
const PUSHES_PER_HOUR: RateLimit = { name: 'notifications.pushes', points: 30, seconds: 3600 }

/** What the service worker gets; `tag` replaces an earlier one about the same. */
export type PushPayload = { title: string; body: string; href: string; tag: string; language: string }

export async function drainPushes(services: Services, send: GuardedFetch): Promise<void> {
  for (;;) {
    const now = services.now()
    const lease = { now, leaseUntil: new Date(now.getTime() + LEASE_MS), people: MEMBERS_PER_BATCH }
    const claimed = await transactAsSystem(services, (tx) => claimDeliveries(tx.db, 'push', lease))
    if (claimed.length === 0) return
    for (const [userId, own] of Map.groupBy(claimed, (delivery) => delivery.userId)) await pushToMember(services, send, userId, own)
  }
}

async function pushToMember(services: Services, send: GuardedFetch, userId: string, deliveries: readonly Delivery[]): Promise<void> {
  const subscriptions = await liveSubscriptions(services, userId)
  const prepared = subscriptions.length === 0 ? new Map<string, Prepared>() : await preparePushes(services, userId, deliveries)
  for (const { id, notificationId, attempts } of deliveries) {
    const push = prepared.get(notificationId)
    const isLimited = push && !push.isPrompt && attempts === 1 && !(await services.limits.allows([PUSHES_PER_HOUR], userId))
    const isSent = !push || isLimited || (await pushToAll(services, send, subscriptions, push.payload))
    if (isSent || attempts >= MAX_ATTEMPTS) await deleteDeliveries(services.db, [id])
    else await postponeDeliveries(services.db, [id], new Date(services.now().getTime() + RETRY_MS * attempts))
  }
}

/** A subscription ends with the session of its browser. */
async function liveSubscriptions({ db, now }: Services, userId: string): Promise<PushSubscription[]> {
  const subscriptions = await loadPushSubscriptions(db, [userId])
  const sessionIds = subscriptions.map(({ sessionId }) => sessionId)
  const live = await filterLiveSessions(db, sessionIds, now())
  const ended = subscriptions.filter(({ sessionId }) => !live.has(sessionId))
  if (ended.length > 0)
    await deletePushSubscriptions(
      db,
      ended.map(({ id }) => id),
    )
  return subscriptions.filter(({ sessionId }) => live.has(sessionId))
}

type Prepared = { payload: PushPayload; isPrompt: boolean }

/** By notification id; a notification that was read has none. */
async function preparePushes(services: Services, userId: string, deliveries: readonly Delivery[]): Promise<Map<string, Prepared>> {
  const { db, notificationKinds } = services
  const recipient = (await loadRecipients(db, [userId])).get(userId)
  if (!recipient) return new Map()
  const { language } = recipient
  const { hideDetails } = (await loadSettings(db, [userId])).get(userId) ?? STANDARD
  const groups = await loadPendingGroups(
    db,
    deliveries.map(({ notificationId }) => notificationId),
  )
  const people = await loadPeopleOf(db, groups)
  const bodyOf = (group: GroupRow, names: readonly string[]): string => {
    const kind = notificationKinds.get(group.kind)
    return kind && !hideDetails ? renderText(kind, group, names, language, plain).slice(0, MAX_TEXT) : HIDDEN[language]
  }
  return new Map(
    groups.map((group) => {
      const names = (people.get(group.id) ?? []).map(({ name }) => name)
      const href = hideDetails ? '/notifications' : group.href
      const payload = { title: 'Plaza', body: bodyOf(group, names), href, tag: group.id, language }
      return [group.id, { payload, isPrompt: notificationKinds.get(group.kind)?.prompt === true }]
    }),
  )
}

/** Returns false when a push service should be asked again. */
async function pushToAll(
  services: Services,
  send: GuardedFetch,
  subscriptions: readonly PushSubscription[],
  payload: PushPayload,
): Promise<boolean> {
  const results = await Promise.all(subscriptions.map((subscription) => pushTo(services, send, subscription, payload)))
  const gone = subscriptions.filter((_, index) => results[index] === 'gone').map(({ id }) => id)
  if (gone.length > 0) await deletePushSubscriptions(services.db, gone)
  // One browser that has it is enough: a repeat would ring there twice.
  return results.includes('sent') || !results.includes('later')
}

async function pushTo(
  services: Services,
  send: GuardedFetch,
  { endpoint, p256dh, auth }: PushSubscription,
  payload: PushPayload,
): Promise<'sent' | 'gone' | 'later'> {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: vapidSubject(services), ...vapidKeys(services) },
      TTL: TTL_S,
    })
    const { 'Content-Type': contentType, 'Content-Length': _length, ...rest } = headers
    const { status } = await send({
      method: 'POST',
      url: endpoint,
      contentType: String(contentType),
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: body ?? Buffer.alloc(0),
      maxBytes: 10_000,
    })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'sent' : 'later'
  } catch (error) {
    services.log.warn({ error }, 'a push service was not reached')
    return error instanceof FetchRefused && (error.reason === 'address' || error.reason === 'url') ? 'gone' : 'later'
  }
}

/** RFC 8292 asks for a contact: the public address, or a mailbox when it is not https. */
function vapidSubject({ publicOrigin }: Services): string {
  return publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:plaza@localhost.localdomain'
}
