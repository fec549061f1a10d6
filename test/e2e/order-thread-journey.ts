/**
 * Bruno asks Amira about a plate from the line of his order. She offers a refund of one, he accepts it in the conversation, and the order and her
 * books follow. Lena, a guest, writes on the page of her order, and reads the answer and her earlier messages there.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const ADDRESS = { name: 'Lena Brandt', line1: 'Hafenweg 3', city: 'Hamburg', postalCode: '20457', country: 'DE' }

/** With the two messages before, more than a page. */
const MORE = 40

type Order = { id: string; parts: { number: string; vendor: { slug: string }; lines: { variantId: string }[] }[] }

export function orderThreadJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`the thread of an order, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    let bruno: Actor
    let amira: Actor
    let lena: Actor
    let order: Order
    let number: string
    let thread: string
    let lenas: string
    let rang: { bruno: number; amira: number }

    beforeAll(async () => {
      ;[bruno, amira, lena] = (await Promise.all([1, 2, 3].map(() => fixture.arrive({ words, width })))) as [Actor, Actor, Actor]
      await bruno.open('/')
      await logIn(bruno)
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
      const { items } = await rpc<{ items: { id: string; status: string; vendors: string[] }[] }>(bruno, 'orders.list', {})
      const bought = items.find(({ status, vendors }) => status === 'Delivered' && vendors.includes('Dar Amira'))
      order = await rpc<Order>(bruno, 'orders.get', { orderId: bought?.id })
      number = order.parts[0]?.number ?? ''
      rang = { bruno: await unread(bruno), amira: await unread(amira) }
    })
    afterAll(async () => {
      for (const one of [bruno, amira, lena]) await one?.leave()
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
    const unread = async (who: Actor) => (await rpc<{ unread: number }>(who, 'notifications.summary', {})).unread
    const composer = ({ page }: Actor) => page.getByRole('textbox').last()
    const say = words.say
    const card = (who: Actor) =>
      who.page
        .getByRole('article')
        .filter({ hasText: say('orders.proposal.kind.refund') })
        .last()

    test('Bruno asks from the line of his order, and Amira reads it', async () => {
      await bruno.open(`/order-confirmation/${order.id}`)
      await bruno.expectAccessibleInBothThemes('the order')
      await bruno.main().getByText(say('orders.thread.ask'), { exact: true }).first().click()
      await bruno.page.waitForURL('**/messages/*')
      thread = new URL(bruno.page.url()).pathname
      await bruno.button('messages.compose.removeRecord').waitFor()
      await composer(bruno).fill('One plate has a crack. What can we do?')
      await bruno.button('messages.compose.send').click()
      await amira.open(`/orders/${number}`)
      await amira.button('orders.thread.customer').click()
      await amira.page.getByText('One plate has a crack. What can we do?').last().waitFor()
      expect(new URL(amira.page.url()).pathname).toBe(thread)
    })

    test('she proposes a refund of one unit, and he sees it without a reload', async () => {
      await amira.open(`/orders/${number}`)
      await amira.button('orders.proposal.propose.begin').click()
      const dialog = amira.dialog()
      await dialog.getByRole('checkbox').first().check()
      const fewer = dialog.getByRole('group').getByRole('button').first()
      while (await fewer.isEnabled()) await fewer.click()
      await dialog.getByLabel(say('orders.proposal.form.reason')).selectOption('damaged')
      await amira.expectAccessible('the proposal')
      await dialog.getByRole('button', { name: say('orders.proposal.propose.submit') }).click()
      await dialog.waitFor({ state: 'detached' })
      await card(bruno).waitFor()
      await bruno.expectAccessibleInBothThemes('the conversation with a proposal')
    })

    test('he accepts, she sees it without a reload, and the order and her books follow', async () => {
      await amira.open(thread)
      await card(amira).getByText(say('orders.proposal.status.Open')).waitFor()
      await card(bruno)
        .getByRole('button', { name: say('orders.proposal.step.accept'), exact: true })
        .click()
      await card(bruno).getByText(say('orders.proposal.status.Accepted'), { exact: true }).waitFor()
      await card(amira).getByText(say('orders.proposal.status.Accepted'), { exact: true }).waitFor()
      await amira.page.getByText(say('orders.thread.events.proposalAccepted')).last().waitFor()
      await bruno.open(`/order-confirmation/${order.id}`)
      await bruno.main().getByText(say('orders.partlyRefunded')).first().waitFor()
      const sale = () =>
        fixture.plaza.rows<{ refunded_minor: string }>('select refunded_minor from finance.sales where part = $1', [number])
      const refunded = async () => Number((await sale())[0]?.refunded_minor ?? 0)
      await expect.poll(refunded).toBeGreaterThan(0)
    })

    test('both bells ring', async () => {
      await expect.poll(() => unread(bruno)).toBeGreaterThan(rang.bruno)
      await expect.poll(() => unread(amira)).toBeGreaterThan(rang.amira)
    })

    test('a guest writes on the page of the order, and the answer comes there', async () => {
      await lena.open('/marketplace')
      await rpc(lena, 'cart.addLine', { variantId: order.parts[0]?.lines[0]?.variantId, quantity: 1 })
      const bought = await rpc<{ orderId: string }>(lena, 'checkout.placeOrder', {
        email: 'lena@example.com',
        shippingAddress: ADDRESS,
        ...ACCEPTED_TERMS,
      })
      await lena.open(`/order-confirmation/${bought.orderId}`)
      await lena.main().getByText(say('orders.thread.ask'), { exact: true }).first().click()
      await composer(lena).fill('Is it safe for the oven?')
      await lena.button('messages.compose.send').click()
      await lena.main().getByText('Is it safe for the oven?').waitFor()
      await lena.expectAccessible('the order of a guest with messages')
      await amira.open(`/orders/${bought.orderId}-1`)
      await amira.button('orders.thread.customer').click()
      await amira.page.getByText('Is it safe for the oven?').last().waitFor()
      await composer(amira).fill('Yes, up to 200 degrees.')
      await amira.button('messages.compose.send').click()
      await lena.main().getByText('Yes, up to 200 degrees.').waitFor()
      lenas = bought.orderId
    })

    test('the page shows the newest messages, and earlier ones at the press of a button', async () => {
      for (let at = 0; at < MORE; at += 1) {
        const text = `Another question, number ${at}`
        await rpc(lena, 'orders.thread.send', { orderId: lenas, number: `${lenas}-1`, clientKey: `question-${at}`, text })
      }
      await lena.open(`/order-confirmation/${lenas}`)
      const last = lena.main().getByText(`Another question, number ${MORE - 1}`)
      await last.waitFor()
      expect(await lena.main().getByText('Is it safe for the oven?').count()).toBe(0)
      await lena.button('orders.thread.earlier').click()
      await lena.main().getByText('Is it safe for the oven?').waitFor()
      expect(await last.count()).toBe(1)
      await lena.button('orders.thread.earlier').waitFor({ state: 'detached' })
      const focused = () => lena.page.evaluate(() => document.activeElement?.tagName)
      await expect.poll(focused).toBe('H3')
    })
  })
}
