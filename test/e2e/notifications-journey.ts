/**
 * Lena buys a piece from Amira's shop. Amira's bell shows it without a reload; she opens the order, marks everything as read, clears the list
 * and undoes it, and turns the mail about new orders off.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const ADDRESS = { name: 'Lena Brandt', line1: 'Hafenweg 3', city: 'Hamburg', postalCode: '20457', country: 'DE' }

export function notificationsJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a sale is told, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    let amira: Actor
    let lena: Actor
    let orderId: string

    beforeAll(async () => {
      ;[amira, lena] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
      await lena.open('/marketplace')
    })
    afterAll(async () => {
      await amira?.leave()
      await lena?.leave()
    })

    const rpc = <T>({ page }: Actor, operation: string, json: object): Promise<T> =>
      page.evaluate(
        async ([path, input]) => {
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(`/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
          return ((await response.json()) as { json: T }).json
        },
        [operation.replaceAll('.', '/'), json] as const,
      )
    const unread = async () => (await rpc<{ unread: number }>(amira, 'notifications.summary', {})).unread
    const bell = (count: number) => amira.button(count === 0 ? 'notifications.title' : 'notifications.bell.unread', { count })

    test('Amira’s bell shows Lena’s order without a reload', async () => {
      await rpc(amira, 'notifications.readAll', {})
      const stream = amira.page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events')
      await amira.open('/dashboard')
      await Promise.all([bell(0).waitFor(), stream])
      const [variant] = await fixture.plaza.rows<{ id: string }>(
        `select v.id from catalog.variants v join workspaces.members m on m.workspace_id = v.workspace_id and m.role = 'owner'
         join accounts.users u on u.id = m.user_id join inventory.stock s on s.variant_id = v.id
         join catalog.products p on p.id = v.product_id
         where u.username = 'amira' and p.status = 'active' and s.on_hand - s.allocated - s.held > 5 order by v.id limit 1`,
      )
      await rpc(lena, 'cart.addLine', { variantId: variant?.id, quantity: 1 })
      orderId = (
        await rpc<{ orderId: string }>(lena, 'checkout.placeOrder', {
          email: 'lena@example.com',
          shippingAddress: ADDRESS,
          ...ACCEPTED_TERMS,
        })
      ).orderId
      await bell(await expect.poll(unread).toBeGreaterThan(0).then(unread)).waitFor()
    })

    test('she opens the bell, and the order from it', async () => {
      await bell(await unread()).click()
      const panel = amira.page.getByRole('dialog', { name: amira.say('notifications.title') })
      await panel.getByText(orderId).waitFor()
      await amira.expectAccessible('the bell')
      await panel.getByRole('link').filter({ hasText: orderId }).click()
      await amira.page.waitForURL(`**/orders/${orderId}-1`)
    })

    test('she marks everything as read, clears the list, and undoes it', async () => {
      await amira.open('/notifications')
      const rows = amira.main().getByRole('listitem')
      await rows.first().waitFor()
      const before = await rows.count()
      if ((await unread()) > 0) await amira.button('notifications.readAll').click()
      await bell(0).waitFor()
      await amira.expectAccessibleInBothThemes('the notifications')
      await amira.button('notifications.clear').click()
      await amira.main().getByText(amira.say('notifications.empty.title')).waitFor()
      await amira.button('platform.undo').click()
      await expect.poll(() => rows.count()).toBe(before)
    })

    test('she turns the mail about new orders off', async () => {
      await amira.open('/settings?tab=notifications#orders.placed')
      const row = amira.page.locator('[id="orders.placed"]')
      await row.getByRole('checkbox').nth(1).waitFor()
      await amira.expectAccessible('the settings of notifications')
      await row.locator('label').nth(1).click()
      await expect
        .poll(async () => {
          const { kinds } = await rpc<{ kinds: { kind: string; channels: { mail: string } }[] }>(amira, 'notifications.settings.get', {})
          return kinds.find(({ kind }) => kind === 'orders.placed')?.channels.mail
        })
        .toBe('off')
    })
  })
}
