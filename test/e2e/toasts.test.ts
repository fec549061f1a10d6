/** Spec §4 and §9: one toast at a time, gone after five seconds, swiped away from 50 pixels on, reached by F8. */
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

/** The footer announces pages that are not published. */
beforeAll(() => fixture.plaza.rows(`update pages.pages set published_number = null where slug in ('about', 'contact')`))

const toasts = ({ page }: Actor) => page.getByRole('region', { name: 'F8' }).getByRole('listitem')

async function withToast(options?: Parameters<typeof fixture.arrive>[0]): Promise<Actor> {
  const bruno = await fixture.arrive(options)
  await bruno.page.clock.install()
  await bruno.open('/')
  await bruno.button('app.footer.aboutUs').click()
  await toasts(bruno).waitFor()
  return bruno
}

async function swipe(visitor: Actor, pixels: number): Promise<void> {
  const moved = () => toasts(visitor).evaluate((toast) => (toast as HTMLElement).style.getPropertyValue('--radix-toast-swipe-move-x'))
  // A busy page handles an earlier swipe, and each move, later.
  await expect.poll(moved).toBe('')
  const box = await toasts(visitor).boundingBox()
  if (!box) throw new Error('there is no toast')
  const { mouse } = visitor.page
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + pixels / 2, y)
  await mouse.move(x + pixels, y)
  await expect.poll(moved).toBe(`${pixels}px`)
  await mouse.up()
}

test('a new toast replaces the old one and disappears after five seconds', async () => {
  const bruno = await withToast()
  await bruno.page.clock.runFor(3000)
  await bruno.button('app.footer.contact').click()
  await bruno.page.clock.runFor(4000)
  expect(await toasts(bruno).count()).toBe(1)
  await bruno.page.clock.runFor(1500)
  await expect.poll(() => toasts(bruno).count()).toBe(0)
  await bruno.leave()
})

test('F8 focuses it, and it stays while it has the focus', async () => {
  const bruno = await withToast()
  await bruno.page.keyboard.press('F8')
  const isThere = () => bruno.page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)
  expect(await isThere()).toBe(true)
  await bruno.page.clock.runFor(20_000)
  expect(await toasts(bruno).count()).toBe(1)
  await bruno.expectAccessible('a toast')
  await bruno.leave()
})

test('on a phone it leaves room for the bottom of a dialog', async () => {
  const bruno = await withToast({ width: 390 })
  // Content behind a dialog is hidden from screen readers, which have announced the toast already.
  const toast = bruno.page.locator('[data-swipe-direction]')
  const middle = async () => ((await toast.boundingBox())?.y ?? 0) / (bruno.page.viewportSize()?.height ?? 1)
  expect(await middle()).toBeGreaterThan(0.5)
  await bruno.button('cart.open').click()
  await expect.poll(middle).toBeLessThan(0.3)
  await bruno.leave()
})

test.each([
  ['en', 1],
  ['ar', -1],
] as const)('in %s it is swiped away towards the edge by 50 pixels, but not by 30', async (language, sign) => {
  const bruno = await withToast({ words: loadTranslations(language) })
  await swipe(bruno, sign * 30)
  expect(await toasts(bruno).count()).toBe(1)
  await swipe(bruno, sign * 60)
  await expect.poll(() => toasts(bruno).count()).toBe(0)
  await bruno.leave()
})
