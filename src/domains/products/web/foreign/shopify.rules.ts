/** Product files of Shopify: one row per variant and picture, and what concerns the product only in its first row. Pure. */
import type { FileValues, ForeignFile, ForeignProduct, Reading } from './foreign-file.ts'
import type { ForeignRow, ForeignTable } from './foreign-table.ts'
import { countTooMany, filledOnly, skuMaker, toAddresses, toOwnAddresses, toPrices, toUnits, toWhole } from './foreign-values.ts'

/** Shopify renamed its columns in 2025; files of both kinds are read. */
const HANDLE = ['Handle', 'URL handle']
const SKU = ['Variant SKU', 'SKU']
const PRICE = ['Variant Price', 'Price']
const BARCODE = ['Variant Barcode', 'Barcode']
const IMAGE = ['Image Src', 'Product image URL']
const VARIANT_IMAGE = ['Variant Image', 'Variant image URL']
const OPTIONS = [1, 2, 3] as const
/** As search engines show them; Shopify allows more. */
const MAX_SEO_TITLE = 70
const MAX_SEO_DESCRIPTION = 200
/** What Shopify calls the only variant of a product without options. */
const NO_OPTION = 'Default Title'

/** Read so that they aren't reported: they say how Shopify keeps something, not what the product is. */
const OWN_AFFAIRS = [
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Weight Unit',
  'Weight unit for display',
  'Image Position',
  'Image position',
  'Fulfillment service',
]

export function isShopify({ has }: ForeignTable): boolean {
  return has(...HANDLE) && has('Title') && has('Option1 Name', 'Option1 name') && has(...PRICE)
}

export function readShopify(table: ForeignTable, reading: Reading): ForeignFile {
  const groups = [...Map.groupBy(table.rows, (row) => row.get(...HANDLE))]
  const newSku = skuMaker(table.rows.map((row) => skuOf(row)))
  const products = groups.map(([handle, rows]) => toProduct(handle, rows, newSku, reading)).filter(({ rows }) => rows.length > 0)
  for (const row of table.rows.slice(0, 1)) row.get(...OWN_AFFAIRS)
  const variants = table.rows.filter(isVariant)
  const barcodes = variants.filter((row) => row.get(...BARCODE) && !reading.toGtin(row.get(...BARCODE)))
  const tooMany = groups.reduce((sum, [, rows]) => sum + countTooMany(picturesOf(rows)), 0)
  const unshipped = groups.filter(([, rows]) => rows[0] && isUnshipped(rows[0]))
  return {
    products,
    leftOut: table.leftOut(),
    notes: [
      { key: 'barcodes' as const, count: barcodes.length },
      { key: 'unshipped' as const, count: unshipped.length },
      { key: 'pictures' as const, count: tooMany },
    ].filter(({ count }) => count > 0),
  }
}

function toProduct(handle: string, rows: readonly ForeignRow[], newSku: ReturnType<typeof skuMaker>, reading: Reading): ForeignProduct {
  const [first] = rows
  if (!first) return { categories: [], rows: [] }
  const names = OPTIONS.map((number) => first.get(`Option${number} Name`, `Option${number} name`))
  const pictures = toAddresses(picturesOf(rows))
  const variants = rows.filter(isVariant).map((row, index) => {
    const values = OPTIONS.map((number) => row.get(`Option${number} Value`, `Option${number} value`))
    const isOnly = values[0] === NO_OPTION
    const chosen = OPTIONS.map((_, at) =>
      isOnly || !values[at] ? undefined : { name: names[at] || `Option ${at + 1}`, value: values[at] },
    )
    const sku = newSku(skuOf(row), [handle, ...chosen.flatMap((option) => option?.value ?? [])])
    return {
      line: row.line,
      values: {
        ...(index === 0 && { ...aboutProduct(first), ...filledOnly({ pictures }) }),
        ...aboutVariant(row, reading),
        ...filledOnly({ color_pictures: toOwnAddresses([row.get(...VARIANT_IMAGE)], pictures) }),
        product: handle,
        sku,
        ...toOptions(chosen),
      },
    }
  })
  return { categories: categoriesOf(first), rows: variants }
}

/** In the order that the shop gave them. */
function picturesOf(rows: readonly ForeignRow[]): string[] {
  const placeOf = (row: ForeignRow) => Number(row.get('Image Position', 'Image position')) || 0
  const shown = rows.filter((row) => row.get(...IMAGE)).sort((one, other) => placeOf(one) - placeOf(other))
  return [...shown.map((row) => row.get(...IMAGE)), ...rows.map((row) => row.get(...VARIANT_IMAGE)).filter(Boolean)]
}

/** Rows without a price or a value of an option only add a picture. */
const isVariant = (row: ForeignRow) => row.get(...PRICE) !== '' || row.get('Option1 Value', 'Option1 value') !== ''
const skuOf = (row: ForeignRow) => row.get(...SKU).replace(/^'/, '')
const isUnshipped = (row: ForeignRow) => isFalse(row.get('Variant Requires Shipping', 'Requires shipping'))
const isFalse = (text: string) => text.toLowerCase() === 'false'

/** A product that isn't shipped is digital, and a draft until its file is added. */
function aboutProduct(row: ForeignRow): FileValues {
  const status = row.get('Status').toLowerCase() || 'active'
  const isHidden = isFalse(row.get('Published', 'Published on online store')) || isUnshipped(row)
  return {
    ...filledOnly({
      name: row.get('Title'),
      description_html: row.get('Body (HTML)', 'Description'),
      seo_title: row.get('SEO Title', 'SEO title').slice(0, MAX_SEO_TITLE).trim(),
      seo_description: row.get('SEO Description', 'SEO description').slice(0, MAX_SEO_DESCRIPTION).trim(),
      brand: row.get('Vendor'),
      tags: row.get('Tags'),
      kind: isUnshipped(row) ? 'digital' : '',
    }),
    status: status === 'active' && isHidden ? 'draft' : status,
  }
}

function aboutVariant(row: ForeignRow, { toGtin }: Reading): FileValues {
  const tracker = row.get('Variant Inventory Tracker', 'Inventory tracker')
  return {
    ...toPrices(row.get(...PRICE), row.get('Variant Compare At Price', 'Compare-at price')),
    cost: row.get('Cost per item'),
    stock: tracker ? toUnits(row.get('Variant Inventory Qty', 'Inventory quantity') || '0') : '',
    gtin: toGtin(row.get(...BARCODE)),
    weight_g: toWhole(row.get('Variant Grams', 'Weight value (grams)'), 1),
  }
}

function toOptions([one, two, three]: readonly ({ name: string; value: string } | undefined)[]): FileValues {
  return {
    option1_name: one?.name ?? '',
    option1_value: one?.value ?? '',
    option2_name: two?.name ?? '',
    option2_value: two?.value ?? '',
    option3_name: three?.name ?? '',
    option3_value: three?.value ?? '',
  }
}

/** `Apparel & Accessories > Clothing > Shirts`, narrowest first, then the type that the shop made up itself. */
function categoriesOf(row: ForeignRow): string[] {
  const path = row.get('Product Category', 'Product category').split('>')
  return [...path.reverse().map((part) => part.trim()), row.get('Type')].filter(Boolean)
}
