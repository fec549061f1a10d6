import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { type FakeBrowser, type FakePushService, openFakePushService } from '#test/plaza/fake-push-service.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { liked, picked, plantKinds } from '#test/plaza/planted-kinds.ts'
import { drainPushes } from './send-pushes.ts'

let plaza: TestPlaza
let pushService: FakePushService
let happen: ReturnType<typeof plantKinds>
let amira: Member
let author: string
let bruno: string
let browser: FakeBrowser
let posts = 0

beforeAll(async () => {
  plaza = await openTestPlaza()
  pushService = await openFakePushService()
  happen = plantKinds(plaza)
  amira = await plaza.member('amira')
  const idOf = async (name: string) =>
    (await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', [name]))[0]?.id ?? ''
  author = await idOf('amira')
  bruno = await idOf('bruno')
})
beforeEach(async () => {
  await plaza.rows('delete from notifications.push_subscriptions')
  browser = pushService.browser()
  await amira.call('notifications.push.subscribe', browser.subscription)
})
afterAll(async () => {
  await pushService.close()
  await plaza.close()
})

async function likeOnce(): Promise<string> {
  posts += 1
  await happen(liked({ postId: `post${posts}`, authorId: author, by: bruno }))
  return `post${posts}`
}
const push = () => drainPushes(plaza.services, openGuardedFetch(pushService.network))
const subscriptions = () => plaza.rows('select 1 from notifications.push_subscriptions')

test('a push is encrypted for the browser and says who did what, and where', async () => {
  const post = await likeOnce()
  await push()
  expect(browser.received).toEqual([
    { title: 'Plaza', body: 'bruno likes your post', href: `/posts/${post}`, tag: expect.stringMatching(/^ntf_/), language: 'en' },
  ])
  const { publicKey } = (await amira.call('notifications.push.key')).body
  expect(browser.headers).toMatchObject({ authorization: expect.stringContaining(`k=${publicKey}`), 'content-encoding': 'aes128gcm' })
  await push()
  expect(browser.received).toHaveLength(1)
})

test('hidden details: the lock screen learns only that there is something new', async () => {
  await amira.call('notifications.settings.update', { hideDetails: true })
  await likeOnce()
  await push()
  expect(browser.received).toMatchObject([{ body: 'You have a new notification.', href: '/notifications' }])
  await amira.call('notifications.settings.update', { hideDetails: false })
})

test.each([404, 410])('a browser that the push service no longer knows (%i) is forgotten', async (status) => {
  browser.status = status
  await likeOnce()
  await push()
  expect(await subscriptions()).toEqual([])
})

test('a push service that fails is asked again later', async () => {
  browser.status = 503
  await likeOnce()
  await push()
  browser.status = 201
  await push()
  expect(browser.received).toEqual([])
  plaza.moveClock(5 * 60_000)
  await push()
  expect(browser.received).toHaveLength(1)
})

test('a subscription ends with the session of its browser', async () => {
  const phone = await plaza.member('amira')
  const other = pushService.browser()
  await phone.call('notifications.push.subscribe', other.subscription)
  await phone.logOut()
  await likeOnce()
  await push()
  expect(browser.received).toHaveLength(1)
  expect(other.received).toEqual([])
  expect(await subscriptions()).toHaveLength(1)
})

test('an address inside Plaza’s own network is never asked, and forgotten', async () => {
  const endpoint = 'https://127.0.0.1/metadata'
  await amira.call('notifications.push.unsubscribe', { endpoint: browser.subscription.endpoint })
  expect((await amira.call('notifications.push.subscribe', { ...browser.subscription, endpoint })).status).toBe(200)
  await likeOnce()
  await drainPushes(plaza.services, openGuardedFetch())
  expect(await subscriptions()).toEqual([])
})

test('keys that nothing can be encrypted for are refused, and so is an address without https', async () => {
  const { status, body } = await amira.call('notifications.push.subscribe', { ...browser.subscription, p256dh: 'short' })
  expect([status, body.code]).toEqual([422, 'INVALID_SUBSCRIPTION'])
  expect(
    (await amira.call('notifications.push.subscribe', { ...browser.subscription, endpoint: 'http://push.example.net/1' })).status,
  ).toBe(400)
})

test('at most ten browsers of a member are kept', async () => {
  for (let index = 0; index < 12; index += 1) await amira.call('notifications.push.subscribe', pushService.browser().subscription)
  expect(await subscriptions()).toHaveLength(10)
})

test('thirty pushes an hour, and each of what is prompt', async () => {
  plaza.moveClock(3600_000)
  for (let index = 0; index < 35; index += 1) await likeOnce()
  await push()
  expect(browser.received).toHaveLength(30)
  await happen(...Array.from({ length: 60 }, (_, index) => picked({ basketId: `${index}`, userId: author })))
  await push()
  expect(browser.received).toHaveLength(30 + 60)
})
