/** The dashboard: every number opens its rows and equals them, and each member arranges the cards. In any language and width. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

export function dashboardJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`the dashboard, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let bruno: Actor

    beforeAll(async () => {
      ;[amira, bruno] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
      await bruno.open('/')
      await logIn(bruno)
    })
    afterAll(async () => {
      await amira?.leave()
      await bruno?.leave()
    })

    const card = (actor: Actor, label: string) => actor.main().getByRole('region', { name: say(label), exact: true })
    const rpc = <T>({ page }: Actor, operation: string, json: object, workspace = ''): Promise<T> =>
      page.evaluate(
        async ([path, input, named]) => {
          const headers = { 'content-type': 'application/json', ...(named && { 'plaza-workspace': named }) }
          const response = await fetch(`/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
          return ((await response.json()) as { json: T }).json
        },
        [operation.replaceAll('.', '/'), json, workspace] as const,
      )

    type Listed = { items?: unknown[]; reviews?: unknown[] }
    const NUMBERS = [
      ['orders.dashboard.toShip', 'orders.vendor.list', { toDo: 'ship', limit: 100 }, '/orders?toDo=ship&sort=placed'],
      ['orders.dashboard.returns', 'orders.vendor.list', { toDo: 'returns', limit: 100 }, '/orders?toDo=returns'],
      ['products.dashboard.title', 'products.list', { stock: 'low', limit: 100 }, '/products?stock=low'],
      [
        'reviews.dashboard.title',
        'reviews.vendor.list',
        { status: 'pending', limit: 20, sort: '-waiting' },
        '/vendor/reviews?status=pending',
      ],
    ] as const

    test.each(NUMBERS)('%s opens its rows and equals them', async (label, operation, input, address) => {
      await amira.open('/dashboard')
      const workspace = await amira.page.evaluate(() => sessionStorage.getItem('plaza_workspace') ?? '')
      const listed = await rpc<Listed>(amira, operation, input, workspace)
      const items = listed.items ?? listed.reviews ?? []
      expect(items.length).toBeGreaterThan(0)
      await card(amira, label).getByText(words.number(items.length), { exact: true }).waitFor()
      await card(amira, label).getByRole('link').click()
      await amira.page.waitForURL(`**${address}`)
    })

    test('a question of Bruno’s reaches the open dashboard without a reload, and opens at its product', async () => {
      await amira.open('/dashboard')
      const questions = card(amira, 'marketplace.dashboard.title')
      await questions.getByText(say('marketplace.dashboard.none')).waitFor()
      const { items } = await rpc<{ items: { productId: string }[] }>(bruno, 'marketplace.listings.list', {
        vendor: ['dar-amira'],
        limit: 1,
      })
      const productId = items[0]?.productId ?? ''
      await rpc(bruno, 'marketplace.questions.ask', { productId, text: 'Is it safe for the oven?' })
      await questions.getByText(words.number(1), { exact: true }).waitFor()
      await questions.getByRole('link').click()
      await amira.page.waitForURL(`**/products/${productId}#questions`)
    })

    test('Bruno sees his open orders, and no card of a vendor', async () => {
      await bruno.open('/dashboard')
      const { counts } = await rpc<{ counts: { open: number } }>(bruno, 'orders.list', { group: 'open', limit: 1 })
      await card(bruno, 'orders.dashboard.own').getByText(words.number(counts.open), { exact: true }).waitFor()
      expect(await card(bruno, 'orders.dashboard.toShip').count()).toBe(0)
      await bruno.expectAccessibleInBothThemes('the dashboard')
      await card(bruno, 'orders.dashboard.own').getByRole('link').click()
      await bruno.page.waitForURL('**/order-history?group=open')
      await expect.poll(() => bruno.main().getByRole('article').count()).toBe(counts.open)
    })

    test('his reviews to write open their rows and equal them', async () => {
      await bruno.open('/dashboard')
      const { items = [] } = await rpc<Listed>(bruno, 'reviews.toWrite.list', {})
      expect(items.length).toBeGreaterThan(0)
      await card(bruno, 'reviews.toWrite.title').getByText(words.number(items.length), { exact: true }).waitFor()
      await card(bruno, 'reviews.toWrite.title').getByRole('link').click()
      await bruno.page.waitForURL('**/reviews')
      const rows = bruno
        .main()
        .getByRole('list', { name: say('reviews.toWrite.title') })
        .getByRole('listitem')
      await expect.poll(() => rows.count()).toBe(items.length)
      await bruno.expectAccessibleInBothThemes('the reviews to write')
    })

    test('he moves a card by keyboard and hides another, which stays so on a reload, and resets both', async () => {
      await bruno.open('/dashboard')
      const cards = bruno
        .main()
        .getByRole('list', { name: say('app.dashboard.cards.cards') })
        .locator('> li')
      const name = say('app.dashboard.cart.title')
      await card(bruno, 'orders.dashboard.own').waitFor()
      await bruno.button('app.dashboard.cards.arrange').click()
      await bruno.expectAccessible('arranging the dashboard')
      const place = (await cards.allTextContents()).findIndex((text) => text.includes(name))
      expect(place).toBeGreaterThan(0)
      for (let earlier = place - 1; earlier >= 0; earlier -= 1) {
        await bruno.button('app.dashboard.cards.earlier', { name }).press('Enter')
        await expect.poll(() => cards.nth(earlier).textContent()).toContain(name)
      }
      const hidden = say('app.newest.title')
      await bruno.button('app.dashboard.cards.hide', { name: hidden }).click()
      await bruno.button('app.dashboard.cards.show', { name: hidden }).waitFor()
      await bruno.button('app.dashboard.cards.done').click()
      await expect
        .poll(
          async () =>
            (await rpc<{ user: { preferences: { dashboard: object } } }>(bruno, 'accounts.session.get', {})).user.preferences.dashboard,
        )
        .toMatchObject({ hidden: ['app.newest'] })
      await bruno.open('/dashboard')
      await expect.poll(() => cards.first().textContent()).toContain(name)
      expect(await bruno.main().getByRole('heading', { name: hidden }).count()).toBe(0)
      await bruno.button('app.dashboard.cards.arrange').click()
      await bruno.button('app.dashboard.cards.reset').click()
      await bruno.button('app.dashboard.cards.done').click()
      await expect.poll(() => cards.first().textContent()).toContain(say('orders.dashboard.own'))
      await bruno.main().getByRole('heading', { name: hidden }).waitFor()
    })
  })
}
