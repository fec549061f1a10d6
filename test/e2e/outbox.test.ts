/** What is written without a connection waits on the device and arrives once, in order, as whoever wrote it, or is decided by them. */
import { afterEach, expect, test } from 'vitest'
import { type KillableBrowser, killableBrowser } from './killable-browser.ts'
import { logIn } from './log-in.ts'
import { useStage } from './stage.ts'
import type { Visitor } from './visitor.ts'
import { wordsOf } from './words.ts'

const stage = useStage()
const { say } = wordsOf('en')
/** `npm run test:long` writes fifty. */
const WRITES = Number(process.env['PLAZA_OFFLINE_WRITES'] ?? 9)
const ARRIVES_MS = 20_000

let killable: KillableBrowser | undefined
afterEach(async () => {
  await killable?.close()
  killable = undefined
})

type Row = { id: string; operation: string }

/** What waits, as it lies on the device. */
const waiting = (page: Visitor['page']) =>
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
const untilWaiting = (page: Visitor['page'], count: number) =>
  expect.poll(async () => (await waiting(page)).length, { timeout: ARRIVES_MS }).toBe(count)

const doneKeys = async (operation: string) =>
  (
    await stage.plaza.rows<{ key: string }>('select key from platform.idempotency_keys where operation = $1 order by created_at', [
      operation,
    ])
  ).map(({ key }) => key)

const notificationsOf = async (username: string) =>
  (
    await stage.plaza.rows<{ notifications: Record<string, boolean> }>(
      'select notifications from accounts.preferences join accounts.users u on u.id = user_id where u.username = $1',
      [username],
    )
  )[0]?.notifications ?? {}

const newFollowers = (visitor: Visitor) => visitor.main().getByRole('switch').first()
const pill = (visitor: Visitor, key: string, count: number) =>
  visitor.page.getByRole('button', { name: visitor.say(`platform.outbox.${key}`, { count }), exact: true })

async function inSettings(tab: string, email?: string) {
  const front = await stage.front()
  const visitor = await stage.arriveOver(front, { worker: false })
  visitor.forgive(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED/)
  await visitor.open('/marketplace')
  await logIn(visitor, email)
  await visitor.open(`/settings?tab=${tab}`)
  await visitor.page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/keep-')))
  return { front, visitor }
}

test(`${WRITES} writes without a connection, with reloads and a killed browser: each is done once, in order`, async () => {
  await stage.plaza.leave('HSE-TOTE-IVORY', 500)
  const front = await stage.front()
  const path = await stage.plaza.pathOf('HSE-TOTE-IVORY')
  const third = Math.ceil(WRITES / 3)
  killable = killableBrowser()
  let context = await killable.open()
  let page = await context.newPage()
  await page.goto(`${front.url}/marketplace`)
  await logIn({ page } as Visitor)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(front.url + path)
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, front.url + path))
    .toBe(true)
  // What is written before the page has heard who she is would be a guest's.
  await page.waitForFunction(() => localStorage.getItem('plaza_writer')?.startsWith('usr_'))

  const add = async (from: number, to: number) => {
    for (let count = from + 1; count <= to; count += 1) {
      await page.getByRole('button', { name: say('cart.add'), exact: true }).click()
      await untilWaiting(page, count)
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
  const written = (await waiting(page)).map(({ id }) => id)
  expect(new Set(written).size).toBe(WRITES)

  front.mend()
  front.loseAnswers(/cart\/addLine/, 1)
  await context.setOffline(false)
  // A browser that is killed soon after a login may have lost it.
  await logIn({ page } as Visitor)
  await page.reload()
  await untilWaiting(page, 0)
  const done = await doneKeys('cart.addLine')
  expect(done.filter((key) => written.includes(key))).toEqual(written)
  const [line] = await stage.plaza.rows<{ quantity: number }>(
    `select l.quantity from cart.lines l join catalog.variants v on v.id = l.variant_id where v.sku = 'HSE-TOTE-IVORY'`,
  )
  expect(line?.quantity).toBe(WRITES)
})

test('what a page keeps before it has heard who is signed in goes along with them once it has', async () => {
  await stage.plaza.leave('HSE-TOTE-IVORY', 500)
  const front = await stage.front()
  const nadia = await stage.arriveOver(front, { worker: false })
  nadia.forgive(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED|401/)
  await nadia.open('/marketplace')
  await logIn(nadia)
  front.loseRequests(/session\/get/)
  await nadia.open(await stage.plaza.pathOf('HSE-TOTE-IVORY'))
  await nadia.page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/keep-')))
  front.cut()
  await nadia.context.setOffline(true)
  await nadia.button('cart.add').click()
  await untilWaiting(nadia.page, 1)
  const [written] = await waiting(nadia.page)
  front.mend()
  await nadia.context.setOffline(false)
  await untilWaiting(nadia.page, 0)
  expect(await doneKeys('cart.addLine')).toContain(written?.id)
  await nadia.leave()
})

test('a version that was saved elsewhere meanwhile is shown beside what waits, and its writer decides', async () => {
  const { visitor: bruno } = await inSettings('profile')
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
  await stage.plaza.rows(
    "insert into accounts.profiles (user_id, bio, version) select id, 'Written at home', 7 from accounts.users where username = 'bruno' on conflict (user_id) do update set bio = excluded.bio, version = profiles.version + 1",
  )
  await bruno.context.setOffline(false)

  await pill(bruno, 'needsYou', 1).click()
  const sheet = bruno.page.getByRole('dialog')
  await sheet.getByText('Written at home').waitFor()
  await sheet.getByText('Written on the train', { exact: true }).waitFor()
  await bruno.expectAccessibleInBothThemes('two versions of what waits')
  await sheet.getByRole('button', { name: bruno.say('platform.outbox.keepMine') }).click()
  await untilWaiting(bruno.page, 0)
  await sheet.getByText(bruno.say('platform.outbox.allSent')).waitFor()
  const [saved] = await stage.plaza.rows<{ bio: string }>(
    "select bio from accounts.profiles join accounts.users u on u.id = user_id where u.username = 'bruno'",
  )
  expect(saved?.bio).toBe('Written on the train, and mended')
  await bruno.leave()
})

test('who logs out while something waits is asked first; then nothing of it stays and nothing of it is done', async () => {
  const { front, visitor: bruno } = await inSettings('notifications')
  // What is still on the screen may ask once more while it goes.
  bruno.forgive(/401.*workspaces/)
  const before = await notificationsOf('bruno')
  await newFollowers(bruno).waitFor()
  front.loseRequests(/preferences/)
  await newFollowers(bruno).click()
  await pill(bruno, 'waiting', 1).waitFor()
  const logOut = async () => {
    await bruno.page.getByRole('button', { name: bruno.say('app.menu.account', { name: 'bruno' }) }).click()
    await bruno.page.getByRole('menuitem', { name: bruno.say('app.menu.logOut') }).click()
    await bruno.page.getByRole('dialog', { name: bruno.say('platform.outbox.leave.title', { count: 1 }) }).waitFor()
  }
  await logOut()
  await bruno.expectAccessibleInBothThemes('leaving while something waits')
  await bruno.page.keyboard.press('Escape')
  expect((await waiting(bruno.page)).length).toBe(1)
  await logOut()
  await bruno.button('platform.outbox.leave.lose').click()
  await bruno.page.getByText(bruno.say('app.menu.loggedOut.title')).first().waitFor()
  expect(await waiting(bruno.page)).toEqual([])
  front.mend()
  expect(await notificationsOf('bruno')).toEqual(before)
  await bruno.leave()
})

test('what one person wrote is never sent as another; it waits until they are back', async () => {
  const { visitor } = await inSettings('notifications')
  const bruno = await notificationsOf('bruno')
  const amira = await notificationsOf('amira')
  await newFollowers(visitor).waitFor()
  await visitor.context.setOffline(true)
  await newFollowers(visitor).click()
  await pill(visitor, 'waiting', 1).waitFor()
  const [row] = await waiting(visitor.page)
  // The session ends without a word, and somebody else signs in.
  await visitor.context.clearCookies()
  visitor.forgive(/401/)
  await visitor.context.setOffline(false)
  await visitor.open('/marketplace')
  await logIn(visitor, 'vendor@plaza.example')
  await visitor.open('/settings?tab=notifications')
  await visitor.page.getByRole('button', { name: visitor.say('app.menu.account', { name: 'amira' }) }).waitFor()
  expect(await pill(visitor, 'waiting', 1).count()).toBe(0)
  expect((await waiting(visitor.page)).map(({ id }) => id)).toEqual([row?.id])
  expect(await notificationsOf('amira')).toEqual(amira)

  await visitor.context.clearCookies()
  await visitor.open('/marketplace')
  await logIn(visitor)
  await visitor.open('/settings?tab=notifications')
  await untilWaiting(visitor.page, 0)
  expect((await notificationsOf('bruno'))['newFollowers']).toBe(!(bruno['newFollowers'] ?? true))
  await visitor.leave()
})

test('where there is no room on the device, nothing is claimed to be kept', async () => {
  const { visitor: bruno } = await inSettings('notifications')
  await bruno.page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('planted', 'QuotaExceededError')
    }
  })
  await bruno.context.setOffline(true)
  const before = await newFollowers(bruno).getAttribute('aria-checked')
  await newFollowers(bruno).click()
  await bruno.page.getByText(bruno.say('platform.failure.NOT_KEPT')).first().waitFor()
  expect(await newFollowers(bruno).getAttribute('aria-checked')).toBe(before)
  await bruno.leave()
})
