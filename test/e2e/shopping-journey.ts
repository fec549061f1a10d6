/**
 * A shopper from beginning to end: Lena finds a product by a word with a typo, buys from two vendors after a declined card, registers and
 * claims the order, returns one line and reviews another. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { signIn } from './member.ts'
import { loadTranslations } from './translations.ts'
import { writeReview } from './write-review.ts'

type Walk = { language: Language; width: 1440 | 390; slip: string; meant: string }

const MUG = 'DAR-MUG-SAGE'
const BOTTLE = 'HSE-BTL-SAGE-750'
const LENA = { email: 'lena@example.com', username: 'lena', password: 'nine small paper boats' }
const ADDRESS = { name: 'Lena Brandt', line1: 'Hafenweg 3', city: 'Hamburg', postalCode: '20457' }
const TITLE = 'Keeps tea warm all morning'
const VENDORS = { amira: 'vendor@plaza.example', platformStore: 'admin@plaza.example' } as const

export function shoppingJourney({ language, width, slip, meant }: Walk): void {
  describe(`Lena shops in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    const onPhone = width < 1024
    let lena: Actor
    let orderId: string

    beforeAll(async () => {
      lena = await fixture.arrive({ words, width })
    })
    afterAll(() => lena?.leave())

    test('a word with a typo finds the product, and filters narrow the list', async () => {
      await lena.open('/marketplace')
      const search = lena.main().getByRole('combobox', { name: say('marketplace.search.label') })
      await search.fill(slip)
      await search.press('Enter')
      await lena.main().getByText(say('marketplace.corrected.instead', { meant })).waitFor()
      const facets = await openFacets()
      await facets.getByRole('checkbox', { name: say('catalog.color.sage') }).check()
      await facets.getByRole('checkbox', { name: say('marketplace.stock.inStock') }).check()
      await lena.page.waitForURL(({ searchParams }) => searchParams.get('color') === 'sage' && searchParams.get('stock') === 'inStock')
      await closeFacets()
      const card = lena
        .main()
        .getByRole('article')
        .filter({ hasText: await fixture.plaza.productName(MUG, language) })
      await card.getByRole('link').first().click()
      await lena.page.waitForURL(`**${await fixture.plaza.productPath(MUG)}*`)
    })

    test('she adds items of two vendors to one cart', async () => {
      await addShown(MUG, 1)
      await lena.open(`${await fixture.plaza.productPath(BOTTLE)}?variant=${await fixture.plaza.variantId(BOTTLE)}`)
      await addShown(BOTTLE, 2)
      for (const vendor of ['Dar Amira', 'Plaza House']) {
        await lena
          .dialog()
          .getByRole('region', { name: say('cart.fromVendor', { vendor }) })
          .waitFor()
      }
      await lena
        .dialog()
        .getByRole('link', { name: say('cart.checkout') })
        .click()
      await lena.page.waitForURL(({ pathname }) => pathname === '/checkout')
    })

    test('one card is declined, another one pays, and there is one order with two parts', async () => {
      await field('contact.email').fill(LENA.email)
      await field('address.country').selectOption('DE')
      for (const [name, value] of Object.entries(ADDRESS)) await field(`address.${name}`).fill(value)
      await lena.main().locator('input[type=radio][value=card]').check()
      await testCard('declined').click()
      await submit().click()
      await lena.main().getByText(say('checkout.refused.declined')).waitFor()
      await testCard('accepted').click()
      await submit().click()
      await lena.page.waitForURL('**/order-confirmation/*')
      await lena.main().getByRole('heading', { level: 1 }).waitFor()
      orderId = new URL(lena.page.url()).pathname.split('/').at(-1) ?? ''
      for (const vendor of ['Dar Amira', 'Plaza House']) await partOf(vendor).waitFor()
      const payments = await fixture.plaza.rows<{ status: string }>(
        'select status from payments.payments where reference_id = $1 order by id',
        [orderId],
      )
      expect(payments.map(({ status }) => status)).toEqual(['failed', 'paid'])
      await lena.expectAccessibleInBothThemes('an order of two parts')
    })

    test('she registers from the order’s page and claims the order', async () => {
      await lena.link('orders.claim.register').click()
      await account('username').waitFor()
      for (const name of ['email', 'username', 'password'] as const) await account(name).fill(LENA[name])
      await submit().click()
      await lena.page.waitForURL(({ pathname }) => pathname === '/login')
      for (const name of ['email', 'password'] as const) await account(name).fill(LENA[name])
      await submit().click()
      await lena.page.waitForURL(({ pathname }) => pathname === `/order-confirmation/${orderId}`)
      await lena.button('orders.claim.submit').click()
      await lena.button('orders.claim.submit').waitFor({ state: 'detached' })
      await lena.open('/order-history')
      await lena.main().getByRole('link', { name: orderId }).waitFor()
    })

    test('both vendors ship, and she returns the mug', async () => {
      await arrives(VENDORS.amira, 'Dar Amira')
      await arrives(VENDORS.platformStore, 'Plaza House')
      await lena.open(`/order-confirmation/${orderId}`)
      await partOf('Dar Amira')
        .getByRole('button', { name: say('orders.return.begin') })
        .click()
      await lena.dialog().getByLabel(say('orders.return.reason')).selectOption('changedMind')
      await lena
        .dialog()
        .getByRole('region', { name: say('orders.refund.title') })
        .getByText(words.price(28_00))
        .first()
        .waitFor()
      await lena.dialog().locator('button[type=submit]').click()
      await partOf('Dar Amira').getByText(say('orders.returnStatus.Requested'), { exact: true }).first().waitFor()
      expect(await partOf('Plaza House').getByText(say('orders.returnStatus.Requested'), { exact: true }).count()).toBe(0)
    })

    test('and reviews the bottle as a verified buyer', async () => {
      await lena.open(await fixture.plaza.productPath(BOTTLE))
      await writeReview(lena, { title: TITLE, text: 'Eight hours in the cold, and still too hot to gulp.' })
      await lena.page.getByText(say('reviews.submitted.title'), { exact: true }).first().waitFor()
      const own = lena.page.getByRole('region', { name: say('reviews.title'), exact: true })
      await own.getByText(say('reviews.status.pending'), { exact: true }).waitFor()
      await own.getByText(say('reviews.verified')).first().waitFor()
      await lena.expectAccessible('her own review')
    })

    const field = (key: string) => lena.main().getByLabel(say(`checkout.${key}`), { exact: true })
    const account = (key: string) => lena.main().getByLabel(say(`accounts.field.${key}`), { exact: true })
    const submit = () => lena.main().locator('button[type=submit]')
    const testCard = (name: string) => lena.main().getByRole('button', { name: say(`checkout.testCard.${name}`), exact: true })
    const partOf = (vendor: string) => lena.page.getByRole('region', { name: say('orders.part.label', { vendor }) })

    async function openFacets() {
      if (!onPhone) return lena.page.getByRole('complementary', { name: say('marketplace.filters.title') })
      await lena.main().locator('button[aria-haspopup=dialog]').click()
      return lena.dialog()
    }

    async function closeFacets() {
      if (!onPhone) return
      await lena.page.keyboard.press('Escape')
      await lena.dialog().waitFor({ state: 'hidden' })
    }

    async function addShown(sku: string, count: number): Promise<void> {
      await lena.button('cart.add').click()
      await lena
        .dialog()
        .getByRole('heading', { name: say('cart.titleWith', { count }), exact: true })
        .waitFor()
      await lena
        .dialog()
        .getByText(await fixture.plaza.productName(sku, language))
        .first()
        .waitFor()
    }

    /** The vendor ships its part in one package, and it is delivered. */
    async function arrives(email: string, vendor: string): Promise<void> {
      const seller = await fixture.arrive()
      await signIn(seller, fixture.plaza.url, email)
      const [part] = await fixture.plaza.rows<{ workspace_id: string; number: number }>(
        'select workspace_id, number from orders.parts where order_id = $1 and vendor_name = $2',
        [orderId, vendor],
      )
      const post = async (operation: string, input: object) => {
        const { url } = fixture.plaza
        const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'plaza-workspace': part?.workspace_id ?? '' }
        const reply = await seller.context.request.post(`${url}/rpc/orders/vendor/${operation}`, {
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          data: { json: { number: `${orderId}-${part?.number}`, ...input } },
        })
        if (!reply.ok()) throw new Error(`${operation}: ${await reply.text()}`)
        return (await reply.json()).json
      }
      const { parcels } = await post('ship', { carrier: 'DHL', trackingNumber: 'JD014600003' })
      await post('deliver', { parcelId: parcels[0].id })
      await seller.leave()
    }
  })
}
