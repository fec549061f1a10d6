/** Columns of a product file, which has one row per variant. Doesn't import zod, so that screens can use it without loading zod. */

import type { RowProblem as PlatformRowProblem } from '#platform/shared/import-rows.ts'

/**
 * `product` groups rows: the id of an existing product, or any text shared by the rows of a new one. `name` and `description` are
 * in `language`; `name_es` and so on are translations. `description_html` is the formatted description, empty if nothing is
 * formatted; it wins over `description`. `seo_title` and `seo_description` are for search engines. Amounts have a decimal point and no thousands separator. An empty `stock`
 * means not tracked. `lots`: `none`, `batch` or `serial`, what its units belong to. `tags`, and `collections` by their slugs, are separated by commas; `origin` is the code of a country.
 * `unit_step` and `content` are thousandths of the unit: grams, milliliters, millimeters. Quantities and prices are per step. `lead_days` are the working
 * days until a product made to order ships. `bundle_parts` are the parts of a bundle with their quantities, as
 * `MUG:2|TEA:1` by SKU; empty: none. `personalization` is JSON: a list of fields with `id`, `type`, `labels`, `required`, and `maxLength` or
 * `choices`. `pictures` are the addresses of the product's pictures, and `color_pictures` of those that show the color of the row, separated by
 * spaces. They are added to what the product has; nothing removes a picture.
 */
export const FILE_COLUMNS = [
  'product',
  'language',
  'name',
  'description',
  'description_html',
  'seo_title',
  'seo_description',
  'name_en',
  'description_en',
  'description_html_en',
  'seo_title_en',
  'seo_description_en',
  'name_es',
  'description_es',
  'description_html_es',
  'seo_title_es',
  'seo_description_es',
  'name_ar',
  'description_ar',
  'description_html_ar',
  'seo_title_ar',
  'seo_description_ar',
  'category',
  'status',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  'option4_name',
  'option4_value',
  'sku',
  'price',
  'compare_at',
  'cost',
  'currency',
  'stock',
  'reorder_point',
  'lots',
  'gtin',
  'weight_g',
  'unit',
  'unit_step',
  'min_steps',
  'max_steps',
  'content_unit',
  'content',
  'brand',
  'tags',
  'collections',
  'origin',
  'hs_code',
  'length_mm',
  'width_mm',
  'height_mm',
  'manufacturer',
  'responsible_person',
  'kind',
  'lead_days',
  'bundle_parts',
  'personalization',
  'pictures',
  'color_pictures',
] as const

/** All columns that are read. Color and size may have columns of their own, which are not written. */
export const IMPORT_COLUMNS = [...FILE_COLUMNS, 'size', 'color'] as const

export type FileColumn = (typeof IMPORT_COLUMNS)[number]

/** Columns of attributes: `attr:material`. Choices are separated by commas. */
export const ATTRIBUTE_PREFIX = 'attr:'

export const attributeColumn = (key: string) => `${ATTRIBUTE_PREFIX}${key}`

/** Maximum rows per request: a hundred, plus the remaining rows of the last product. */
export const MAX_IMPORTED = 300

export type RowProblem = PlatformRowProblem
