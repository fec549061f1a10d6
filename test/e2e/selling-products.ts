/** Yara's products: a throw in six variants by hand, fifty tiles from a file with three invalid rows. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '#platform/web/table/csv.ts'
import { newProduct, trackStock } from './new-product.ts'
import { expectToast, type SellingScenario } from './selling-scenario.ts'

const PICTURE = 'demo/pictures/ribbed-mug-1-480.webp'
/** The errors by line of the file (the heading is line 1): the field and the message. */
const BAD = new Map([
  [8, { field: 'price', value: 'much' }],
  [22, { field: 'stock', value: '-1' }],
  [42, { field: 'category', value: 'Nowhere' }],
])
const HEAD = ['name', 'sku', 'price', 'stock', 'category']

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

  test('of fifty rows of a file three are rejected with line and field; 47 are imported', async () => {
    const { yara } = scenario.people
    const line = (row: number) => say('platform.import.line', { line: words.number(row) })
    await yara.button('platform.table.options').click()
    await yara.page.getByRole('menuitem', { name: say('platform.table.import') }).click()
    const buffer = Buffer.from(
      writeCsv(
        HEAD,
        Array.from({ length: 50 }, (_, index) => csvRow(index + 2)),
      ),
    )
    await yara.dialog().locator('input[type=file]').setInputFiles({ name: 'tiles.csv', mimeType: 'text/csv', buffer })
    await yara.button('platform.import.goOn').click()
    await yara
      .dialog()
      .getByRole('button', { name: say('platform.import.look') })
      .click()
    const refused = yara.dialog().getByRole('region', { name: say('platform.import.refused') })
    const problems = refused.getByRole('listitem')
    await expect.poll(() => problems.count()).toBe(3)
    for (const [index, [row, { field }]] of [...BAD].entries()) {
      const text = await problems.nth(index).textContent()
      expect(text).toContain(line(row))
      expect(text).toContain(say(`products.column.${field}`))
    }
    expect(await fixture.plaza.rows(`select 1 from catalog.variants where sku like 'YARA-TILE-%'`)).toHaveLength(0)
    await yara.expectAccessibleInBothThemes('rows that stay out')

    const [file] = await Promise.all([
      yara.page.waitForEvent('download'),
      refused.getByRole('button', { name: say('platform.import.saveBad') }).click(),
    ])
    const { head, rows } = readCsv(await readFile(await file.path(), 'utf8'))
    expect(head).toEqual([...HEAD, say('platform.import.reason')])
    expect(rows.map((row) => row.slice(0, HEAD.length))).toEqual([...BAD.keys()].map((row) => csvRow(row)))

    await yara
      .dialog()
      .getByRole('button', { name: say('platform.import.keep', { count: 47 }) })
      .click()
    await yara
      .dialog()
      .getByRole('button', { name: say('platform.table.fine') })
      .click()
    expect(await fixture.plaza.rows(`select 1 from catalog.variants where sku like 'YARA-TILE-%'`)).toHaveLength(47)
  })
}

function csvRow(line: number): string[] {
  const good = { name: `Tile ${line - 1}`, sku: `YARA-TILE-${line - 1}`, price: '4.35', stock: '9', category: 'accessories' }
  const bad = BAD.get(line)
  return Object.values(bad ? { ...good, [bad.field]: bad.value } : good)
}
