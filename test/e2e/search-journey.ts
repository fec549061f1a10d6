/**
 * The one search: a member finds a product, a person and an order of their own in the palette and on the page; a stranger doesn't find the
 * order. In any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

export function searchJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`the search, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let guest: Actor
    let orderId = ''

    beforeAll(async () => {
      ;[bruno, guest] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await bruno.open('/')
      await logIn(bruno)
      await bruno.open('/order-history')
      const first = bruno.main().getByRole('article').first().getByRole('link').first()
      orderId = (await first.textContent()) ?? ''
    })
    afterAll(async () => {
      await bruno?.leave()
      await guest?.leave()
    })

    const field = (actor: Actor) => actor.main().getByRole('searchbox')
    const group = (actor: Actor, label: string) => actor.main().getByRole('region', { name: say(label), exact: true })
    const option = (name: string | RegExp) => bruno.dialog().getByRole('option', { name })

    async function openPalette(): Promise<void> {
      await bruno.page
        .getByRole('button', { name: say('platform.command.open') })
        .filter({ visible: true })
        .click()
      await bruno.dialog().getByRole('combobox').waitFor()
    }

    test('the palette finds the order by its number, and Enter opens it', async () => {
      expect(orderId).toMatch(/^ORD-/)
      await openPalette()
      await bruno.page.keyboard.type(orderId)
      await expect.poll(() => option(new RegExp(`^${orderId}`)).getAttribute('aria-selected')).toBe('true')
      await bruno.expectAccessibleInBothThemes('the palette with records')
      await bruno.page.keyboard.press('Enter')
      await bruno.page.waitForURL(`**/order-confirmation/${orderId}`)
    })

    test('the palette finds people and products, and leads to all results', async () => {
      await bruno.open('/order-history')
      await openPalette()
      await bruno.page.keyboard.type('amira')
      await option(/^Amira Khalil/)
        .first()
        .waitFor()
      await option(say('search.all', { query: 'amira' })).click()
      await bruno.page.waitForURL('**/search?q=amira')
      await bruno.awake()
    })

    test('the page shows each kind with its number, and one kind alone', async () => {
      await group(bruno, 'accounts.search.people')
        .getByRole('link', { name: /^Amira Khalil/ })
        .waitFor()
      await group(bruno, 'vendors.search.title')
        .getByRole('link', { name: /Dar Amira/ })
        .waitFor()
      await bruno.expectAccessibleInBothThemes('search results')
      const tabs = bruno.main().getByRole('navigation', { name: say('search.types') })
      await tabs.getByRole('link', { name: new RegExp(say('vendors.search.title')) }).click()
      await bruno.page.waitForURL('**/search?q=amira&type=vendor')
      await expect.poll(() => bruno.main().getByRole('region').count()).toBe(0)
      await bruno
        .main()
        .getByRole('link', { name: /Dar Amira/ })
        .waitFor()
      await bruno.page.goBack()
      await group(bruno, 'accounts.search.people').waitFor()
    })

    test('it searches while he types, the arrow keys reach the results, and the search is remembered on his device', async () => {
      await field(bruno).fill(orderId)
      const order = group(bruno, 'orders.search.own').getByRole('link', { name: new RegExp(orderId) })
      await order.waitFor()
      // The results of the last search stay until these are there.
      await expect.poll(() => group(bruno, 'accounts.search.people').count()).toBe(0)
      await field(bruno).press('ArrowDown')
      await expect.poll(() => order.evaluate((link) => link === document.activeElement)).toBe(true)
      await bruno.page.keyboard.press('Enter')
      await bruno.page.waitForURL(`**/order-confirmation/${orderId}`)
      await bruno.open('/search')
      await bruno.main().getByRole('link', { name: orderId }).waitFor()
      await bruno.expectAccessible('recent searches')
      await bruno
        .main()
        .getByRole('button', { name: say('search.forget') })
        .click()
      await bruno.main().getByText(say('search.empty.title')).waitFor()
    })

    test('a guest finds products and vendors, and neither the order nor people', async () => {
      await guest.open(`/search?q=${orderId}`)
      await guest
        .main()
        .getByRole('heading', { name: say('search.none.title', { q: orderId }) })
        .waitFor()
      await guest.expectAccessible('a search without results')
      await field(guest).fill('amira')
      await group(guest, 'vendors.search.title').waitFor()
      await expect.poll(() => group(guest, 'accounts.search.people').count()).toBe(0)
    })

    test('a failed search says so and tries again', async () => {
      await guest.context.route('**/rpc/search/find', (route) => route.abort())
      guest.forgive(/search\/find|Failed to load resource/)
      await field(guest).fill('mug')
      await guest.main().getByRole('alert').waitFor()
      await guest.context.unroute('**/rpc/search/find')
      await guest
        .main()
        .getByRole('button', { name: say('platform.failed.retry') })
        .click()
      await group(guest, 'marketplace.command.products').waitFor()
    })
  })
}
