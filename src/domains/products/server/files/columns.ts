/** How the cells of a product file are read. */
import {
  HS_CODE,
  isGtin,
  MAX_BRAND,
  MAX_COLLECTIONS_OF_PRODUCT,
  MAX_COMPANY,
  MAX_CONTENT,
  MAX_DESCRIPTION,
  MAX_DESCRIPTION_HTML,
  MAX_LEAD_DAYS,
  MAX_NAME,
  MAX_OPTION,
  MAX_PICTURES,
  MAX_PRICE_MINOR,
  MAX_SEO_DESCRIPTION,
  MAX_SEO_TITLE,
  MAX_SIDE_MM,
  MAX_SKU,
  MAX_STEP,
  MAX_STEPS,
  MAX_TAG,
  MAX_TAGS,
  MAX_WEIGHT_GRAMS,
  MEASURED_UNITS,
  PRODUCT_KINDS,
  STATUSES,
  UNITS,
  withoutSeparators,
} from '#domains/catalog/contract.ts'
import { LOT_TRACKING, MAX_UNITS } from '#domains/inventory/contract.ts'
import {
  amount,
  asWritten,
  baseCurrency,
  CellRejected,
  type Column,
  multiLine,
  nullWhenEmpty,
  oneOf,
  type Parse,
  required,
  singleLine,
  unchangedWhenEmpty,
  units,
} from '#platform/server/import-columns.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { FileColumn } from '../../contract.ts'
import { parsePersonalization } from '../personalization.rules.ts'
import { bundleParts } from './bundle-parts.rules.ts'

const MAX_PICTURE_URL = 2000

const asIs = (cell: string) => cell
const name = unchangedWhenEmpty(singleLine(MAX_NAME))
const description = asWritten(multiLine(MAX_DESCRIPTION))
const descriptionHtml = asWritten(multiLine(MAX_DESCRIPTION_HTML))
const seoTitle = asWritten(singleLine(MAX_SEO_TITLE))
const seoDescription = asWritten(singleLine(MAX_SEO_DESCRIPTION))
const optionCell = nullWhenEmpty(singleLine(MAX_OPTION))
const optionalAmount = nullWhenEmpty(amount(MAX_PRICE_MINOR))

const side = nullWhenEmpty(atLeastOne(MAX_SIDE_MM))

function atLeastOne(maximum: number): Parse<number> {
  return (cell) => {
    const found = units(maximum)(cell)
    if (found === 0) throw new CellRejected('units', { maximum })
    return found
  }
}

/** A code that people write with spaces, dots or dashes. */
function code(rule: string, isValid: (text: string) => boolean): Parse<string> {
  return (cell) => {
    const text = withoutSeparators(cell)
    if (!isValid(text)) throw new CellRejected(rule)
    return text
  }
}

const country: Parse<string> = (cell) => {
  if (!/^[A-Za-z]{2}$/.test(cell)) throw new CellRejected('country')
  return cell.toUpperCase()
}

const tags: Parse<string[]> = (cell) => {
  const found = [...new Set(cell.split(/[,،;]/).flatMap((tag) => tag.trim() || []))].map(singleLine(MAX_TAG))
  if (found.length > MAX_TAGS) throw new CellRejected('tags', { maximum: MAX_TAGS })
  return found
}

/** Addresses of pictures; they are fetched after the import. */
const addresses: Parse<string[]> = (cell) => {
  const found = [...new Set(cell.split(/\s+|,(?=https?:)/).filter(Boolean))]
  const isGood = (text: string) => text.length <= MAX_PICTURE_URL && /^https?:\/\//i.test(text) && URL.canParse(text)
  if (!found.every(isGood)) throw new CellRejected('pictureUrl')
  if (found.length > MAX_PICTURES) throw new CellRejected('tooManyPictures', { maximum: MAX_PICTURES })
  return found
}

/** Sorted, as an export writes them. */
const collections: Parse<string[]> = (cell) => {
  const found = [...new Set(cell.split(/[,،;]/).flatMap((slug) => slug.trim().toLowerCase() || []))].sort()
  if (found.length > MAX_COLLECTIONS_OF_PRODUCT || found.some((slug) => !/^[a-z0-9-]{1,100}$/.test(slug)))
    throw new CellRejected('collection')
  return found
}

export const columns = {
  product: unchangedWhenEmpty(asIs),
  language: unchangedWhenEmpty(oneOf(LANGUAGES, 'language')),
  name,
  description,
  description_html: descriptionHtml,
  seo_title: seoTitle,
  seo_description: seoDescription,
  name_en: name,
  description_en: description,
  description_html_en: descriptionHtml,
  seo_title_en: seoTitle,
  seo_description_en: seoDescription,
  name_es: name,
  description_es: description,
  description_html_es: descriptionHtml,
  seo_title_es: seoTitle,
  seo_description_es: seoDescription,
  name_ar: name,
  description_ar: description,
  description_html_ar: descriptionHtml,
  seo_title_ar: seoTitle,
  seo_description_ar: seoDescription,
  category: unchangedWhenEmpty(asIs),
  status: unchangedWhenEmpty(oneOf(STATUSES, 'status')),
  option1_name: optionCell,
  option1_value: optionCell,
  option2_name: optionCell,
  option2_value: optionCell,
  option3_name: optionCell,
  option3_value: optionCell,
  option4_name: optionCell,
  option4_value: optionCell,
  size: optionCell,
  color: optionCell,
  sku: required(singleLine(MAX_SKU)),
  price: unchangedWhenEmpty(amount(MAX_PRICE_MINOR)),
  compare_at: optionalAmount,
  cost: optionalAmount,
  currency: unchangedWhenEmpty(baseCurrency),
  /** Null: not tracked. */
  stock: nullWhenEmpty(units(MAX_UNITS)),
  reorder_point: unchangedWhenEmpty(units(MAX_UNITS)),
  lots: unchangedWhenEmpty(oneOf(LOT_TRACKING, 'lots')),
  gtin: nullWhenEmpty(code('gtin', isGtin), 'barcode', 'ean'),
  weight_g: nullWhenEmpty(atLeastOne(MAX_WEIGHT_GRAMS)),
  unit: unchangedWhenEmpty(oneOf(UNITS, 'unit')),
  unit_step: unchangedWhenEmpty(atLeastOne(MAX_STEP)),
  min_steps: unchangedWhenEmpty(atLeastOne(MAX_STEPS)),
  max_steps: nullWhenEmpty(atLeastOne(MAX_STEPS)),
  content_unit: nullWhenEmpty(oneOf(MEASURED_UNITS, 'contentUnit')),
  content: nullWhenEmpty(atLeastOne(MAX_CONTENT)),
  brand: asWritten(singleLine(MAX_BRAND)),
  tags: asWritten(tags),
  collections: asWritten(collections),
  origin: nullWhenEmpty(country),
  hs_code: nullWhenEmpty(code('hsCode', (text) => HS_CODE.test(text))),
  length_mm: side,
  width_mm: side,
  height_mm: side,
  manufacturer: asWritten(multiLine(MAX_COMPANY)),
  responsible_person: asWritten(multiLine(MAX_COMPANY)),
  kind: unchangedWhenEmpty(oneOf(PRODUCT_KINDS, 'kind')),
  lead_days: nullWhenEmpty(atLeastOne(MAX_LEAD_DAYS)),
  bundle_parts: asWritten(bundleParts),
  personalization: asWritten(parsePersonalization),
  pictures: unchangedWhenEmpty(addresses),
  color_pictures: unchangedWhenEmpty(addresses),
} satisfies Record<FileColumn, Column<unknown>>
