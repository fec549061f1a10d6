/**
 * After the sale: Bruno cancels, returns with a photo and prints an invoice; a guest, Lena, registers and adds her order to her account.
 * The tests run in order, in any language and width.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { countPages, readPdf } from '#test/plaza/read-pdf.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const LENA = { email: 'lena@example.com', username: 'lena', password: 'nine small paper boats' }
const ADDRESS = { name: 'Lena Brandt', line1: 'Hafenweg 3', city: 'Hamburg', postalCode: '20457', country: 'DE' }

export function ordersJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`after a sale, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let lena: Actor

    beforeAll(async () => {
      ;[bruno, lena] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await bruno.open('/')
      await logIn(bruno)
    })
    afterAll(async () => {
      await bruno?.leave()
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
    const orderIn = async (status: string) => {
      const { items } = await rpc<{ items: { id: string; status: string }[] }>(bruno, 'orders.list', {})
      return items.find((order) => order.status === status)?.id ?? ''
    }
    const shown = (visitor: Actor, text: string) => visitor.main().getByText(text, { exact: true }).first().waitFor()

    test('Bruno filters his orders by status and product', async () => {
      await bruno.open('/order-history')
      const orders = bruno.main().getByRole('article')
      await expect.poll(() => orders.count()).toBe(8)
      await bruno.expectAccessibleInBothThemes('the order history')
      await bruno
        .main()
        .locator('label')
        .filter({ hasText: say('orders.group.cancelled') })
        .click()
      await expect.poll(() => orders.count()).toBe(1)
      expect(new URL(bruno.page.url()).searchParams.get('group')).toBe('cancelled')
      await bruno.page.goBack()
      await expect.poll(() => orders.count()).toBe(8)
      await bruno.main().getByRole('searchbox').fill('earbuds')
      await expect.poll(() => orders.count()).toBe(1)
      await bruno.main().getByRole('searchbox').fill('nothing like it')
      await shown(bruno, say('orders.history.noResults'))
    })

    test('he cancels one of two plates after seeing the refund', async () => {
      await bruno.open(`/order-confirmation/${await orderIn('Pending')}`)
      await bruno.button('orders.cancel.begin').first().waitFor()
      await bruno.expectAccessibleInBothThemes('an order')
      const amiras = bruno.page.getByRole('region', { name: say('orders.part.label', { vendor: 'Dar Amira' }) })
      await amiras.getByRole('button', { name: say('orders.cancel.begin') }).click()
      const preview = bruno.dialog().getByRole('region', { name: say('orders.refund.title') })
      await preview.getByText(words.price(64_80)).waitFor()
      await bruno
        .dialog()
        .getByRole('button', { name: say('platform.quantity.less', { name: 'Dinner Plate' }) })
        .click()
      await preview.getByText(words.price(32_40)).waitFor()
      await bruno.expectAccessible('what is cancelled')
      await bruno
        .dialog()
        .getByRole('button', { name: say('orders.cancel.submit') })
        .click()
      await amiras.getByText(say('orders.line.cancelled', { count: 1, shown: words.number(1) })).waitFor()
    })

    test('he returns a broken plate with a photo, and sees the refund', async () => {
      await bruno.open(`/order-confirmation/${await orderIn('Delivered')}`)
      await bruno.button('orders.return.begin').click()
      await bruno.dialog().getByText(say('orders.refund.choose')).waitFor()
      await bruno.dialog().getByRole('checkbox').first().check()
      const less = bruno.dialog().getByRole('button', { name: say('platform.quantity.less', { name: 'Dinner Plate' }) })
      for (const _ of [4, 3, 2]) await less.click()
      await bruno.dialog().getByText(words.price(32_40)).waitFor()
      await bruno.dialog().locator('button[type=submit]').click()
      await bruno.dialog().locator('select[aria-invalid=true]').waitFor()
      await bruno.dialog().getByLabel(say('orders.return.reason')).selectOption('damaged')
      const broken = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b96' } })
        .jpeg()
        .toBuffer()
      await bruno.dialog().locator('input[type=file]').setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken })
      await bruno
        .dialog()
        .getByText(say('platform.files.state', { done: words.number(1), all: words.number(1) }))
        .waitFor()
      await bruno.expectAccessible('a return')
      await bruno.dialog().locator('button[type=submit]').click()
      await shown(bruno, say('orders.returnStatus.Requested'))
      await bruno
        .main()
        .getByRole('img', { name: say('orders.return.photo', { shown: words.number(1) }) })
        .waitFor()
      await bruno.expectAccessibleInBothThemes('an order with a return')
    })

    test('and withdraws the return', async () => {
      await bruno.button('orders.return.withdraw').click()
      await bruno.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('orders.return.withdraw') })
        .click()
      await shown(bruno, say('orders.returnStatus.Withdrawn'))
    })

    test('M13: the invoice is a PDF of one page with embedded fonts, and its amounts are in the right order', async () => {
      const coming = bruno.page.waitForEvent('download')
      await bruno.button('orders.invoice.title').click()
      const saved = await coming
      expect(saved.suggestedFilename()).toMatch(/^[a-z0-9-]+-INV-\d{6}\.pdf$/)
      const pdf = await readFile(await saved.path())
      expect(countPages(pdf)).toBe(1)
      expect(readPdf(pdf)).toContain('$150.12')
      expect(pdf.toString('latin1')).toMatch(/\/FontFile2|\/FontFile3|\/Type3/)
    })

    test('Lena orders as a guest, registers from the order’s page, and adds it to her account', async () => {
      await lena.open('/')
      const { items } = await rpc<{ items: { id: string }[] }>(lena, 'catalog.products.list', { q: 'notebooks' })
      const product = await rpc<{ variants: { id: string }[] }>(lena, 'catalog.products.get', { productId: items[0]?.id })
      await rpc(lena, 'cart.addLine', { variantId: product.variants[0]?.id, quantity: 1 })
      const { orderId } = await rpc<{ orderId: string }>(lena, 'checkout.placeOrder', {
        email: LENA.email,
        shippingAddress: ADDRESS,
        ...ACCEPTED_TERMS,
      })
      await lena.open(`/order-confirmation/${orderId}`)
      await lena.expectAccessibleInBothThemes('a guest’s order')
      await lena.link('orders.claim.register').click()
      const field = (key: string) => lena.page.getByLabel(say(`accounts.field.${key}`), { exact: true })
      await field('username').waitFor()
      await field('email').fill(LENA.email)
      await field('username').fill(LENA.username)
      await field('password').fill(LENA.password)
      await lena.main().locator('button[type=submit]').click()
      await lena.page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('from') === `/order-confirmation/${orderId}`)
      await field('email').fill(LENA.email)
      await field('password').fill(LENA.password)
      await lena.main().locator('button[type=submit]').click()
      await lena.page.waitForURL(`**/order-confirmation/${orderId}`)
      await lena.button('orders.claim.submit').click()
      await lena.button('orders.claim.submit').waitFor({ state: 'detached' })
      await lena.open('/order-history')
      await lena.main().getByRole('link', { name: orderId }).waitFor()
    })
  })
}
