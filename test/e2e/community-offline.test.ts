/** Posts and comments that are written without a connection. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { callFrom } from './conversation.ts'
import { logIn } from './log-in.ts'
import { waitForBackground } from './wait-for-background.ts'

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED/
const POST = 'Written on the bus through the mountains'
const COMMENTS = ['Still no signal', 'Now the tunnel']

const fixture = useBrowserFixture()

async function openOnline() {
  const front = await fixture.openProxy()
  const bruno = await fixture.arriveThrough(front)
  bruno.forgive(LOST)
  await bruno.open('/marketplace')
  await logIn(bruno)
  await bruno.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  async function goOffline(path: string, field: string): Promise<void> {
    await bruno.open(path)
    await bruno.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await waitForBackground(bruno.page)
    await textbox(bruno, field).waitFor()
    // What the page loads later is there too.
    await bruno.page.waitForLoadState('networkidle')
    front.cut()
    await bruno.context.setOffline(true)
  }
  async function goOnline(lost: RegExp): Promise<void> {
    front.restore()
    front.loseAnswers(lost, 1)
    await bruno.context.setOffline(false)
  }
  return { bruno, goOffline, goOnline }
}

const textbox = (actor: Actor, field: string) =>
  actor
    .main()
    .getByRole('textbox', { name: actor.say(field), exact: true })
    .first()
const articles = (actor: Actor, text: string) => actor.main().getByRole('article').filter({ hasText: text })
const textsOf = async (table: string, texts: readonly string[]) =>
  (await fixture.plaza.rows<{ text: string }>(`select text from ${table} where text = any($1) order by created_at`, [texts])).map(
    ({ text }) => text,
  )

test('a post that is written offline, and whose answer is lost, is posted once', async () => {
  const { bruno, goOffline, goOnline } = await openOnline()
  await goOffline('/social', 'feed.compose.label')
  await textbox(bruno, 'feed.compose.label').fill(POST)
  await bruno.button('feed.compose.send').first().click()
  await bruno.page.getByText(bruno.say('feed.done.queued'), { exact: true }).first().waitFor()
  await expect.poll(() => textbox(bruno, 'feed.compose.label').inputValue()).toBe('')
  expect(await textsOf('feed.posts', [POST])).toEqual([])

  await goOnline(/feed\/posts\/create/)
  await bruno.open('/social')
  await expect.poll(() => textsOf('feed.posts', [POST])).toEqual([POST])
  await expect.poll(() => articles(bruno, POST).count()).toBe(1)
  await bruno.leave()
})

test('comments that are written offline are shown, also after a reload, and each is sent once, in order', async () => {
  const { bruno, goOffline, goOnline } = await openOnline()
  const { post } = await callFrom<{ post: { id: string } }>(bruno, 'feed.posts.create', {
    clientKey: 'before-the-tunnel',
    text: 'Who is up?',
  })
  const path = `/social/posts/${post.id}`
  const waiting = () => bruno.main().getByText(bruno.say('comments.queue.waiting'))
  await goOffline(path, 'comments.compose.label')
  for (const text of COMMENTS) {
    await textbox(bruno, 'comments.compose.label').fill(text)
    await bruno.button('comments.compose.send').first().click()
    await bruno.main().getByText(text, { exact: true }).waitFor()
  }
  await expect.poll(() => waiting().count()).toBe(2)
  expect(await textsOf('comments.comments', COMMENTS)).toEqual([])

  await goOnline(/comments\/add/)
  await bruno.open(path)
  await expect.poll(() => textsOf('comments.comments', COMMENTS)).toEqual(COMMENTS)
  for (const text of COMMENTS) await expect.poll(() => articles(bruno, text).count()).toBe(1)
  await expect.poll(() => waiting().count()).toBe(0)
  await bruno.leave()
})
