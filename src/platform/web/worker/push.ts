/** Shows web push, and opens its place in a tab of Plaza. */
import { type PushEvent, scope } from './scope.ts'

type Payload = { title: string; body: string; href: string; tag: string; language: string }

const ICON = '/icons/192.png'

export function showPush(event: PushEvent): void {
  if (!event.data) return
  const { title, body, href, tag, language } = event.data.json() as Payload
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  event.waitUntil(scope.registration.showNotification(title, { body, tag, dir, lang: language, icon: ICON, data: { href } }))
}

/** A tab that is open goes there; else a new one. Only addresses of Plaza are opened. */
export async function openPlace(href: string): Promise<void> {
  const url = new URL(href, scope.location.origin)
  if (url.origin !== scope.location.origin) return
  const [tab] = await scope.clients.matchAll({ type: 'window' })
  if (tab) {
    await tab.focus()
    await tab.navigate(url.href)
  } else await scope.clients.openWindow(url.href)
}
