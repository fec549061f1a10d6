/** Yara's products: a throw in six variants by hand, fifty tiles from a Shopify file with two invalid rows. */
import { expect, test } from 'vitest'
import { writeCsv } from '#platform/web/table/csv.ts'
import { newProduct, trackStock } from './new-product.ts'
import { expectToast, type SellingScenario } from './selling-scenario.ts'

const PICTURE = 'demo/pictures/ribbed-mug-1-480.webp'
/** The wrong values by tile. */
const BAD = new Map([
  [7, { column: 'Variant Price', field: 'price', value: 'much' }],
  [21, { column: 'Variant Inventory Qty', field: 'stock', value: 'many' }],
])
const HEAD = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Requires Shipping',
  'Status',
]

export function fillsHerShop(scenario: SellingScenario): void {
  const { words, throwName, fixture } = scenario
  const { say } = words

  test('a throw in two colors and three sizes, with a picture, is for sale as soon as it is added', async () => {
    const { yara } = scenario.people
    const variants = await newProduct(yara, { name: throwName, pictures: [PICTURE] })
    const first = (key: string) => variants.first().getByLabel(say(`products.form.${key}`), { exact: true })
    await first('price').fill('189.50')
    await variants
      .first()
      .getByLabel(new RegExp(`^${say('products.form.cost')}`))
      .fill('60')
    await trackStock(variants.first())
    await first('onHand').fill('20')
    await yara.button('products.form.sameForAll').click()
    await yara.button('products.form.addSubmit').click()
    await expectToast(yara, say('products.form.added'))
    await yara.page.waitForURL('**/products')
    const kept = await fixture.plaza.rows(
      `select distinct v.price_minor::int as price, s.on_hand::int as stock, count(*) over ()::int as variants
       from catalog.variants v join inventory.stock s on s.variant_id = v.id join catalog.product_texts t on t.product_id = v.product_id where t.name = $1`,
      [throwName],
    )
    expect(kept).toEqual([{ price: 189_50, stock: 20, variants: 6 }])
  })

  test('fifty products of her old shop come from a file of Shopify; two rows are rejected with line and field', async () => {
    const { yara } = scenario.people
    const sku = `select 1 from catalog.variants where sku like 'YARA-TILE-%'`
    await yara.button('platform.table.options').click()
    await yara.page.getByRole('menuitem', { name: say('platform.table.import') }).click()
    const buffer = Buffer.from(writeCsv(HEAD, Array.from({ length: 50 }, (_, index) => tileRows(index + 1)).flat()))
    await yara.dialog().locator('input[type=file]').setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer })
    await yara.button('platform.import.goOn').click()
    await yara
      .dialog()
      .getByText(say('platform.import.foreignLead', { program: 'Shopify' }))
      .waitFor()
    await yara.dialog().getByLabel(say('products.foreign.category')).selectOption('accessories')
    await yara.button('platform.import.look').click()
    const problems = yara
      .dialog()
      .getByRole('region', { name: say('platform.import.refused') })
      .getByRole('listitem')
    await expect.poll(() => problems.count()).toBe(BAD.size)
    for (const [index, [tile, { field }]] of [...BAD].entries()) {
      const text = await problems.nth(index).textContent()
      expect(text).toContain(say('platform.import.line', { line: words.number(lineOf(tile)) }))
      expect(text).toContain(say(`products.column.${field}`))
    }
    expect(await fixture.plaza.rows(sku)).toHaveLength(0)
    await yara.expectAccessibleInBothThemes('rows that stay out')
    await yara
      .dialog()
      .getByRole('button', { name: say('platform.import.keep', { count: 75 - BAD.size }) })
      .click()
    await yara
      .dialog()
      .getByRole('button', { name: say('platform.table.fine') })
      .click()
    expect(await fixture.plaza.rows(sku)).toHaveLength(75 - BAD.size)
  })
}

/** Every second tile is sold in two finishes. */
const finishesOf = (tile: number) => (tile % 2 === 0 ? ['Matte', 'Glossy'] : ['Default Title'])

/** The line of the file with a tile's first row; the heading is line 1. */
const lineOf = (tile: number) => 2 + Array.from({ length: tile - 1 }, (_, index) => finishesOf(index + 1).length).reduce((a, b) => a + b, 0)

/** A product in the columns of a Shopify export: what concerns the product stands in its first row only. */
function tileRows(tile: number): string[][] {
  return finishesOf(tile).map((finish, index) => {
    const isFirst = index === 0
    const row: Record<string, string> = {
      Handle: `tile-${tile}`,
      Title: isFirst ? `Tile ${tile}` : '',
      'Body (HTML)': isFirst ? '<p>Pressed by hand, <strong>frost proof</strong>.</p>' : '',
      'Option1 Name': isFirst ? (finish === 'Default Title' ? 'Title' : 'Finish') : '',
      'Option1 Value': finish,
      'Variant SKU': isFirst ? `YARA-TILE-${tile}` : `YARA-TILE-${tile}-${finish}`,
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '9',
      'Variant Price': '4.35',
      'Variant Requires Shipping': 'true',
      Status: isFirst ? 'active' : '',
    }
    const bad = BAD.get(tile)
    if (bad && isFirst) row[bad.column] = bad.value
    return HEAD.map((column) => row[column] ?? '')
  })
}
