/** Marta looks for ceramics by its material, in a collection and as a bundle, and the courier's price follows the address. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

/** Names of the demo data, which its vendors and its administrator wrote. */
const NAMES = {
  en: { ceramic: 'Ceramic', material: 'Material', collection: 'The breakfast table', courier: 'Courier by weight', part: 'Breakfast Bowl' },
  ar: { ceramic: 'خزف', material: 'الخامة', collection: 'مائدة الفطور', courier: 'بريد سريع بحسب الوزن', part: 'وعاء الفطور' },
}

export function catalogueJourney({ language, width }: { language: 'en' | 'ar'; width: 1440 | 390 }): void {
  describe(`Marta goes through the catalogue in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    const names = NAMES[language]
    const onPhone = width === 390
    let marta: Actor
    const address = (key: string) => marta.main().getByLabel(say(`checkout.address.${key}`), { exact: true })
    const courierPrice = () => marta.main().locator('label').filter({ hasText: names.courier }).first().textContent()
    const inCart = (count: number) =>
      marta
        .dialog()
        .getByRole('heading', { name: say('cart.titleWith', { count, shown: words.number(count) }), exact: true })
        .waitFor()

    beforeAll(async () => {
      marta = await fixture.arrive({ words, width })
    })
    afterAll(() => marta?.leave())

    test('a filter of the administrator narrows the list and is in its address', async () => {
      await marta.open('/marketplace')
      const title = { name: say('marketplace.filters.title') }
      if (onPhone) await marta.main().locator('button[aria-haspopup=dialog]').click()
      const filters = onPhone ? marta.page.getByRole('dialog', title) : marta.page.getByRole('complementary', title)
      await filters.getByRole('checkbox', { name: names.ceramic }).check()
      await marta.page.waitForURL((at) => at.searchParams.get('material') === 'ceramic')
      await marta.open('/marketplace?material=ceramic')
      await marta.page
        .getByRole('button', { name: names.ceramic })
        .or(marta.page.getByRole('button', { name: `${names.material}: ${names.ceramic}` }))
        .first()
        .waitFor()
      await marta.expectAccessibleInBothThemes('the shop by a material')
    })

    test('the product says what it is made of, and leads to its collection', async () => {
      await marta.open(await fixture.plaza.productPath('DAR-BOWL-IVORY'))
      const details = marta.main().getByRole('region', { name: say('marketplace.details.title') })
      await details.scrollIntoViewIfNeeded()
      await details.getByText(names.ceramic, { exact: true }).waitFor()
      await marta.main().getByRole('link', { name: names.collection }).click()
      await marta.page.waitForURL('**/collections/the-breakfast-table')
      await marta.main().getByRole('heading', { level: 1, name: names.collection }).waitFor()
      await marta.main().getByRole('article').first().waitFor()
      await marta.expectAccessibleInBothThemes('a collection')
    })

    test('a bundle shows its parts and what they cost apart, and is one line of the cart', async () => {
      await marta.open(await fixture.plaza.productPath('DAR-OLIVE-BOX'))
      const parts = marta.main().getByRole('region', { name: say('marketplace.bundle.title') })
      await parts.getByRole('link', { name: names.part }).waitFor()
      expect(await parts.getByRole('link').count()).toBe(3)
      await marta.expectAccessibleInBothThemes('a bundle')
      await marta.button('cart.add').click()
      await inCart(1)
    })

    test('the courier by weight costs what the zone of the address costs', async () => {
      await marta.open(await fixture.plaza.productPath('BRU-WALL-TAN'))
      await marta.button('cart.add').click()
      await inCart(2)
      await marta.open('/checkout')
      const courier = marta.main().getByRole('radio', { name: names.courier })
      const region = marta.main().locator('select[autocomplete~=address-level1]')
      await address('country').selectOption('EC')
      await address('postalCode').fill(BRUNO_ADDRESS.postalCode)
      await region.selectOption('Loja')
      await courier.check()
      await expect.poll(courierPrice).toContain(words.price(5_00))
      await region.selectOption('Azuay')
      await expect.poll(courierPrice).toContain(words.price(8_00))
      await address('country').selectOption('ES')
      await address('postalCode').fill('28001')
      await expect.poll(courierPrice).toContain(words.price(36_00))
      await marta.expectAccessibleInBothThemes('a checkout with zones')
    })

    test('the order has the parts of the bundle', async () => {
      await marta.main().getByLabel(say('checkout.contact.email'), { exact: true }).fill('marta@example.com')
      await address('country').selectOption('EC')
      for (const name of ['name', 'line1', 'city', 'postalCode'] as const) await address(name).fill(BRUNO_ADDRESS[name])
      await expect.poll(courierPrice).toContain(words.price(8_00))
      await marta.main().locator('button[type=submit]').click()
      await marta.page.waitForURL('**/order-confirmation/*')
      await marta.main().getByText(names.part).first().waitFor()
    })
  })
}
