/** Web push of this browser: the subscription lives in the service worker and, for as long as the session lasts, on the server. */
import type { Api } from '#platform/web/api.ts'
import { hasPushOf, rememberPushOf } from './push-owner.ts'

/** `unsupported`: this browser or connection has no web push. `denied`: the person blocked it in the browser. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported'

export async function findPushState(): Promise<PushState> {
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for the permission, so it is called by a press only. */
export async function subscribeThisBrowser(api: Api, userId: string): Promise<void> {
  const registration = await findRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return
  await subscribe(api, registration)
  rememberPushOf(userId)
}

/**
 * The server's subscription ends with the session. After a new login of the same person it is renewed without a press, because the permission
 * is still there; for somebody else at this device it stays off.
 */
export async function renewPush(api: Api, userId: string): Promise<void> {
  if (!hasPushOf(userId)) return
  const registration = await findRegistration()
  if (registration && Notification.permission === 'granted') await subscribe(api, registration)
}

async function subscribe({ notifications }: Api, { pushManager }: ServiceWorkerRegistration): Promise<void> {
  const { publicKey } = await notifications.push.key()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await notifications.push.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' })
}

export async function unsubscribeThisBrowser({ notifications }: Api): Promise<void> {
  rememberPushOf(null)
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await notifications.push.unsubscribe({ endpoint: subscription.endpoint })
}

async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}
