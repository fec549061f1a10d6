/** The admin sections. */
import type { Locator } from 'playwright-core'
import { openWhenLoaded, type Scene, type Screen } from '../scene.ts'

/** Opens the first matching link of a list; `shown` is visible when the page is ready. */
const recordScreen = (name: string, list: string, link: string | RegExp, shown: (scene: Scene) => Locator): Screen => ({
  name,
  as: 'admin',
  whole: true,
  async play(scene) {
    await openWhenLoaded(list)(scene)
    await scene.page.getByRole('main').getByRole('link', { name: link }).first().click()
    await shown(scene).waitFor()
  },
})

/** The same for the first record of the list, whose name depends on the language. */
const firstRecordScreen = (name: string, list: string): Screen => ({
  name,
  as: 'admin',
  whole: true,
  async play(scene) {
    await openWhenLoaded(list)(scene)
    await scene.page.locator(`main td a[href^="${list}/"], main li a[href^="${list}/"]`).first().click()
    await scene.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  },
})

export const ADMIN: Screen[] = [
  firstRecordScreen('administration-product', '/admin/products'),
  firstRecordScreen('administration-report', '/admin/moderation'),
  firstRecordScreen('administration-page', '/admin/pages'),
  recordScreen('administration-order', '/admin/orders', /^ORD-/, ({ page }) => page.getByRole('main').locator('details').first()),
  recordScreen('administration-dispute', '/admin/returns', /^ORD-/, ({ page, words }) =>
    page.getByRole('heading', { name: words.say('orders.disputes.said') }),
  ),
  recordScreen('administration-user', '/admin/users', 'Bruno Paz', ({ page }) =>
    page.getByRole('heading', { level: 2, name: 'Bruno Paz' }),
  ),
  recordScreen('administration-vendor', '/admin/vendors', 'Low Hum', ({ page }) =>
    page.getByRole('heading', { level: 2, name: 'Low Hum' }),
  ),
]
