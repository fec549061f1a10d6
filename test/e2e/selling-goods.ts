/** Yara's goods: a throw in six forms by hand, fifty tiles from a file in which three rows are bad. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '#platform/web/table/csv.ts'
import { newProduct } from './new-product.ts'
import { type Tale, toasted } from './selling-tale.ts'

const PICTURE = 'demo/pictures/ribbed-mug-1-480.webp'
/** By the line of the file they stand in, the first being the heading: the field that is wrong, and what it says. */
const BAD = new Map([
  [8, { field: 'price', value: 'much' }],
  [22, { field: 'stock', value: '-1' }],
  [42, { field: 'category', value: 'Nowhere' }],
])
const HEAD = ['name', 'sku', 'price', 'stock', 'category']

export function fillsHerShop(tale: Tale): void {
  const { words, throwName, stage } = tale
  const { say } = words

  test('a throw in two colours and three sizes, with a picture, is for sale as soon as it is added', async () => {
    const { yara } = tale.people
    const variants = await newProduct(yara, { name: throwName, pictures: [PICTURE] })
    const first = (key: string) => variants.first().getByLabel(say(`inventory.form.${key}`), { exact: true })
    await first('price').fill('189.50')
    await variants
      .first()
      .getByLabel(new RegExp(`^${say('inventory.form.cost')}`))
      .fill('60')
    await variants.first().getByRole('switch').click()
    await first('onHand').fill('20')
    await yara.button('inventory.form.sameForAll').click()
    await yara.button('inventory.form.addSubmit').click()
    await toasted(yara, say('inventory.form.added'))
    await yara.page.waitForURL('**/products')
    const kept = await stage.plaza.rows(
      `select distinct v.price_minor::int as price, s.on_hand::int as stock, count(*) over ()::int as variants
       from catalog.variants v join inventory.stock s on s.variant_id = v.id join catalog.product_texts t on t.product_id = v.product_id where t.name = $1`,
      [throwName],
    )
    expect(kept).toEqual([{ price: 189_50, stock: 20, variants: 6 }])
  })

  test('of fifty rows of a file three stay out, each with its number and its field; forty-seven are there', async () => {
    const { yara } = tale.people
    const line = (row: number) => say('platform.import.line', { line: words.number(row) })
    await yara.button('platform.table.options').click()
    await yara.page.getByRole('menuitem', { name: say('platform.table.import') }).click()
    const buffer = Buffer.from(
      writeCsv(
        HEAD,
        Array.from({ length: 50 }, (_, index) => rowOf(index + 2)),
      ),
    )
    await yara.dialog().locator('input[type=file]').setInputFiles({ name: 'tiles.csv', mimeType: 'text/csv', buffer })
    await yara.button('platform.import.goOn').click()
    await yara
      .dialog()
      .getByRole('button', { name: say('platform.import.look') })
      .click()
    const refused = yara.dialog().getByRole('region', { name: say('platform.import.refused') })
    const troubles = refused.getByRole('listitem')
    await expect.poll(() => troubles.count()).toBe(3)
    for (const [index, [row, { field }]] of [...BAD].entries()) {
      const text = await troubles.nth(index).textContent()
      expect(text).toContain(line(row))
      expect(text).toContain(say(`inventory.column.${field}`))
    }
    expect(await stage.plaza.rows(`select 1 from catalog.variants where sku like 'YARA-TILE-%'`)).toHaveLength(0)
    await yara.expectAccessibleInBothThemes('rows that stay out')

    const [file] = await Promise.all([
      yara.page.waitForEvent('download'),
      refused.getByRole('button', { name: say('platform.import.saveBad') }).click(),
    ])
    const { head, rows } = readCsv(await readFile(await file.path(), 'utf8'))
    expect(head).toEqual([...HEAD, say('platform.import.reason')])
    expect(rows.map((row) => row.slice(0, HEAD.length))).toEqual([...BAD.keys()].map((row) => rowOf(row)))

    await yara
      .dialog()
      .getByRole('button', { name: say('platform.import.keep', { count: 47 }) })
      .click()
    await yara
      .dialog()
      .getByRole('button', { name: say('platform.table.fine') })
      .click()
    expect(await stage.plaza.rows(`select 1 from catalog.variants where sku like 'YARA-TILE-%'`)).toHaveLength(47)
  })
}

function rowOf(line: number): string[] {
  const good = { name: `Tile ${line - 1}`, sku: `YARA-TILE-${line - 1}`, price: '4.35', stock: '9', category: 'accessories' }
  const bad = BAD.get(line)
  return Object.values(bad ? { ...good, [bad.field]: bad.value } : good)
}
