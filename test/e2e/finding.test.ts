/** Lucía finds products: by a word with a typo, by filters, by vendor; and finds them again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const CARD = 'main article'
const PASSWORD = 'open-market-day'

const WALKS = [
  {
    language: 'en',
    width: 1440,
    slip: 'ribed',
    meant: 'ribbed',
    spoken: 'green mugs',
    noun: 'mug',
    vendor: 'dar amria',
    category: 'Accessories',
  },
  {
    language: 'ar',
    width: 390,
    slip: 'مضلغ',
    meant: 'مضلع',
    spoken: 'الأكواب الخضراء',
    noun: 'كوب',
    vendor: 'dar amria',
    category: 'إكسسوارات',
  },
] as const

describe.each(WALKS)(
  'Lucía finds products in $language at $width px',
  ({ language, width, slip, meant, spoken, noun, vendor, category }) => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let lucia: Actor

    beforeAll(async () => {
      lucia = await fixture.arrive({ words, width })
    })
    afterAll(() => lucia?.leave())

    const url = () => new URL(lucia.page.url())
    const cards = () => lucia.page.locator(CARD)
    const search = () => lucia.main().getByRole('combobox', { name: say('marketplace.search.label') })
    const options = () => lucia.page.getByRole('option')

    test('suggestions correct a typo and work with the keyboard', async () => {
      await lucia.open('/marketplace')
      await search().click()
      await search().pressSequentially(slip)
      await expect.poll(() => options().first().textContent()).toContain(meant)
      expect(await search().getAttribute('aria-expanded')).toBe('true')
      await lucia.expectAccessible('suggestions')
      await search().press('ArrowDown')
      const active = await search().getAttribute('aria-activedescendant')
      expect(await options().first().getAttribute('id')).toBe(active)
      await search().press('Escape')
      await options().first().waitFor({ state: 'hidden' })
      await search().press('Enter')
      await lucia.page.waitForURL((at) => at.searchParams.get('q') === slip)
      await lucia.main().getByText(say('marketplace.corrected.instead', { meant })).waitFor()
      await expect.poll(() => cards().count()).toBeGreaterThan(0)
    })

    test('recent searches are offered, and can be cleared', async () => {
      await lucia.open('/marketplace')
      await search().click()
      await lucia.page.getByRole('option', { name: slip }).waitFor()
      await lucia.page.getByRole('option', { name: say('marketplace.search.forget') }).click()
      await options().first().waitFor({ state: 'hidden' })
    })

    test('she finds a product by its color, in another form of the word', async () => {
      await lucia.open('/marketplace')
      await lucia.page.locator('body').press('/')
      await search().fill(spoken)
      await search().press('Enter')
      await expect.poll(() => cards().count()).toBeGreaterThan(0)
      expect(
        await lucia
          .main()
          .getByText(say('marketplace.corrected.none', { typed: spoken }))
          .count(),
      ).toBe(0)
    })

    test('a word that nothing has is left out, and the page says so', async () => {
      await lucia.open(`/marketplace?q=${encodeURIComponent(`${noun} xylophone`)}`)
      await lucia
        .main()
        .getByText(say('marketplace.corrected.instead', { meant: noun }))
        .waitFor()
      await expect.poll(() => cards().count()).toBeGreaterThan(0)
      await lucia.expectAccessible('fewer words')
    })

    test('a search without results offers categories and well rated products', async () => {
      await lucia.open('/marketplace?q=xylophone')
      await lucia
        .main()
        .getByRole('heading', { name: say('marketplace.none.popular') })
        .waitFor()
      await expect.poll(() => cards().count()).toBeGreaterThan(0)
      await lucia.expectAccessible('no results')
      await lucia.main().getByRole('link', { name: category, exact: true }).click()
      await lucia.page.waitForURL((at) => at.searchParams.get('category') === 'accessories')
    })

    test('filters narrow the list as their counts say, and the address restores them on another device', async () => {
      await lucia.open('/marketplace')
      const facets = await openFacets()
      const ivory = facets.getByRole('checkbox', { name: say('catalog.color.ivory') })
      const clay = facets.getByRole('checkbox', { name: say('catalog.color.clay') })
      await ivory.check()
      await lucia.page.waitForURL((at) => at.searchParams.get('color') === 'ivory')
      await clay.check()
      await lucia.page.waitForURL((at) => at.searchParams.getAll('color').length === 2)
      await facets.getByRole('checkbox', { name: say('marketplace.stock.inStock') }).check()
      await facets.getByRole('checkbox', { name: category }).check()
      await lucia.page.waitForURL((at) => at.searchParams.get('category') === 'accessories' && at.searchParams.get('stock') === 'inStock')
      await lucia.expectAccessible('chosen facets')
      await closeFacets()
      const shown = () => lucia.main().getByRole('status').first().textContent()
      await expect.poll(async () => (await shown()) === say('marketplace.count', { count: await cards().count() })).toBe(true)
      const names = await cards().getByRole('heading').allTextContents()

      const friend = await fixture.arrive({ words, width })
      await friend.open(url().pathname + url().search)
      expect(await friend.page.locator(CARD).getByRole('heading').allTextContents()).toEqual(names)
      await friend.leave()
    })

    test('back at the list, the previous choices no longer count', async () => {
      await lucia.open('/marketplace')
      const chosen = () => url().searchParams.getAll('color').join()
      const choose = async (color: string) => {
        const facets = await openFacets()
        // The URL changes before the list is rendered.
        await expect.poll(() => facets.getByRole('checkbox', { checked: true }).count()).toBe(0)
        await facets.getByRole('checkbox', { name: say(`catalog.color.${color}`) }).check()
        await expect.poll(chosen).toContain(color)
        await closeFacets()
      }
      await choose('ivory')
      await lucia.page.goBack()
      await expect.poll(chosen).toBe('')
      await choose('clay')
      expect(chosen()).toBe('clay')
    })

    test('Back from a product restores the scroll position', async () => {
      await lucia.open('/marketplace?sort=priceAscending')
      await lucia.link('marketplace.more.load').click()
      await expect.poll(() => cards().count()).toBeGreaterThan(24)
      const far = cards().nth(26)
      await far.scrollIntoViewIfNeeded()
      const before = await lucia.page.evaluate(() => window.scrollY)
      await far.getByRole('link').click()
      await lucia.page.waitForURL('**/products/*')
      await lucia.main().getByRole('heading', { level: 1 }).waitFor()
      await lucia.page.goBack()
      await lucia.page.waitForURL('**/marketplace?sort=priceAscending')
      await expect.poll(() => lucia.page.evaluate((at) => Math.abs(window.scrollY - at), before)).toBeLessThan(4)
      expect(await cards().count()).toBeGreaterThan(24)
    })

    test('a vendor is found by a name with a typo, and has a page with filters', async () => {
      await lucia.open('/marketplace')
      await search().click()
      await search().pressSequentially(vendor)
      await lucia.page.getByRole('option', { name: 'Dar Amira', exact: true }).click()
      await lucia.page.waitForURL('**/vendors/dar-amira')
      await lucia.main().getByRole('heading', { level: 1, name: 'Dar Amira' }).waitFor()
      await cards().first().waitFor()
      await lucia.expectAccessibleInBothThemes('a vendor')
      expect(await lucia.page.locator('script[type="application/ld+json"]').textContent()).toContain('"@type":"Store"')
      expect(await lucia.open('/vendors/nobody-sells-so')).toBe(404)
      lucia.forgive(/404/)
    })

    test('recently viewed products are shown, and can be cleared', async () => {
      await lucia.open(await fixture.plaza.productPath('HSE-HOOD-SLATE-M'))
      await expect.poll(() => lucia.page.evaluate(() => localStorage.getItem('plaza_viewed'))).toContain('prod_')
      await lucia.open('/marketplace')
      const shelf = lucia.main().getByRole('region', { name: say('marketplace.viewed.title') })
      await shelf.waitFor()
      await shelf.getByRole('button', { name: say('marketplace.viewed.clear') }).click()
      await shelf.waitFor({ state: 'hidden' })
    })

    test('adding to the wishlist leads a guest to login, and saves the product', async () => {
      await lucia.open('/marketplace?q=mug')
      const card = cards().first()
      const name = (await card.getByRole('heading').textContent()) ?? ''
      await card.getByRole('button', { name: say('marketplace.wish.toggle', { name }) }).click()
      await lucia.page.waitForURL('**/login?from=*')
      await lucia.page.getByLabel(say('accounts.field.email'), { exact: true }).fill('member@plaza.example')
      await lucia.page.getByLabel(say('accounts.field.password'), { exact: true }).fill(PASSWORD)
      await lucia.main().locator('button[type=submit]').click()
      await lucia.page.waitForURL('**/marketplace?q=mug')
      await lucia.page.getByText(say('marketplace.wish.saved'), { exact: true }).first().waitFor()
      await lucia.open('/wishlist')
      await cards().getByRole('heading', { name }).waitFor()
      await lucia.expectAccessible('the wishlist')
      const heart = lucia.main().getByRole('button', { name: say('marketplace.wish.toggle', { name }) })
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
      await heart.click()
      await lucia.main().getByText(say('marketplace.wishlist.empty')).waitFor()
    })

    test('the start date of a vendor is the local day, even when the server’s day is the next one', async () => {
      // In Lucía's time zone it is the last of February, nine in the evening.
      await fixture.plaza.rows(`update vendors.vendors set created_at = '2026-03-01T02:00:00Z' where slug = 'low-hum'`)
      await lucia.open('/vendors/low-hum')
      const day = { en: 'March 1, 2026', ar: '١ مارس ٢٠٢٦' }[language]
      await lucia.main().getByText(say('marketplace.vendor.since', { day }), { exact: true }).waitFor()
    })

    async function openFacets() {
      if (width >= 1024) return lucia.page.getByRole('complementary', { name: say('marketplace.filters.title') })
      await lucia.main().locator('button[aria-haspopup=dialog]').click()
      const sheet = lucia.page.getByRole('dialog', { name: say('marketplace.filters.title') })
      await sheet.waitFor()
      return sheet
    }

    async function closeFacets() {
      if (width >= 1024) return
      await lucia.page.keyboard.press('Escape')
      await lucia.page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  },
)
