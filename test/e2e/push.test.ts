/**
 * Web push in the browser: turning it on, what the service worker shows and opens, and a new login at the same device. Headless browsers have
 * no push service and deny notifications, so the permission and the subscription are the test's; the push itself is delivered to the worker by
 * the browser's own tools.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'

const fixture = useBrowserFixture()

/** A subscription at an address that nobody asks. */
function fakeSubscription() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return { endpoint: `https://push.example.net/send/${randomBytes(4).toString('hex')}`, keys }
}

async function arriveAtDevice(email: string): Promise<Actor> {
  const actor = await fixture.arrive({ worker: true })
  await actor.context.addInitScript((subscription) => {
    let current: PushSubscription | null = null
    const unsubscribe = async () => {
      current = null
      return true
    }
    const made = { ...subscription, toJSON: () => subscription, unsubscribe } as unknown as PushSubscription
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => current
    PushManager.prototype.subscribe = async () => {
      current = made
      return made
    }
  }, fakeSubscription())
  await actor.open('/')
  await actor.page.evaluate(() => navigator.serviceWorker.ready)
  await logIn(actor, email)
  return actor
}

const subscriptions = () =>
  fixture.plaza.rows<{ username: string; session_id: string }>(
    'select u.username, p.session_id from notifications.push_subscriptions p join accounts.users u on u.id = p.user_id order by p.created_at',
  )

/** Leaves the page first: what an open page still asks for would be refused. */
async function logOut({ context, page, origin }: Actor): Promise<void> {
  await page.goto('about:blank')
  const response = await context.request.post(`${origin}/rpc/accounts/session/logOut`, { headers: { origin }, data: { json: {} } })
  expect(response.status()).toBe(200)
}

test('pushes that a person turned on come back with their next login, and not for somebody else at the device', async () => {
  const bruno = await arriveAtDevice('member@plaza.example')
  await bruno.open('/settings?tab=notifications')
  await bruno.button('notifications.push.turnOn').click()
  await bruno.button('notifications.push.turnOff').waitFor()
  const [first] = await subscriptions()
  expect(first?.username).toBe('bruno')

  await logOut(bruno)
  await bruno.open('/')
  await logIn(bruno, 'vendor@plaza.example')
  await bruno.open('/dashboard')
  await bruno.page.getByRole('heading', { level: 1 }).waitFor()
  await bruno.page.waitForLoadState('networkidle')
  expect((await subscriptions()).map(({ username }) => username)).toEqual(['bruno'])

  await logOut(bruno)
  await bruno.open('/')
  await logIn(bruno, 'member@plaza.example')
  await bruno.open('/dashboard')
  await expect.poll(async () => (await subscriptions()).map(({ session_id }) => session_id)).not.toContain(first?.session_id)
  expect((await subscriptions()).map(({ username }) => username)).toEqual(['bruno'])

  await bruno.open('/settings?tab=notifications')
  await bruno.button('notifications.push.turnOff').click()
  await bruno.button('notifications.push.turnOn').waitFor()
  expect(await subscriptions()).toEqual([])
  await logOut(bruno)
  await bruno.open('/')
  await logIn(bruno, 'member@plaza.example')
  await bruno.open('/dashboard')
  await bruno.page.waitForLoadState('networkidle')
  expect(await subscriptions()).toEqual([])
  await bruno.leave()
})

test('the worker shows a push in its language and direction, a click opens its place in the open tab, and only places of Plaza', async () => {
  const amira = await arriveAtDevice('vendor@plaza.example')
  const worker = amira.context.serviceWorkers()[0] ?? (await amira.context.waitForEvent('serviceworker'))
  const devtools = await amira.context.newCDPSession(amira.page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (payload: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: fixture.plaza.url, registrationId, data: JSON.stringify(payload) })

  // Headless browsers draw no notifications: the worker's call is recorded.
  await worker.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(self, { plazaShown: shown })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, ...options })
    // Only a real click may focus a tab.
    const { prototype } = Reflect.get(self, 'WindowClient') as { prototype: { focus(): Promise<unknown> } }
    prototype.focus = async () => {}
  })
  const shown = () => worker.evaluate(() => (self as unknown as { plazaShown: { body: string; data: { href: string } }[] }).plazaShown)
  await deliver({ title: 'Plaza', body: 'طلب جديد', href: '/orders?toDo=ship', tag: 'ntf_1', language: 'ar' })
  await expect
    .poll(shown)
    .toMatchObject([{ title: 'Plaza', body: 'طلب جديد', tag: 'ntf_1', dir: 'rtl', lang: 'ar', data: { href: '/orders?toDo=ship' } }])
  await deliver({ title: 'Plaza', body: 'New order', href: '/orders', tag: 'ntf_2', language: 'en' })
  await expect.poll(async () => (await shown()).length).toBe(2)
  expect((await shown())[1]).toMatchObject({ dir: 'ltr', lang: 'en' })

  const click = (href: string) =>
    worker.evaluate((place) => {
      const ClickEvent = Reflect.get(self, 'ExtendableEvent') as typeof Event
      const event = new ClickEvent('notificationclick')
      const closed: boolean[] = []
      Object.assign(event, { notification: { data: { href: place }, close: () => closed.push(true) } })
      self.dispatchEvent(event)
      return closed.length
    }, href)
  expect(await click('/orders?toDo=ship')).toBe(1)
  await amira.page.waitForURL('**/orders?toDo=ship')
  expect(await click('https://evil.example/orders')).toBe(1)
  expect(await click('//evil.example')).toBe(1)
  expect(await click('/network')).toBe(1)
  await amira.page.waitForURL('**/network')
  expect(amira.context.pages().map((page) => new URL(page.url()).origin)).toEqual([fixture.plaza.url])
  await amira.leave()
})
