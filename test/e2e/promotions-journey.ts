/** Bruno uses a discount code of Dar Amira: first a wrong one, then the right one; he buys, and Amira sees the use. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101' } as const

/** A product of Telar Sur with a discount of 15 percent that the platform pays. */
const SWEATER = 'TEL-RIB-OAT-M'

export function promotionsJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Bruno uses a discount code in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let before: number

    beforeAll(async () => {
      bruno = await fixture.arrive({ words, width })
      // An unknown code is a 404.
      bruno.forgive(/status of 404/)
    })
    afterAll(() => bruno?.leave())

    const code = () => bruno.main().getByLabel(say('cart.code.label'), { exact: true })
    const countUses = async () => {
      const [used] = await fixture.plaza.rows<{ uses: number }>(
        `select count(*)::int as uses from promotions.redemptions r join promotions.promotions p on p.id = r.promotion_id
         where p.code = 'WELCOME10' and r.status = 'used'`,
      )
      return used?.uses ?? 0
    }
    const field = (name: string) => bruno.main().locator(`[name="${name}"]`)

    test('a wrong code shows an error next to its field, and changes nothing', async () => {
      await bruno.open(await fixture.plaza.productPath('DAR-MUG-SAGE'))
      await bruno.button('cart.add').click()
      await bruno.dialog().waitFor()
      await bruno.open('/cart')
      await bruno.button('cart.code.open').click()
      await code().fill('welcome11')
      await code().press('Enter')
      await bruno.main().getByText(say('cart.failure.CODE_UNKNOWN'), { exact: true }).waitFor()
      await bruno.expectAccessibleInBothThemes('a code that was refused')
    })

    test('the right one is in the total with its name, also in checkout', async () => {
      before = await countUses()
      await code().fill('welcome10')
      await code().press('Enter')
      await bruno.main().getByText(say('cart.code.counts'), { exact: true }).waitFor()
      await bruno.main().getByText('WELCOME10').first().waitFor()
      await bruno.open('/checkout')
      await field('email').fill('bruno.with.a.code@example.com')
      await field('shippingAddress.country').selectOption('EC')
      for (const [name, value] of Object.entries(ADDRESS)) await field(`shippingAddress.${name}`).fill(value)
      await bruno.main().locator('form button[type=submit]').last().click()
      await bruno.page.waitForURL('**/order-confirmation/*')
      await bruno.main().getByText('WELCOME10').first().waitFor()
      const [order] = await fixture.plaza.rows<{ discount: number; subtotal: number }>(
        `select discount_minor::int as discount, subtotal_minor::int as subtotal from orders.orders where email = 'bruno.with.a.code@example.com'`,
      )
      expect(order?.discount).toBe(Math.round((order?.subtotal ?? 0) / 10))
      await bruno.expectAccessible('an order with a discount')
    })

    test('an automatic discount shows the compare-at price in lists and on the product page, and applies in the cart', async () => {
      const struck = (amountMinor: number) => bruno.main().locator('s').getByText(words.price(amountMinor)).first()
      const name = { en: 'Winter wool', es: 'Lana de invierno', ar: 'صوف الشتاء' }[language]
      await bruno.open('/marketplace?vendor=telar-sur')
      const card = bruno
        .main()
        .getByRole('article')
        .filter({ hasText: await fixture.plaza.productName(SWEATER, language) })
      await card.getByText(words.price(83_30)).waitFor()
      await card.locator('s').getByText(words.price(98_00)).waitFor()
      await card.getByText(name, { exact: true }).waitFor()
      await bruno.expectAccessibleInBothThemes('cards with prices that are struck through')
      await bruno.open(await fixture.plaza.productPath(SWEATER))
      await struck(98_00).waitFor()
      await bruno.main().getByText(name).first().waitFor()
      await bruno.expectAccessible('a price that is struck through')
      await bruno.button('cart.add').click()
      await bruno.dialog().getByText(words.price(14_70)).first().waitFor()
    })

    test('Amira sees the use among her promotions', async () => {
      const amira = await fixture.arrive({ words, width })
      await amira.open('/login')
      await logIn(amira, 'vendor@plaza.example')
      await amira.open('/promotions')
      await amira.main().getByText('WELCOME10').first().waitFor()
      const uses = await countUses()
      expect(uses).toBe(before + 1)
      await amira
        .main()
        .getByRole('link')
        .filter({ hasText: { en: 'Welcome to the workshop', es: 'Bienvenida al taller', ar: 'أهلًا بك في الورشة' }[language] })
        .first()
        .click()
      await amira.main().getByText(words.number(uses), { exact: true }).first().waitFor()
      await amira.expectAccessible('a promotion')
      await amira.leave()
    })
  })
}
