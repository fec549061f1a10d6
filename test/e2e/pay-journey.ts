/** Bruno pays by card as a guest: an invalid number, a declined card, a reload, a 3-D Secure challenge, and one order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { fillCheckout } from './fill-checkout.ts'
import { loadTranslations } from './translations.ts'

export function payJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Bruno pays by card in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    /** The stock of the demo product. */
    let before = 0

    beforeAll(async () => {
      bruno = await fixture.arrive({ words, width })
      before = (await count('select count(*)::int as count from orders.orders')) ?? 0
    })
    afterAll(() => bruno?.leave())

    test('an unknown test card is rejected next to its field, and its number is in no request', async () => {
      await addMug()
      await beginCheckout()
      await bruno.expectAccessibleInBothThemes('the card')

      const sent: string[] = []
      bruno.page.on('request', (request) => sent.push(request.postData() ?? ''))
      await typeCard('4242 4242 4242 4242')
      await payButton().click()
      await bruno.main().getByText(say('checkout.rule.unknownCard')).waitFor()
      await expect.poll(() => field('card.number').evaluate((input) => input === document.activeElement)).toBe(true)
      expect(sent.filter((body) => /4242/.test(body))).toEqual([])
    })

    test('a declined card shows an error, and no input is lost', async () => {
      await testCard('declined').click()
      await payButton().click()
      await bruno.main().getByText(say('checkout.refused.declined')).waitFor()
      await expect
        .poll(() =>
          bruno
            .main()
            .getByRole('alert')
            .evaluate((box) => box === document.activeElement),
        )
        .toBe(true)
      expect(await field('address.line1').inputValue()).toBe(BRUNO_ADDRESS.line1)
      expect(await field('card.number').inputValue()).toBe('0000 0000 0000 1002')
      await bruno.expectAccessibleInBothThemes('a declined card')
    })

    test('a reload restores the purchase: payment method, address and error', async () => {
      await bruno.page.reload()
      await bruno.awake()
      await bruno.main().getByText(say('checkout.refused.declined')).waitFor()
      await expect.poll(() => field('address.line1').inputValue()).toBe(BRUNO_ADDRESS.line1)
      expect(await method('card').isChecked()).toBe(true)
      expect(await count('select count(*)::int as count from checkout.checkouts')).toBe(1)
    })

    test('the bank asks for confirmation; a reload asks again, and confirming places the order once', async () => {
      await testCard('challenge').click()
      await payButton().click()
      await question().waitFor()
      await bruno.page.reload()
      await bruno.awake()
      await question().waitFor()
      await bruno.expectAccessibleInBothThemes('a question of the bank')
      await bruno.button('checkout.paying.challenge.confirm').click()
      await bruno.page.waitForURL('**/order-confirmation/*')
      await bruno.main().getByRole('heading', { level: 1 }).waitFor()
      const orderId = new URL(bruno.page.url()).pathname.split('/').at(-1) ?? ''
      expect(await count('select count(*)::int as count from orders.orders')).toBe(before + 1)
      const payments = await fixture.plaza.rows<{ status: string }>(
        'select status from payments.payments where reference_id = $1 order by id',
        [orderId],
      )
      expect(payments.map(({ status }) => status)).toEqual(['failed', 'paid'])
      expect(await count('select count(*)::int as count from inventory.holds')).toBe(0)
    })

    test('afterwards the cart is empty, and no payment is open', async () => {
      await bruno.open('/checkout')
      await bruno.main().getByText(say('cart.empty.title')).waitFor()
    })

    test('a slow payment is canceled, and the payment methods get the focus', async () => {
      const calledOff = `select count(*)::int as count from payments.payments where status = 'cancelled'`
      const soFar = (await count(calledOff)) ?? 0
      await addMug()
      await bruno.page.clock.install()
      await beginCheckout()
      await testCard('delayed').click()
      await payButton().click()
      await bruno.dialog().getByRole('heading', { name: /./ }).waitFor()
      await bruno.page.clock.fastForward('00:09')
      await bruno.button('checkout.paying.otherWay').click()
      await bruno.dialog().waitFor({ state: 'detached' })
      await expect.poll(() => method('card').evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await count(calledOff)).toBe(soFar + 1)
    })

    const field = (key: string) => bruno.main().getByLabel(say(`checkout.${key}`), { exact: true })
    const method = (name: string) => bruno.main().locator(`input[type=radio][value=${name}]`)
    const testCard = (name: string) => bruno.main().getByRole('button', { name: say(`checkout.testCard.${name}`), exact: true })
    const question = () => bruno.dialog().getByRole('heading', { name: say('checkout.paying.challenge.title') })
    const payButton = () => bruno.main().locator('button[type=submit]')
    const count = async (sql: string) => (await fixture.plaza.rows<{ count: number }>(sql))[0]?.count

    async function addMug(): Promise<void> {
      await bruno.open(await fixture.plaza.productPath('DAR-MUG-SAGE'))
      await bruno.button('cart.add').click()
      await bruno
        .dialog()
        .getByRole('heading', { name: say('cart.titleWith', { count: 1 }), exact: true })
        .waitFor()
    }

    async function beginCheckout(): Promise<void> {
      await bruno.open('/checkout')
      await fillCheckout(bruno.page, words)
      await method('card').check()
    }

    async function typeCard(number: string): Promise<void> {
      await field('card.number').fill(number)
      await field('card.expiry').fill('12/34')
      await field('card.code').fill('123')
    }
  })
}
