/** Amira moves from another shop program: its file is recognized, and she only chooses a category. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

async function openImport(options: Parameters<typeof fixture.arrive>[0], file: string): Promise<Actor> {
  const amira = await fixture.arrive(options)
  const headers = { origin: fixture.plaza.url }
  const input = { json: { email: 'vendor@plaza.example', password: 'open-market-day' } }
  expect((await amira.context.request.post('/rpc/accounts/session/logIn', { data: input, headers })).status()).toBe(200)
  await amira.open('/products')
  await amira.button('platform.table.options').click()
  await amira.page.getByRole('menuitem', { name: amira.say('platform.table.import') }).click()
  await amira.dialog().locator('input[type=file]').setInputFiles(`src/domains/products/test/foreign/${file}`)
  await amira.button('platform.import.goOn').click()
  return amira
}

test('a file of Shopify is recognized, and imported with a category for what has none here', async () => {
  const amira = await openImport({}, 'shopify-products.csv')
  await amira
    .dialog()
    .getByText(amira.say('platform.import.foreignLead', { program: 'Shopify' }))
    .waitFor()
  expect(await amira.button('platform.import.look').isDisabled()).toBe(true)
  await amira.expectAccessibleInBothThemes('a recognized file')
  await amira.dialog().getByLabel(amira.say('products.foreign.category')).selectOption('tech')
  await amira.button('platform.import.look').click()
  await amira
    .dialog()
    .getByRole('button', { name: amira.say('platform.import.keep', { count: 7 }) })
    .click()
  await amira
    .dialog()
    .getByRole('button', { name: amira.say('platform.table.fine') })
    .click()
  expect(await fixture.plaza.rows(`select 1 from catalog.variants where sku like 'LS-%' or sku = 'LINEN-SHIRT-OAT-M'`)).toHaveLength(4)
  await amira.leave()
})

test('a file of WooCommerce in Arabic, on a phone; its columns can be matched by hand instead', async () => {
  const amira = await openImport({ words: loadTranslations('ar'), width: 390 }, 'woocommerce-products.csv')
  await amira
    .dialog()
    .getByText(amira.say('platform.import.foreignLead', { program: 'WooCommerce' }))
    .waitFor()
  await amira.expectAccessible('a recognized file in Arabic')
  await amira.button('platform.import.match').click()
  await amira.dialog().getByText(amira.say('platform.import.mapLead')).waitFor()
  await amira.leave()
})
