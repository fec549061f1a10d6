/** Bruno loses his connection: what he has seen is there, what he has not is said, and nothing of him stays after he has left. */
import { expect, test } from 'vitest'
import { logIn } from './log-in.ts'
import { useStage } from './stage.ts'
import type { Visitor } from './visitor.ts'

const stage = useStage()

/** The worker has taken over this page, and what it came with is kept. */
async function readyForOffline(visitor: Visitor): Promise<void> {
  await visitor.page.getByText(visitor.say('platform.worker.ready.title'), { exact: true }).first().waitFor()
  await keptOf(visitor, new URL(visitor.page.url()).pathname)
}

const kept = (visitor: Visitor) =>
  visitor.page.evaluate(async () => {
    const names = await caches.keys()
    const urls = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`)))
    return urls.flat()
  })
const keptOf = (visitor: Visitor, path: string) =>
  expect.poll(async () => (await kept(visitor)).filter((entry) => entry.startsWith('plaza-pages ') && entry.endsWith(path))).toHaveLength(1)

test('the first visit makes Plaza ready for offline, says so once, and offers no update', async () => {
  const front = await stage.front()
  const bruno = await stage.arriveOver(front)
  await bruno.open('/marketplace')
  await readyForOffline(bruno)
  expect(await bruno.button('platform.worker.update.now').count()).toBe(0)
  expect(await bruno.shift()).toBeLessThan(0.02)
  await bruno.open('/')
  await bruno.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await bruno.page.getByText(bruno.say('platform.worker.ready.title')).count()).toBe(0)
  await bruno.leave()
})

test('without a connection visited pages open, by their links too; others say what can be opened, and come by themselves later', async () => {
  const front = await stage.front()
  const bruno = await stage.arriveOver(front)
  await bruno.open('/marketplace')
  await readyForOffline(bruno)
  const product = bruno.main().locator('article a').first()
  const path = (await product.getAttribute('href')) ?? ''
  await bruno.open(path)
  const name = (await bruno.main().getByRole('heading', { level: 1 }).textContent()) ?? ''
  await keptOf(bruno, path)
  // Whatever was still being asked for is cut off too.
  bruno.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|no-response/)
  front.cut()
  await bruno.context.setOffline(true)

  await bruno.open('/marketplace')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('marketplace.title') })
    .waitFor()
  await bruno.page.getByRole('button', { name: bruno.say('platform.outbox.offline') }).waitFor()
  await bruno.expectAccessibleInBothThemes('the marketplace without a connection')
  await product.click()
  await bruno.page.waitForURL((url) => url.pathname + url.search === path)
  await bruno.main().getByRole('heading', { level: 1, name }).waitFor()

  await bruno.open('/checkout')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('app.offline.title') })
    .waitFor()
  await bruno.main().getByRole('link', { name }).waitFor()
  await bruno.expectAccessibleInBothThemes('a page that was not kept')
  front.mend()
  await bruno.context.setOffline(false)
  await bruno.page.waitForURL((url) => url.pathname === '/checkout')
  await bruno.leave()
})

test('documents behind login and answers of operations are never kept, and after logging out nobody sees where somebody was', async () => {
  const front = await stage.front()
  const bruno = await stage.arriveOver(front)
  await bruno.open('/marketplace')
  await readyForOffline(bruno)
  await logIn(bruno)
  await bruno.open('/dashboard')
  await bruno.open('/settings')
  await bruno.open(await stage.plaza.pathOf('HSE-TOTE-IVORY'))
  await keptOf(bruno, await stage.plaza.pathOf('HSE-TOTE-IVORY'))
  const before = await kept(bruno)
  expect(before.filter((entry) => !entry.includes('/assets/') && /dashboard|settings|\/rpc\/|login/.test(entry))).toEqual([])
  expect(before.filter((entry) => /plaza-(pages|pictures)/.test(entry)).length).toBeGreaterThan(2)

  // What the page asks for as him has come before he goes.
  await bruno.page.waitForLoadState('networkidle')
  await bruno.page.getByRole('button', { name: bruno.say('app.menu.account', { name: 'bruno' }) }).click()
  await bruno.page.getByRole('menuitem', { name: bruno.say('app.menu.logOut') }).click()
  await bruno.page.getByText(bruno.say('app.menu.loggedOut.title')).first().waitFor()
  const after = await kept(bruno)
  expect(after.filter((entry) => entry.startsWith('plaza-pages'))).toEqual([])
  expect(await bruno.page.evaluate(() => localStorage.getItem('plaza_writer'))).toBeNull()
  await bruno.leave()
})
