import { findVendorProducts, optionName } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { FILE_COLUMNS, type ProductFilter, type VendorProductView } from '../../contract.ts'
import { formatPersonalization } from '../personalization.rules.ts'
import { loadProductViews } from '../product-view.ts'
import { toVendorFilter } from '../products.ts'
import { attributeCell } from './attribute-cells.rules.ts'
import { formatBundleParts } from './bundle-parts.rules.ts'

type Cell = string | number | null
type Query = ProductFilter & {
  ids?: readonly string[] | undefined
  cursor?: string | undefined
  limit: number
  attributes: readonly string[]
}

/** Exports one page of products sorted by name, one row per variant, in the format of the import. */
export async function exportProducts(
  ctx: WorkspaceContext,
  { ids: only, cursor, limit, attributes, ...query }: Query,
): Promise<{ rows: { productId: string; cells: Cell[] }[]; nextCursor: string | null }> {
  const { db } = ctx.services
  const { workspaceId } = ctx.membership
  const filter = only ? { workspaceId, ids: only } : await toVendorFilter(db, workspaceId, query)
  const { items, nextCursor } = await findVendorProducts(db, filter, { sort: 'name', cursor, limit })
  const ids = items.map(({ id }) => id)
  const views = new Map((await loadProductViews(db, { workspaceId, ids }, ctx.language)).map((view) => [view.id, view]))
  return { rows: ids.flatMap((id) => toFileRows(views.get(id), attributes, ctx.services.publicOrigin)), nextCursor }
}

function toFileRows(
  view: VendorProductView | undefined,
  attributes: readonly string[],
  origin: string,
): { productId: string; cells: Cell[] }[] {
  if (!view) return []
  const {
    id,
    language,
    texts,
    category,
    status,
    currency,
    details,
    options,
    measure,
    contentUnit,
    personalization,
    collections,
    kind,
    leadDays,
  } = view
  const own = texts[language]
  const other = (each: Language, part: 'name' | 'description' | 'descriptionHtml' | 'seoTitle' | 'seoDescription') =>
    each === language ? null : (texts[each]?.[part] ?? null)
  const colorAt = options.findIndex(({ key }) => key === 'color')
  return view.variants.map((variant) => {
    const nameOf = (place: number) => options[place] && optionName(options[place], language)
    const cells: Record<(typeof FILE_COLUMNS)[number], Cell> = {
      product: id,
      language,
      name: own?.name ?? '',
      description: own?.description ?? '',
      description_html: own?.descriptionHtml ?? '',
      seo_title: own?.seoTitle ?? '',
      seo_description: own?.seoDescription ?? '',
      name_en: other('en', 'name'),
      description_en: other('en', 'description'),
      description_html_en: other('en', 'descriptionHtml'),
      seo_title_en: other('en', 'seoTitle'),
      seo_description_en: other('en', 'seoDescription'),
      name_es: other('es', 'name'),
      description_es: other('es', 'description'),
      description_html_es: other('es', 'descriptionHtml'),
      seo_title_es: other('es', 'seoTitle'),
      seo_description_es: other('es', 'seoDescription'),
      name_ar: other('ar', 'name'),
      description_ar: other('ar', 'description'),
      description_html_ar: other('ar', 'descriptionHtml'),
      seo_title_ar: other('ar', 'seoTitle'),
      seo_description_ar: other('ar', 'seoDescription'),
      category: category.slug,
      status,
      option1_name: nameOf(0) ?? null,
      option1_value: variant.options[0] ?? null,
      option2_name: nameOf(1) ?? null,
      option2_value: variant.options[1] ?? null,
      option3_name: nameOf(2) ?? null,
      option3_value: variant.options[2] ?? null,
      option4_name: nameOf(3) ?? null,
      option4_value: variant.options[3] ?? null,
      sku: variant.sku,
      price: formatDecimal(variant.priceMinor, currency),
      compare_at: formatDecimal(variant.compareAtMinor, currency),
      cost: formatDecimal(variant.costMinor, currency),
      currency,
      stock: variant.stock?.onHand ?? null,
      reorder_point: variant.stock?.reorderPoint ?? null,
      lots: variant.stock?.lots ?? null,
      gtin: variant.gtin,
      weight_g: variant.weightGrams,
      unit: measure.unit,
      unit_step: measure.step,
      min_steps: measure.minSteps,
      max_steps: measure.maxSteps,
      content_unit: contentUnit,
      content: variant.content,
      brand: details.brand,
      tags: details.tags.join(', '),
      collections: collections.join(', '),
      origin: details.origin,
      hs_code: details.hsCode,
      length_mm: details.lengthMm,
      width_mm: details.widthMm,
      height_mm: details.heightMm,
      manufacturer: details.manufacturer,
      responsible_person: details.responsiblePerson,
      kind,
      lead_days: leadDays,
      bundle_parts: formatBundleParts(variant.bundleParts),
      personalization: formatPersonalization(personalization),
      pictures: addressesOf(view.images, origin),
      color_pictures: addressesOf(
        view.images.filter(({ color }) => color !== null && color === variant.options[colorAt]),
        origin,
      ),
    }
    const more = attributes.map((key) => attributeCell(view.attributes[key]))
    return { productId: id, cells: [...FILE_COLUMNS.map((column) => cells[column]), ...more] }
  })
}

/** The widest version of each picture. */
function addressesOf(images: VendorProductView['images'], origin: string): string {
  return images.flatMap(({ image }) => image.sources.slice(-1).map(({ url }) => `${origin}${url}`)).join(' ')
}

/** Formats an amount as `1234.50`: decimal point, no thousands separator (hazard E1). */
function formatDecimal(minor: number | null, currency: string): string | null {
  if (minor === null) return null
  const digits = minorUnitDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
