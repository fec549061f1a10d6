/** Properties of a document before any script runs: language, direction, theme, status. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/shared/language.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

const opening = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${fixture.plaza.url}${path}`, { headers, redirect: 'manual' })
  const html = await response.text()
  return { status: response.status, location: response.headers.get('location'), html, tag: /<html[^>]*>/.exec(html)?.[0] ?? '' }
}

test.each(LANGUAGES)('a document is written in %s with its direction for a visitor who prefers it', async (language) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const asked = [
    opening('/', { 'accept-language': `${language},en;q=0.5` }),
    opening(`/?lng=${language}`, { 'accept-language': 'en' }),
    opening('/', { 'accept-language': 'en', cookie: `plaza_lng=${language}` }),
  ]
  for (const { tag, html } of await Promise.all(asked)) {
    expect(tag).toContain(`lang="${language}" dir="${direction}"`)
    expect(html).toContain(loadTranslations(language).say('app.hero.title'))
  }
})

test('the theme of the cookie is in the first byte and does not change afterwards', async () => {
  expect((await opening('/')).tag).toContain('data-theme="default-dark"')
  expect((await opening('/', { cookie: 'plaza_theme=default-light' })).tag).toContain('data-theme="default-light"')

  const bruno = await fixture.arrive({ theme: 'default-light' })
  await bruno.context.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { plazaChanges: changes })
    const watch = (root: Element) =>
      new MutationObserver((records) => {
        for (const { attributeName, oldValue } of records) {
          if (attributeName && root.getAttribute(attributeName) !== oldValue) changes.push(`${attributeName} was ${oldValue}`)
        }
      }).observe(root, { attributeOldValue: true, attributeFilter: ['data-theme', 'lang', 'dir', 'class', 'style'] })
    new MutationObserver((_, self) => {
      if (!document.documentElement) return
      watch(document.documentElement)
      self.disconnect()
    }).observe(document, { childList: true })
  })
  await bruno.open('/')
  expect(await bruno.page.evaluate(() => (window as Window & { plazaChanges?: string[] }).plazaChanges)).toEqual([])
  await bruno.page
    .getByRole('banner')
    .getByRole('button', { name: bruno.say('platform.theme.toggle') })
    .click()
  await expect.poll(() => bruno.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('default-dark')
  await bruno.page.reload()
  expect(await bruno.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('default-dark')
  await bruno.leave()
})

test('a language in the address is remembered, and leaves the address when another one is chosen', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/marketplace?lng=ar')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: loadTranslations('ar').say('marketplace.title') })
    .waitFor()
  await bruno.open('/')
  expect(await bruno.page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await bruno.open('/marketplace?lng=ar')
  await bruno.page.locator('header button[aria-haspopup=menu]').click()
  await bruno.page.getByRole('menuitemradio', { name: 'English' }).click()
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('marketplace.title') })
    .waitFor()
  await bruno.page.waitForURL((url) => url.pathname === '/marketplace' && !url.searchParams.has('lng'))
  await bruno.leave()
})

test('an unknown path leads to the landing page and leaves no history entry', async () => {
  expect(await opening('/no/such/place')).toMatchObject({ status: 302, location: '/' })
  const bruno = await fixture.arrive()
  await bruno.open('/marketplace')
  await bruno.open('/no/such/place')
  expect(new URL(bruno.page.url()).pathname).toBe('/')
  await bruno.page.goBack()
  expect(new URL(bruno.page.url()).pathname).toBe('/marketplace')
  await bruno.leave()
})

test('a missing product is a 404 with a link onward', async () => {
  const bruno = await fixture.arrive({ words: loadTranslations('es') })
  bruno.forgive(/404/)
  expect(await bruno.open('/products/nonsense')).toBe(404)
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('platform.notFound.title') })
    .waitFor()
  await bruno.expectAccessibleInBothThemes('not found')
  await bruno.link('platform.notFound.home').click()
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('app.hero.title') })
    .waitFor()
  await bruno.leave()
})

test('in Spanish, the landing page and product pages contain no text of another language', async () => {
  const bruno = await fixture.arrive({ words: loadTranslations('es'), width: 390 })
  await bruno.open('/')
  await bruno.link('app.hero.browse').first().click()
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('marketplace.title') })
    .waitFor()
  await bruno.main().getByRole('link', { name: 'Bolsa de mercado' }).or(bruno.main().locator('article a')).first().click()
  await bruno.page.waitForURL('**/products/*')
  await bruno.button('cart.add').waitFor()
  const [product] = await fixture.plaza.rows<{ name: string }>(
    "select name from catalog.product_texts where product_id = $1 and language = 'es'",
    [new URL(bruno.page.url()).pathname.split('/').at(-1)],
  )
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: product?.name ?? 'no Spanish name' })
    .waitFor()
  await bruno.leave()
})
