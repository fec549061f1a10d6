/** Amira adds products: one by hand, fifty from a file, and edits all of them at once. */
import { expect, test } from 'vitest'
import { writeCsv } from '#platform/web/table/csv.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { newProduct, trackStock } from './new-product.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

async function amiraArrives(options: Parameters<typeof fixture.arrive>[0] = {}): Promise<Actor> {
  const amira = await fixture.arrive(options)
  const headers = { origin: fixture.plaza.url }
  const input = { json: { email: 'vendor@plaza.example', password: 'open-market-day' } }
  expect((await amira.context.request.post('/rpc/accounts/session/logIn', { data: input, headers })).status()).toBe(200)
  return amira
}

const PICTURES = ['ribbed-mug-1', 'ribbed-mug-2'].map((stem) => `demo/pictures/${stem}-480.webp`)

async function addCup(amira: Actor, name: string): Promise<void> {
  const variants = await newProduct(amira, { name, pictures: PICTURES })
  await variants.first().getByLabel(amira.say('products.form.price'), { exact: true }).fill('١٨٫٥٠')
  await trackStock(variants.first())
  await variants.first().getByLabel(amira.say('products.form.onHand'), { exact: true }).fill('7')
  await variants.first().getByLabel(amira.say('products.form.weight'), { exact: false }).fill('١٢٥٠')
  await amira.button('products.form.sameForAll').click()
  const main = amira.main()
  await main.getByLabel(amira.say('products.form.brand'), { exact: false }).fill('Dar Amira')
  await main.getByLabel(amira.say('products.form.origin'), { exact: false }).selectOption('MA')
  const tags = main
    .locator('label', { hasText: amira.say('products.form.tags') })
    .locator('xpath=..')
    .locator('input')
  await tags.fill('clay, stacking,')
  await tags.press('Enter')
  await amira.expectAccessible('a new product')
  await amira.button('products.form.addSubmit').click()
  await amira.page.getByText(amira.say('products.form.added'), { exact: true }).first().waitFor()
  await amira.page.waitForURL('**/products')
}

test('six variants and two pictures, then fifty rows of a file with three errors, then a bulk edit', async () => {
  const amira = await amiraArrives()
  await addCup(amira, 'Stacking Cup')
  const [cup] = await fixture.plaza.rows<{ id: string }>(`select product_id as id from catalog.product_texts where name = 'Stacking Cup'`)
  const variants = await fixture.plaza.rows(
    'select v.sku, v.price_minor::int, s.on_hand::int from catalog.variants v join inventory.stock s on s.variant_id = v.id where v.product_id = $1 order by v.position',
    [cup?.id],
  )
  expect(variants).toHaveLength(6)
  expect(variants[0]).toEqual({ sku: 'STACKING-CUP-TEAL-S', price_minor: 1850, on_hand: 7 })
  const [saved] = await fixture.plaza.rows('select brand, origin, tags from catalog.products where id = $1', [cup?.id])
  expect(saved).toEqual({ brand: 'Dar Amira', origin: 'MA', tags: ['clay', 'stacking'] })
  await amira.open(`/products/${cup?.id}`)
  const shown = amira.page.getByRole('region', { name: amira.say('marketplace.details.title'), exact: true })
  await shown.getByText('Morocco', { exact: true }).waitFor()
  await shown.getByText('1.25 kg', { exact: true }).waitFor()
  await amira.expectAccessibleInBothThemes('the details of a product')
  await amira.open('/products')

  const rows = Array.from({ length: 50 }, (_, index) => [
    `Tile ${index + 1}`,
    `TILE-${index + 1}`,
    index === 6 ? 'much' : '4.35',
    index === 20 ? '-1' : '9',
    index === 40 ? 'Nowhere' : 'Accessories',
  ])
  await amira.button('platform.table.options').click()
  await amira.page.getByRole('menuitem', { name: amira.say('platform.table.import') }).click()
  const csv = Buffer.from(writeCsv(['Name', 'SKU', 'Price', 'Stock', 'Category'], rows))
  await amira.dialog().locator('input[type=file]').setInputFiles({ name: 'tiles.csv', mimeType: 'text/csv', buffer: csv })
  await amira.button('platform.import.goOn').click()
  await amira
    .dialog()
    .getByRole('button', { name: amira.say('platform.import.look') })
    .click()
  const refused = amira.dialog().getByRole('region', { name: amira.say('platform.import.refused') })
  await expect.poll(() => refused.getByRole('listitem').count()).toBe(3)
  await amira.expectAccessible('three bad rows')
  await amira
    .dialog()
    .getByRole('button', { name: amira.say('platform.import.keep', { count: 47 }) })
    .click()
  await amira
    .dialog()
    .getByRole('button', { name: amira.say('platform.table.fine') })
    .click()
  expect(await fixture.plaza.rows(`select 1 from catalog.variants where sku like 'TILE-%'`)).toHaveLength(47)

  await amira.open('/products?q=tile-&size=25')
  await amira.main().locator('tbody tr:not([aria-hidden])').first().waitFor()
  await amira
    .main()
    .getByRole('checkbox', { name: amira.say('platform.table.selectPage') })
    .check({ force: true })
  await amira.button('platform.table.selectAll', { count: 47 }).click()
  await amira.button('products.many.price').click()
  await amira.dialog().getByLabel(amira.say('products.many.percent')).fill('10')
  await amira.button('products.many.priceAction').click()
  await amira.page
    .getByText(amira.say('products.many.priceDone', { count: 47 }))
    .first()
    .waitFor()
  expect(await fixture.plaza.rows(`select distinct price_minor::int from catalog.variants where sku like 'TILE-%'`)).toEqual([
    { price_minor: 479 },
  ])

  await amira.open('/marketplace?q=stacking')
  await amira
    .main()
    .getByRole('link', { name: /Stacking Cup/ })
    .first()
    .waitFor()
  await amira.leave()
})

test('the same in Arabic, on a phone', async () => {
  const amira = await amiraArrives({ words: loadTranslations('ar'), width: 390 })
  await addCup(amira, 'كوب متداخل')
  await amira.main().getByText('كوب متداخل').first().waitFor()
  await amira.expectAccessible('the list of products')
  await amira.leave()
})
