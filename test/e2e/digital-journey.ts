/** Bruno buys an e-book and a license: no address and no delivery, a download that counts, and a key. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

type WithTitles = Window & { plazaTitles?: Set<string> }

/** Runs in the page: every title of a section, also those that are shown for a moment. */
function collectTitles(): void {
  const titles = new Set<string>()
  ;(window as WithTitles).plazaTitles = titles
  const look = () => {
    for (const { textContent } of document.querySelectorAll('h2')) titles.add(textContent.trim())
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
}

export function digitalJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Bruno buys what is downloaded in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    const downloads = () => bruno.main().getByRole('region', { name: say('orders.digital.title') })

    beforeAll(async () => {
      bruno = await fixture.arrive({ words, width })
    })
    afterAll(() => bruno?.leave())

    test('checkout asks for his email, his name and the payment, not for an address', async () => {
      for (const [at, sku] of ['DAR-GLAZE-PDF', 'HUM-EQ-LICENSE'].entries()) {
        await bruno.open(await fixture.plaza.productPath(sku))
        await bruno.button('cart.add').click()
        await bruno
          .dialog()
          .getByRole('heading', { name: say('cart.titleWith', { count: at + 1, shown: words.number(at + 1) }), exact: true })
          .waitFor()
      }
      await bruno.page.addInitScript(collectTitles)
      await bruno.open('/checkout')
      await field('contact.email').fill('bruno@example.com')
      const titles = await bruno.page.evaluate(() => [...((window as WithTitles).plazaTitles ?? [])])
      expect(titles).toContain(say('checkout.contact.title'))
      expect(titles).not.toContain(say('checkout.address.title'))
      expect(await field('address.line1').count()).toBe(0)
      expect(await bruno.page.getByText(say('cart.totals.shipping'), { exact: true }).count()).toBe(0)
      await field('address.name').fill('Bruno')
      await bruno.expectAccessibleInBothThemes('the checkout of an e-book')
    })

    test('once it is paid, the file can be downloaded, and the license key is on the order', async () => {
      await bruno.main().locator('input[type=radio][value=card]').check()
      await bruno
        .main()
        .getByRole('button', { name: say('checkout.testCard.accepted'), exact: true })
        .click()
      await bruno.main().locator('button[type=submit]').click()
      await bruno.page.waitForURL('**/order-confirmation/*')
      await bruno
        .main()
        .getByText(/^LHEQ-/)
        .waitFor()
      await downloads()
        .getByText(say('orders.digital.left', { count: 5, shown: words.number(5) }))
        .waitFor()
      await bruno.expectAccessibleInBothThemes('the order of an e-book')
      const started = bruno.page.waitForEvent('download')
      await downloads()
        .getByRole('button', { name: say('orders.digital.downloadOf', { name: 'glaze-recipes.pdf' }) })
        .click()
      const download = await started
      expect(download.suggestedFilename()).toBe('glaze-recipes.pdf')
      const path = await download.path()
      expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
    })

    test('a reload shows one download less', async () => {
      await bruno.page.reload()
      await downloads()
        .getByText(say('orders.digital.left', { count: 4, shown: words.number(4) }))
        .waitFor()
    })

    const field = (key: string) => bruno.main().getByLabel(say(`checkout.${key}`), { exact: true })
  })
}
