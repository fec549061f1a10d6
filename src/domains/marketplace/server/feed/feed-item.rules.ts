/** One variant as an item of Google's product data (https://support.google.com/merchants/answer/7052112). Pure: no database, no clock. */
import { type AttributeView, amountOf, type Content, isMeasured, type Measure, type VariantOption } from '#domains/catalog/contract.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'

export type FeedItem = {
  variantId: string
  productId: string
  /** Whether the product has other variants. */
  isOneOfSeveral: boolean
  name: string
  description: string
  link: string
  /** Absolute addresses, the first is the main picture. */
  images: readonly string[]
  inStock: boolean
  /** Per step, like the compare-at price. */
  priceMinor: number
  compareAtMinor: number | null
  currency: string
  brand: string
  gtin: string | null
  /** From the root to the product's category. */
  categories: readonly string[]
  /** Slugs of published collections. */
  collections: readonly string[]
  options: readonly VariantOption[]
  attributes: readonly AttributeView[]
  weightGrams: number | null
  /** Whether it consists of other products. */
  isBundle: boolean
  measure: Measure
  content: Content | null
}

const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_MORE_IMAGES = 10
/** Campaigns are grouped by them. */
const MAX_CUSTOM_LABELS = 5
/** Options that the format knows; others are part of the title only. */
const KNOWN_OPTIONS = ['color', 'size', 'material', 'pattern'] as const

export function feedItemXml(item: FeedItem): string {
  const { name, options, measure, gtin, images, compareAtMinor, priceMinor } = item
  const label = options.map((option) => option.label).join(', ')
  const [image, ...more] = images
  // The format wants the price of the least that can be bought.
  const price = (minor: number) => `${formatDecimal(minor * measure.minSteps, item.currency)} ${item.currency}`
  const fields: [name: string, value: string | null][] = [
    ['g:id', item.variantId],
    ['g:title', (label ? `${name} – ${label}` : name).slice(0, MAX_TITLE)],
    ['g:description', (item.description || name).slice(0, MAX_DESCRIPTION)],
    ['g:link', item.link],
    ['g:image_link', image ?? null],
    ...more.slice(0, MAX_MORE_IMAGES).map((url): [string, string] => ['g:additional_image_link', url]),
    ['g:availability', item.inStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', price(compareAtMinor ?? priceMinor)],
    ['g:sale_price', compareAtMinor === null ? null : price(priceMinor)],
    ['g:brand', item.brand],
    ['g:gtin', gtin],
    ['g:identifier_exists', gtin === null ? 'no' : null],
    ['g:condition', 'new'],
    ['g:product_type', item.categories.join(' > ')],
    ...item.collections.slice(0, MAX_CUSTOM_LABELS).map((slug, at): [string, string] => [`g:custom_label_${at}`, slug]),
    ['g:item_group_id', item.isOneOfSeveral ? item.productId : null],
    ...KNOWN_OPTIONS.map((key): [string, string | null] => [`g:${key}`, options.find((option) => option.key === key)?.label ?? null]),
    ['g:is_bundle', item.isBundle ? 'yes' : null],
    ['g:shipping_weight', item.weightGrams === null ? null : `${item.weightGrams} g`],
    ...unitPricing(item),
  ]
  const written = fields.map(([field, value]) => (value ? `<${field}>${escapeXml(value)}</${field}>` : ''))
  const described = item.attributes.map(({ name: attribute, value, unit }) => {
    const text = escapeXml([value, unit].filter(Boolean).join(' '))
    return `<g:product_detail><g:attribute_name>${escapeXml(attribute)}</g:attribute_name><g:attribute_value>${text}</g:attribute_value></g:product_detail>`
  })
  return `<item>${[...written, ...described].join('')}</item>\n`
}

/** What the price is for, and the amount that prices are compared by. */
function unitPricing({ measure, content }: FeedItem): [string, string | null][] {
  const [unit, thousandths] = isMeasured(measure) ? [measure.unit, amountOf(measure, measure.minSteps)] : [content?.unit, content?.amount]
  if (unit === undefined || thousandths === undefined) return []
  return [
    ['g:unit_pricing_measure', `${thousandths / 1000} ${unit}`],
    ['g:unit_pricing_base_measure', `1 ${unit}`],
  ]
}

/** `28.00`. */
function formatDecimal(minor: number, currency: string): string {
  const digits = minorUnitDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Leaves out characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
