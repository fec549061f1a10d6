/** Writes made offline are queued on the device and sent once, in order, as their author; the author resolves conflicts. */
import { afterEach, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { createKillableBrowser, type KillableBrowser } from './killable-browser.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'
import { waitForBackground } from './wait-for-background.ts'

const fixture = useBrowserFixture()
const { say } = loadTranslations('en')
/** `npm run test:long` writes fifty. */
const WRITES = Number(process.env['PLAZA_OFFLINE_WRITES'] ?? 9)
/** Writes are sent one after another, on a busy machine slowly. */
const ARRIVES_MS = 60_000 + WRITES * 2000

let killable: KillableBrowser | undefined
afterEach(async () => {
  await killable?.close()
  killable = undefined
})

type Row = { id: string; operation: string }

/** The queued writes, as stored on the device. */
const queuedCount = (page: Actor['page']) =>
  page.evaluate(
    () =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('plaza-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const asked = db.objectStoreNames.contains('writes') ? db.transaction('writes').objectStore('writes').getAll() : null
          if (!asked) return resolve([])
          asked.onsuccess = () => {
            db.close()
            resolve(asked.result)
          }
        }
      }),
  )
const expectQueued = (page: Actor['page'], count: number) =>
  expect.poll(async () => (await queuedCount(page)).length, { timeout: ARRIVES_MS }).toBe(count)

const storedKeys = async (operation: string) =>
  (
    await fixture.plaza.rows<{ key: string }>('select key from platform.idempotency_keys where operation = $1 order by created_at', [
      operation,
    ])
  ).map(({ key }) => key)

const SKU = 'HSE-TOTE-IVORY'
const isWished = async (username: string) =>
  (
    await fixture.plaza.rows(
      `select 1 from marketplace.wishes w join accounts.users u on u.id = w.user_id join catalog.variants v using (product_id)
       where u.username = $1 and v.sku = $2`,
      [username, SKU],
    )
  ).length > 0

const heart = (visitor: Actor, name: string) =>
  visitor
    .main()
    .getByRole('button', { name: visitor.say('marketplace.wish.toggle', { name }), exact: true })
    .first()
const pill = (visitor: Actor, key: string, count: number) =>
  visitor.page.getByRole('button', { name: visitor.say(`platform.outbox.${key}`, { count }), exact: true })

async function openFor(path: string, email?: string) {
  const front = await fixture.openProxy()
  const visitor = await fixture.arriveThrough(front, { worker: false })
  visitor.forgive(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED/)
  await visitor.open('/marketplace')
  await logIn(visitor, email)
  await visitor.open(path)
  await waitForBackground(visitor.page)
  return { front, visitor }
}

test(`${WRITES} writes offline, with reloads and a killed browser: each is done once, in order`, async () => {
  await fixture.plaza.setAvailable('HSE-TOTE-IVORY', 500)
  const front = await fixture.openProxy()
  const path = await fixture.plaza.productPath('HSE-TOTE-IVORY')
  const third = Math.ceil(WRITES / 3)
  killable = createKillableBrowser()
  let context = await killable.open()
  let page = await context.newPage()
  await page.goto(`${front.url}/marketplace`)
  await logIn({ page } as Actor)
  await waitForBackground(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(front.url + path)
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, front.url + path))
    .toBe(true)
  // Before the page knows its user, a write would be a guest's.
  await page.waitForFunction(() => localStorage.getItem('plaza_writer')?.startsWith('usr_'))

  const add = async (from: number, to: number) => {
    for (let count = from + 1; count <= to; count += 1) {
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.add'), exact: true })
        .click()
      await expectQueued(page, count)
    }
  }
  front.cut()
  await context.setOffline(true)
  await add(0, third)
  await page.reload()
  await add(third, 2 * third)
  await killable.kill()

  context = await killable.open()
  await context.setOffline(true)
  page = await context.newPage()
  await page.goto(front.url + path)
  await add(2 * third, WRITES)
  const written = (await queuedCount(page)).map(({ id }) => id)
  expect(new Set(written).size).toBe(WRITES)

  front.restore()
  front.loseAnswers(/cart\/addLine/, 1)
  await context.setOffline(false)
  // A browser that is killed right after login may have lost the cookie.
  await logIn({ page } as Actor)
  await page.reload()
  await expectQueued(page, 0)
  const done = await storedKeys('cart.addLine')
  expect(done.filter((key) => written.includes(key))).toEqual(written)
  const [line] = await fixture.plaza.rows<{ quantity: number }>(
    `select l.quantity from cart.lines l join catalog.variants v on v.id = l.variant_id where v.sku = 'HSE-TOTE-IVORY'`,
  )
  expect(line?.quantity).toBe(WRITES)
})

test('writes queued before the page knows its user are sent as that user', async () => {
  await fixture.plaza.setAvailable('HSE-TOTE-IVORY', 500)
  const front = await fixture.openProxy()
  const nadia = await fixture.arriveThrough(front, { worker: false })
  nadia.forgive(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED|401/)
  await nadia.open('/marketplace')
  await logIn(nadia)
  front.loseRequests(/session\/get/)
  await nadia.open(await fixture.plaza.productPath('HSE-TOTE-IVORY'))
  await waitForBackground(nadia.page)
  front.cut()
  await nadia.context.setOffline(true)
  await nadia.button('cart.add').click()
  await expectQueued(nadia.page, 1)
  const [written] = await queuedCount(nadia.page)
  front.restore()
  await nadia.context.setOffline(false)
  await expectQueued(nadia.page, 0)
  expect(await storedKeys('cart.addLine')).toContain(written?.id)
  await nadia.leave()
})

test('a conflict shows both versions, and the author decides', async () => {
  const { visitor: bruno } = await openFor('/settings?tab=profile')
  bruno.forgive(/409/)
  const bio = bruno.main().locator('textarea')
  await bio.waitFor()
  await bruno.context.setOffline(true)
  await bio.fill('Written on the train')
  await bruno.main().locator('form:has(textarea) button[type=submit]').click()
  await pill(bruno, 'waiting', 1).waitFor()
  await bio.fill('Written on the train, and mended')
  await bruno.main().locator('form:has(textarea) button[type=submit]').click()
  await pill(bruno, 'waiting', 2).waitFor()
  await fixture.plaza.rows(
    "insert into accounts.profiles (user_id, bio, version) select id, 'Written at home', 7 from accounts.users where username = 'bruno' on conflict (user_id) do update set bio = excluded.bio, version = profiles.version + 1",
  )
  await bruno.context.setOffline(false)

  await pill(bruno, 'needsYou', 1).click()
  const sheet = bruno.page.getByRole('dialog')
  await sheet.getByText('Written at home').waitFor()
  await sheet.getByText('Written on the train', { exact: true }).waitFor()
  await bruno.expectAccessibleInBothThemes('two versions of what waits')
  await sheet.getByRole('button', { name: bruno.say('platform.outbox.keepMine') }).click()
  await expectQueued(bruno.page, 0)
  await sheet.getByText(bruno.say('platform.outbox.allSent')).waitFor()
  const [saved] = await fixture.plaza.rows<{ bio: string }>(
    "select bio from accounts.profiles join accounts.users u on u.id = user_id where u.username = 'bruno'",
  )
  expect(saved?.bio).toBe('Written on the train, and mended')
  await bruno.leave()
})

/** On the page of a product, whose heart is a write that can wait. */
async function onProduct() {
  const path = await fixture.plaza.productPath(SKU)
  return { ...(await openFor(path)), path, name: await fixture.plaza.productName(SKU, 'en') }
}

test('who logs out while something waits is asked first; then nothing of it stays and nothing of it is done', async () => {
  const { front, visitor: bruno, name } = await onProduct()
  // The screen may send one more request while closing.
  bruno.forgive(/401.*workspaces/)
  const before = await isWished('bruno')
  await heart(bruno, name).waitFor()
  front.loseRequests(/wishes\/set/)
  await heart(bruno, name).click()
  await pill(bruno, 'waiting', 1).waitFor()
  const logOut = async () => {
    await bruno.page.getByRole('button', { name: bruno.say('app.menu.account', { name: 'Bruno Paz' }) }).click()
    await bruno.page.getByRole('menuitem', { name: bruno.say('app.menu.logOut') }).click()
    await bruno.page.getByRole('dialog', { name: bruno.say('platform.outbox.leave.title', { count: 1 }) }).waitFor()
  }
  await logOut()
  await bruno.expectAccessibleInBothThemes('leaving while something waits')
  await bruno.page.keyboard.press('Escape')
  expect((await queuedCount(bruno.page)).length).toBe(1)
  await logOut()
  await bruno.button('platform.outbox.leave.lose').click()
  await bruno.page.getByText(bruno.say('app.menu.loggedOut.title')).first().waitFor()
  expect(await queuedCount(bruno.page)).toEqual([])
  front.restore()
  expect(await isWished('bruno')).toBe(before)
  await bruno.leave()
})

test('a person’s queued writes are never sent as another; they remain until that person is back', async () => {
  const { visitor, name, path } = await onProduct()
  const bruno = await isWished('bruno')
  const amira = await isWished('amira')
  await heart(visitor, name).waitFor()
  await visitor.context.setOffline(true)
  await heart(visitor, name).click()
  await pill(visitor, 'waiting', 1).waitFor()
  const [row] = await queuedCount(visitor.page)
  // The session ends silently, and another person logs in.
  await visitor.context.clearCookies()
  visitor.forgive(/401/)
  await visitor.context.setOffline(false)
  await visitor.open('/marketplace')
  await logIn(visitor, 'vendor@plaza.example')
  await visitor.open(path)
  await visitor.page.getByRole('button', { name: visitor.say('app.menu.account', { name: 'Amira Khalil' }) }).waitFor()
  expect(await pill(visitor, 'waiting', 1).count()).toBe(0)
  expect((await queuedCount(visitor.page)).map(({ id }) => id)).toEqual([row?.id])
  expect(await isWished('amira')).toBe(amira)

  await visitor.context.clearCookies()
  await visitor.open('/marketplace')
  await logIn(visitor)
  await visitor.open(path)
  await expectQueued(visitor.page, 0)
  expect(await isWished('bruno')).toBe(!bruno)
  await visitor.leave()
})

test('without storage space on the device, nothing claims to be saved', async () => {
  const { visitor: bruno, name } = await onProduct()
  await bruno.page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('planted', 'QuotaExceededError')
    }
  })
  await heart(bruno, name).waitFor()
  await bruno.context.setOffline(true)
  const before = await heart(bruno, name).getAttribute('aria-pressed')
  await heart(bruno, name).click()
  await bruno.page.getByText(bruno.say('platform.failure.NOT_QUEUED')).first().waitFor()
  await expect.poll(() => heart(bruno, name).getAttribute('aria-pressed')).toBe(before)
  await bruno.leave()
})
