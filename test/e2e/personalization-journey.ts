/** Lena has two boards engraved and a case printed: two lines of one product, a picture of her own, and an order that says it all. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { fillCheckout } from './fill-checkout.ts'
import { loadTranslations } from './translations.ts'

const PICTURE = fileURLToPath(new URL('../../demo/pictures/moon-vase-1-480.webp', import.meta.url))

const LABELS = {
  en: { words: 'Words to engrave', lettering: 'Lettering', model: 'Size of the phone', picture: 'Your picture' },
  ar: { words: 'الكلمات المراد نقشها', lettering: 'نوع الخط', model: 'حجم الهاتف', picture: 'صورتك' },
}

export function personalizationJourney({ language, width }: { language: 'en' | 'ar'; width: 1440 | 390 }): void {
  describe(`Lena personalizes what she buys in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    const labels = LABELS[language]
    let lena: Actor
    const field = (label: string) => lena.main().getByLabel(label, { exact: true })
    const inCart = (count: number) =>
      lena
        .dialog()
        .getByRole('heading', { name: say('cart.titleWith', { count, shown: words.number(count) }), exact: true })
        .waitFor()

    beforeAll(async () => {
      lena = await fixture.arrive({ words, width })
    })
    afterAll(() => lena?.leave())

    test('what is missing or too long is said at its field, and a reload keeps what she wrote', async () => {
      await lena.open(await fixture.plaza.productPath('DAR-BOARD-ENG'))
      await lena.button('cart.add').click()
      await lena.main().getByText(say('platform.form.required'), { exact: true }).first().waitFor()
      expect(await field(labels.words).evaluate((input) => input === document.activeElement)).toBe(true)
      await field(labels.words).fill('For Lena, with love, 24 May 2026')
      await field(labels.lettering).selectOption('Handwriting')
      await lena.button('cart.add').click()
      await lena
        .main()
        .getByText(say('platform.form.tooLong', { maximum: words.number(24) }))
        .waitFor()
      await lena.expectAccessibleInBothThemes('a product that is personalized')
      await lena.page.reload()
      await expect.poll(() => field(labels.words).inputValue()).toBe('For Lena, with love, 24 May 2026')
      expect(await field(labels.lettering).inputValue()).toBe('Handwriting')
    })

    test('two engravings are two lines of the cart', async () => {
      for (const [at, text] of ['For Lena', 'ليلى وعمر'].entries()) {
        await field(labels.words).fill(text)
        await field(labels.lettering).selectOption('Handwriting')
        await lena.button('cart.add').click()
        await inCart(at + 1)
        await lena.dialog().getByText(text, { exact: true }).waitFor()
        await lena.page.keyboard.press('Escape')
        await expect.poll(() => field(labels.words).inputValue()).toBe('')
      }
    })

    test('a picture is sent before the case is in the cart, and only she and the shop see it', async () => {
      await lena.open(await fixture.plaza.productPath('HUM-CASE'))
      await lena.main().locator('input[type=file]').setInputFiles(PICTURE)
      await lena.main().getByText(say('marketplace.personalize.pictureSent')).waitFor()
      await field(labels.model).selectOption('6.7 inches')
      await lena.expectAccessibleInBothThemes('a product with a picture')
      await lena.button('cart.add').click()
      await inCart(3)
      const picture = lena.dialog().getByRole('img', { name: say('catalog.personalization.pictureOf', { label: labels.picture }) })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const url = await picture.getAttribute('src')
      expect((await fetch(new URL(url ?? '', fixture.plaza.url))).status).toBe(404)
    })

    test('the checkout and the order say what is engraved', async () => {
      await lena.open('/checkout')
      await fillCheckout(lena.page, words)
      await lena.main().locator('button[type=submit]').click()
      await lena.page.waitForURL('**/order-confirmation/*')
      for (const text of ['For Lena', 'ليلى وعمر']) await lena.main().getByText(text, { exact: true }).waitFor()
      const picture = lena.main().getByRole('img', { name: say('catalog.personalization.pictureOf', { label: labels.picture }) })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await lena.expectAccessibleInBothThemes('an order with personalized items')
    })
  })
}
