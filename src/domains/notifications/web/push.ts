/** Web push of this browser: the subscription lives in the service worker and, for as long as the session lasts, on the server. */
import type { Api } from '#platform/web/api.ts'

/** `unsupported`: this browser or connection has no web push. `denied`: the person blocked it in the browser. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported'

export async function findPushState(): Promise<PushState> {
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for the permission, so it is called by a press only. */
export async function subscribeThisBrowser({ notifications }: Api): Promise<void> {
  const registration = await findRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return
  const { publicKey } = await notifications.push.key()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await notifications.push.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' })
}

export async function unsubscribeThisBrowser({ notifications }: Api): Promise<void> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await notifications.push.unsubscribe({ endpoint: subscription.endpoint })
}

async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}
