/** Bruno loses his connection: visited pages work, also behind login, others say that they are unavailable, and nothing remains after logout. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'

const fixture = useBrowserFixture()

/** Waits until the worker controls the page and its files are cached. */
async function readyForOffline(visitor: Actor): Promise<void> {
  await visitor.page.getByText(visitor.say('platform.worker.ready.title'), { exact: true }).first().waitFor()
  await cachedPathsIn(visitor, new URL(visitor.page.url()).pathname)
}

const cachedPages = (visitor: Actor) =>
  visitor.page.evaluate(async () => {
    const names = await caches.keys()
    const urls = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`)))
    return urls.flat()
  })
/** Counts the answers in the browser's database. */
const keptAnswers = ({ page }: Actor) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('plaza-answers')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
const cachedPathsIn = (visitor: Actor, path: string) =>
  expect
    .poll(async () => (await cachedPages(visitor)).filter((entry) => entry.startsWith('plaza-pages ') && entry.endsWith(path)))
    .toHaveLength(1)

test('the first visit makes Plaza ready for offline, says so once, and offers no update', async () => {
  const front = await fixture.openProxy()
  const bruno = await fixture.arriveThrough(front)
  await bruno.open('/marketplace')
  await readyForOffline(bruno)
  expect(await bruno.button('platform.worker.update.now').count()).toBe(0)
  expect(await bruno.shift()).toBeLessThan(0.02)
  await bruno.open('/')
  await bruno.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await bruno.page.getByText(bruno.say('platform.worker.ready.title')).count()).toBe(0)
  await bruno.leave()
})

test('a page whose worker can’t be loaded works without it, and promises nothing offline', async () => {
  const front = await fixture.openProxy()
  front.loseRequests(/^\/sw\.js/)
  const bruno = await fixture.arriveThrough(front)
  bruno.forgive(/sw\.js|fetching the script/)
  const warned = bruno.page.waitForEvent('console', {
    predicate: (message) => message.text().includes('The service worker was not registered.'),
  })
  await bruno.open('/marketplace')
  await warned
  await bruno.main().locator('article a').first().click()
  await bruno.button('cart.add').click()
  await bruno
    .dialog()
    .getByRole('heading', { name: bruno.say('cart.titleWith', { count: 1, shown: bruno.words.number(1) }) })
    .waitFor()
  expect(await bruno.page.getByText(bruno.say('platform.worker.ready.title')).count()).toBe(0)
  await bruno.leave()
})

/**
 * Takes the connection away, also from the documents opened later: some versions of Chromium tell a new document that it is online,
 * although its requests fail. The proxy is cut, so nothing gets through in between.
 */
async function staysOffline({ context, page }: Actor): Promise<void> {
  page.on('domcontentloaded', async () => {
    await context.setOffline(false)
    await context.setOffline(true)
  })
  await context.setOffline(true)
}

test('offline, visited pages open, also by links; others list the available pages, and open when back online', async () => {
  const front = await fixture.openProxy()
  const bruno = await fixture.arriveThrough(front)
  await bruno.open('/marketplace')
  await readyForOffline(bruno)
  const product = bruno.main().locator('article a').first()
  const path = (await product.getAttribute('href')) ?? ''
  await product.click()
  await bruno.page.waitForURL((url) => url.pathname + url.search === path)
  await bruno.button('cart.add').waitFor()
  const name = (await bruno.main().getByRole('heading', { level: 1 }).textContent()) ?? ''
  await cachedPathsIn(bruno, path)
  // Running requests are cut off too.
  bruno.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|no-response/)
  front.cut()
  await staysOffline(bruno)

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
  front.restore()
  bruno.page.removeAllListeners('domcontentloaded')
  await bruno.context.setOffline(false)
  await bruno.page.waitForURL((url) => url.pathname === '/checkout')
  await bruno.leave()
})

test('an order that was looked at opens offline, what is secret does not, and after logging out nothing of it is left', async () => {
  const front = await fixture.openProxy()
  const bruno = await fixture.arriveThrough(front)
  await bruno.open('/marketplace')
  await readyForOffline(bruno)
  await logIn(bruno)
  await bruno.open('/order-history')
  await cachedPathsIn(bruno, '/order-history')
  const order = bruno.main().getByRole('link', { name: /ORD-/ }).first()
  const path = (await order.getAttribute('href')) ?? ''
  await order.click()
  const heading = bruno.main().getByRole('heading', { level: 1 })
  const total = bruno.main().getByText(bruno.say('orders.sum.total')).first()
  await total.waitFor()
  const title = (await heading.textContent()) ?? ''
  await cachedPathsIn(bruno, path)
  await bruno.open('/settings')
  await bruno.page.waitForTimeout(2500)
  bruno.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|no-response/)
  front.cut()
  await staysOffline(bruno)
  await bruno.open(path)
  await bruno.main().getByRole('heading', { level: 1, name: title }).waitFor()
  await total.waitFor()
  await bruno.page.getByRole('button', { name: bruno.say('platform.outbox.offline') }).waitFor()
  await bruno.open('/settings')
  const notKept = bruno.main().getByRole('heading', { level: 1, name: bruno.say('app.offline.title') })
  await notKept.waitFor()
  await bruno.main().locator(`a[href="${path}"]`).waitFor()
  front.restore()
  bruno.page.removeAllListeners('domcontentloaded')
  await bruno.context.setOffline(false)
  await bruno.page.waitForURL((url) => url.pathname === '/settings')
  await bruno.open(await fixture.plaza.productPath('HSE-TOTE-IVORY'))
  await cachedPathsIn(bruno, await fixture.plaza.productPath('HSE-TOTE-IVORY'))
  const before = await cachedPages(bruno)
  expect(before.filter((entry) => !entry.includes('/assets/') && /settings|\/rpc\/|login/.test(entry))).toEqual([])
  expect(await keptAnswers(bruno)).toBeGreaterThan(3)
  expect(before.filter((entry) => /plaza-(pages|pictures)/.test(entry)).length).toBeGreaterThan(2)

  // His own requests have finished before he logs out.
  await bruno.page.waitForLoadState('networkidle')
  await bruno.page.getByRole('button', { name: bruno.say('app.menu.account', { name: 'Bruno Paz' }) }).click()
  await bruno.page.getByRole('menuitem', { name: bruno.say('app.menu.logOut') }).click()
  await bruno.page.getByText(bruno.say('app.menu.loggedOut.title')).first().waitFor()
  const after = await cachedPages(bruno)
  expect(after.filter((entry) => entry.startsWith('plaza-pages'))).toEqual([])
  expect(await bruno.page.evaluate(() => localStorage.getItem('plaza_writer'))).toBeNull()
  expect(await keptAnswers(bruno)).toBe(0)
  await bruno.leave()
})
