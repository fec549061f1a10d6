/** Product files of WooCommerce: one row per product, and one per variation, which names its parent. Pure. */

import { autoParagraphs } from './auto-paragraphs.ts'
import type { FileValues, ForeignFile, ForeignProduct, Reading } from './foreign-file.ts'
import type { ForeignRow, ForeignTable } from './foreign-table.ts'
import { countTooMany, filledOnly, skuMaker, toAddresses, toOwnAddresses, toPrices, toUnits, toWhole } from './foreign-values.ts'

const GTIN = ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN or ISBN']
/** More than a product can have here, so that too many are reported. */
const OPTIONS = [1, 2, 3, 4, 5] as const
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592_37, lb: 453.592_37, oz: 28.349_523 }
const MILLIMETERS: Readonly<Record<string, number>> = { m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 }
const SOLD = ['simple', 'variable', 'variation']

/** Read so that they aren't reported: they say how WooCommerce keeps something, not what the product is. */
const OWN_AFFAIRS = [
  'Position',
  'Visibility in catalog',
  'Is featured?',
  'Allow customer reviews?',
  'Backorders allowed?',
  'Sold individually?',
]

export function isWooCommerce({ has }: ForeignTable): boolean {
  return has('Type') && has('SKU') && has('Name') && has('Regular price') && has('Published')
}

/** Sales that ended before today are over. */
export function readWooCommerce(table: ForeignTable, reading: Reading): ForeignFile {
  const newSku = skuMaker(table.rows.map((row) => row.get('SKU')))
  const sold = table.rows.filter((row) => SOLD.includes(typesOf(row)[0] ?? ''))
  const variations = Map.groupBy(
    sold.filter((row) => typesOf(row)[0] === 'variation'),
    (row) => row.get('Parent').toLowerCase(),
  )
  const parents = sold.filter((row) => typesOf(row)[0] !== 'variation')
  const units = unitsOf(table)
  const products = parents.map((parent) => {
    const own = typesOf(parent)[0] === 'variable' ? variationsOf(parent, variations) : [parent]
    return toProduct(parent, own, { ...reading, newSku, units })
  })
  for (const row of table.rows.slice(0, 1)) row.get(...OWN_AFFAIRS)
  const notSold = table.rows.length - sold.length
  const barcodes = sold.filter((row) => row.get(...GTIN) && !reading.toGtin(row.get(...GTIN))).length
  const tooMany = parents.reduce((sum, row) => sum + countTooMany(picturesOf([row, ...variationsOf(row, variations)])), 0)
  const unshipped = parents.filter((row) => kindOf(row) === 'digital').length
  return {
    products: products.filter(({ rows }) => rows.length > 0),
    leftOut: table.leftOut(),
    notes: [
      { key: 'notSold' as const, count: notSold },
      { key: 'barcodes' as const, count: barcodes },
      { key: 'unshipped' as const, count: unshipped },
      { key: 'pictures' as const, count: tooMany },
    ].filter(({ count }) => count > 0),
  }
}

type Shop = Reading & { newSku: ReturnType<typeof skuMaker>; units: { grams: number; millimeters: number; unit: [string, string] } }

/** `simple, downloadable, virtual` */
const typesOf = (row: ForeignRow) =>
  row
    .get('Type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())

/** A variation names its parent by SKU, or by id as `id:12`. */
function variationsOf(parent: ForeignRow, variations: ReadonlyMap<string, ForeignRow[]>): ForeignRow[] {
  const sku = parent.get('SKU').toLowerCase()
  return [...(variations.get(`id:${parent.get('ID')}`) ?? []), ...((sku && variations.get(sku)) || [])]
}

function toProduct(parent: ForeignRow, rows: readonly ForeignRow[], shop: Shop): ForeignProduct {
  const handle = parent.get('ID') ? `woocommerce ${parent.get('ID')}` : parent.get('SKU') || parent.get('Name')
  const isVariable = rows[0] !== parent
  const pictures = toAddresses(picturesOf(isVariable ? [parent, ...rows] : [parent]))
  const variants = rows.map((row, index) => {
    const chosen = isVariable ? optionsOf(row, parent) : []
    const sku = shop.newSku(row.get('SKU'), [parent.get('SKU') || parent.get('Name'), ...chosen.map(({ value }) => value)])
    const about = {
      ...(index === 0 && { ...aboutProduct(parent, shop), ...filledOnly({ pictures }) }),
      ...aboutVariant(row, parent, shop),
      ...(isVariable && filledOnly({ color_pictures: toOwnAddresses(picturesOf([row]), pictures) })),
    }
    return { line: row.line, values: { ...about, product: handle, sku, ...toOptionColumns(chosen) } }
  })
  return { categories: categoriesOf(parent), rows: variants }
}

/** Those of the product before those of its variations. */
const picturesOf = (rows: readonly ForeignRow[]) => rows.flatMap((row) => splitList(row.get('Images')))

/** Downloads need their file first, so they are drafts. */
function kindOf(row: ForeignRow): 'digital' | 'service' | '' {
  const types = typesOf(row)
  if (types.includes('downloadable')) return 'digital'
  return types.includes('virtual') ? 'service' : ''
}

function aboutProduct(parent: ForeignRow, { units }: Shop): FileValues {
  const isPublic = parent.get('Published') === '1' && kindOf(parent) !== 'digital'
  const texts = [parent.get('Short description'), parent.get('Description')].map(unescapeLines).filter(Boolean)
  const side = (name: string) => toWhole(parent.get(`${name} (${units.unit[1]})`), units.millimeters)
  return {
    ...filledOnly({
      name: parent.get('Name'),
      description_html: texts.map(autoParagraphs).join(''),
      brand: parent.get('Brands').split(',')[0]?.trim(),
      tags: splitList(parent.get('Tags')).join(', '),
      kind: kindOf(parent),
      length_mm: side('Length'),
      width_mm: side('Width'),
      height_mm: side('Height'),
    }),
    status: isPublic ? 'active' : 'draft',
  }
}

/** What a variation leaves empty is as its parent has it. */
function aboutVariant(row: ForeignRow, parent: ForeignRow, { units, today, toGtin }: Shop): FileValues {
  const regular = row.get('Regular price')
  const ends = row.get('Date sale price ends')
  const sale = ends && ends.slice(0, 10) < today ? '' : row.get('Sale price')
  const isSale = sale !== '' && Number(sale) < Number(regular)
  const stock = row.get('Stock') || (row !== parent ? parent.get('Stock') : '')
  const weight = `Weight (${units.unit[0]})`
  return {
    ...toPrices(isSale ? sale : regular, isSale ? regular : ''),
    stock: stock ? toUnits(stock) : row.get('In stock?') === '0' ? '0' : '',
    ...filledOnly({ reorder_point: toWhole(row.get('Low stock amount'), 1) }),
    gtin: toGtin(row.get(...GTIN)),
    weight_g: toWhole(row.get(weight) || parent.get(weight), units.grams),
  }
}

/** The attributes that a variation has a value for; the parent has their names and all values. */
function optionsOf(row: ForeignRow, parent: ForeignRow): { name: string; value: string }[] {
  return OPTIONS.flatMap((number) => {
    const name = row.get(`Attribute ${number} name`) || parent.get(`Attribute ${number} name`)
    const value = row.get(`Attribute ${number} value(s)`)
    return name && value ? [{ name, value }] : []
  })
}

function toOptionColumns(chosen: readonly { name: string; value: string }[]): FileValues {
  return Object.fromEntries(
    [1, 2, 3, 4].flatMap((number) => [
      [`option${number}_name`, chosen[number - 1]?.name ?? ''],
      [`option${number}_value`, chosen[number - 1]?.value ?? ''],
    ]),
  )
}

/** `Home > Mugs, Sale`: several paths, each with the narrowest name last. */
function categoriesOf(row: ForeignRow): string[] {
  const paths = splitList(row.get('Categories')).map((path) => path.split('>').map((part) => part.trim()))
  return [...paths.flatMap((path) => path.slice(-1)), ...paths.flatMap((path) => path.slice(0, -1).reverse())].filter(Boolean)
}

/** A comma within a value is written `\,`. */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

/** Line ends are written `\n`, and a backslash before an n as two. */
function unescapeLines(text: string): string {
  return text.replace(/\\?\\n/g, (written) => (written.length === 3 ? '\\n' : '\n'))
}

/** The shop's units are in the headings: `Weight (kg)`. */
function unitsOf(table: ForeignTable): Shop['units'] {
  const weight = table.find(/^Weight \((\w+)\)$/i)?.[1] ?? 'kg'
  const length = table.find(/^Length \((\w+)\)$/i)?.[1] ?? 'cm'
  return { grams: GRAMS[weight.toLowerCase()] ?? 0, millimeters: MILLIMETERS[length.toLowerCase()] ?? 0, unit: [weight, length] }
}
