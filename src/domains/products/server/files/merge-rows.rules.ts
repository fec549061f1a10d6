/** Merges the rows of one product into its current version, or into a new product. Pure: no database, no clock. */
import {
  type Measure,
  NO_DETAILS,
  type PersonalField,
  PIECES,
  type ProductDetails,
  THOUSANDTHS,
  type VariantInput,
} from '#domains/catalog/contract.ts'
import type { Attribute } from '#domains/catalog/server/index.ts'
import { DEFAULT_REORDER_POINT } from '#domains/inventory/contract.ts'
import type { SharedProblem } from '#platform/shared/import-rows.ts'
import type { Language } from '#platform/shared/language.ts'
import type { FileColumn, ProductDraft, RowProblem, VendorProductView } from '../../contract.ts'
import { brokenPersonalization } from '../personalization.rules.ts'
import { mergeAttributes, readAttributeCells } from './attribute-cells.rules.ts'
import { firstValue, type ProductRow } from './group-rows.rules.ts'
import { joinOptions, type NamedValue, optionColumn, optionsOfRow, valuesOf } from './merge-options.rules.ts'
import { mergeTexts } from './merge-texts.rules.ts'

type Category = { slug: string; name: string }
type Draft = Omit<ProductDraft, 'images'>
type Variant = Omit<Draft['variants'][number], 'options'> & { chosen: readonly NamedValue[] }

/** Converts a product to a draft; saving that draft changes nothing. */
export function toDraft({
  language,
  texts,
  category,
  status,
  details,
  attributes,
  options,
  kind,
  leadDays,
  maxDownloads,
  licenseKeys,
  measure,
  contentUnit,
  personalization,
  collections,
  variants,
}: VendorProductView): Draft {
  return {
    language,
    texts,
    status,
    details,
    attributes,
    options,
    measure,
    contentUnit,
    personalization,
    collections,
    kind,
    leadDays,
    maxDownloads,
    licenseKeys,
    categorySlug: category.slug,
    variants: variants.map(({ stock, available: _, bundleParts, ...variant }) => ({
      ...variant,
      bundleParts: bundleParts.map(({ variantId, quantity }) => ({ variantId, quantity })),
      stock: stock && { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint, lots: stock.lots },
    })),
  }
}

/** `rows`: the accepted rows; empty if `draft` is null. */
export function mergeRows(
  rows: readonly ProductRow[],
  before: VendorProductView | null,
  categories: readonly Category[],
  attributes: readonly Attribute[],
  collections: ReadonlySet<string>,
): { draft: Draft | null; rows: ProductRow[]; problems: RowProblem[] } {
  const base = before && toDraft(before)
  const language = firstValue(rows, ({ values }) => values.language) ?? base?.language ?? 'en'
  const texts = mergeTexts(rows, language, base?.texts ?? {})
  const slug = categorySlugFor(rows, categories) ?? base?.categorySlug
  const said = new Map(rows.map((row) => [row.line, readAttributeCells(attributes, row)]))
  const problems = rows.flatMap((row) => [
    ...(said.get(row.line)?.problems ?? []),
    ...findRowProblems(row, { categories, collections, slug, isNamed: texts[language] !== undefined }),
  ])
  const measure = mergeMeasure(rows, base?.measure ?? PIECES)
  if (measure.maxSteps !== null && measure.maxSteps < measure.minSteps)
    problems.push(...rows.map(({ line }): RowProblem => ({ line, field: 'max_steps', rule: 'underMinimum', params: {} })))
  const personalization = firstValue(rows, ({ values }) => values.personalization) ?? base?.personalization ?? []
  problems.push(...findPersonalProblems(rows, personalization, language))
  const refused = new Set(problems.map(({ line }) => line))

  const variants: Variant[] = (base?.variants ?? []).map(({ options, ...variant }) => ({
    ...variant,
    chosen: valuesOf(base?.options ?? [], options, base?.language ?? language),
  }))
  const kept: ProductRow[] = []
  for (const row of rows) {
    const at = variants.findIndex(({ sku }) => sku.toLowerCase() === row.values.sku.toLowerCase())
    const next = mergeVariant(row, variants[at] ?? null)
    const others = variants.toSpliced(at < 0 ? variants.length : at, 1)
    const found = next ? variantProblems(row, next, others) : [problemOf(row, 'price', 'required')]
    problems.push(...found)
    if (next && found.length === 0 && !refused.has(row.line)) {
      kept.push(row)
      if (at < 0) variants.push(next)
      else variants[at] = next
    }
  }
  if (kept.length === 0 || slug === undefined) return { draft: null, rows: [], problems }
  const status = firstValue(kept, ({ values }) => values.status) ?? base?.status ?? 'active'
  const unit = firstValue(kept, ({ values }) => values.content_unit)
  const contentUnit = unit === undefined ? base?.contentUnit : unit
  const details = mergeDetails(kept, base?.details ?? NO_DETAILS)
  const { options, values } = joinOptions(
    base?.options ?? [],
    variants.map(({ chosen }) => chosen),
    language,
  )
  const merged = variants.map(({ chosen: _, ...variant }, index) => ({ ...variant, options: values[index] ?? [] }))
  const draft = {
    language,
    texts,
    categorySlug: slug,
    status,
    details,
    attributes: mergeAttributes(
      kept.map(({ line }) => said.get(line)?.values ?? {}),
      base?.attributes ?? {},
    ),
    options,
    measure,
    contentUnit,
    personalization,
    collections: firstValue(kept, ({ values }) => values.collections) ?? base?.collections ?? [],
    ...mergeKind(kept, base),
    variants: merged,
  }
  return { draft, rows: kept, problems }
}

/** Converts a failure of saving a product to a row problem; null for failures that no row caused. */
export function toRowProblem({ code, data }: { code: string; data: unknown }): SharedProblem | null {
  if (code === 'SKU_TAKEN') return { field: 'sku', rule: 'skuTaken', params: {} }
  if (code === 'CATEGORY_GONE') return { field: 'category', rule: 'category', params: {} }
  if (code === 'UNKNOWN_COLLECTION') return { field: 'collections', rule: 'collection', params: {} }
  if (code === 'COLLECTION_FULL') return { field: 'collections', rule: 'collectionFull', params: { most: (data as { most: number }).most } }
  if (code === 'STOCK_PROMISED') return { field: 'stock', rule: 'promised', params: { promised: (data as { promised: number }).promised } }
  if (code === 'STOCK_IN_TRANSIT') return { field: 'lots', rule: 'lotsInTransit', params: {} }
  return code === 'INVALID_INPUT' ? toInputProblem(data as { fields: { path: string; rule: string }[] }) : null
}

/** The rules that saving a product checks against the workspace's other products. */
function toInputProblem({ fields: [first] }: { fields: { path: string; rule: string }[] }): SharedProblem<FileColumn> | null {
  if (first?.path.includes('.bundleParts'))
    return { field: 'bundle_parts', rule: first.rule === 'partUnknown' ? 'partNotSaved' : first.rule, params: {} }
  if (first?.path.includes('.stock.')) return { field: first.path.endsWith('.lots') ? 'lots' : 'stock', rule: first.rule, params: {} }
  return first?.path === 'kind' ? { field: 'kind', rule: first.rule, params: {} } : null
}

type MergeContext = { categories: readonly Category[]; collections: ReadonlySet<string>; slug: string | undefined; isNamed: boolean }

function findRowProblems(
  { line, values: { category, collections: named = [] } }: ProductRow,
  { categories, collections, slug, isNamed }: MergeContext,
): RowProblem[] {
  const problems: RowProblem[] = []
  if (category !== undefined && !findCategory(category, categories))
    problems.push({ line, field: 'category', rule: 'category', params: {} })
  else if (slug === undefined) problems.push({ line, field: 'category', rule: 'required', params: {} })
  if (named.some((each) => !collections.has(each))) problems.push({ line, field: 'collections', rule: 'collection', params: {} })
  if (!isNamed) problems.push({ line, field: 'name', rule: 'required', params: {} })
  return problems
}

/** Of the rows that have the cell. */
function findPersonalProblems(rows: readonly ProductRow[], fields: readonly PersonalField[], language: Language): RowProblem[] {
  const [broken] = brokenPersonalization(fields, language)
  if (!broken) return []
  const given = rows.filter(({ values }) => values.personalization !== undefined)
  return given.map(({ line }) => ({ line, field: 'personalization', rule: broken.rule, params: {} }))
}

function variantProblems(row: ProductRow, { chosen, priceMinor, compareAtMinor }: Variant, others: readonly Variant[]): RowProblem[] {
  const problems: RowProblem[] = []
  if (compareAtMinor !== null && compareAtMinor <= priceMinor) problems.push(problemOf(row, 'compare_at', 'noReduction'))
  if (others.some((other) => formOf(other.chosen) === formOf(chosen))) problems.push(problemOf(row, optionColumn(row.values), 'formTwice'))
  return problems
}

const problemOf = ({ line }: ProductRow, field: FileColumn, rule: string): RowProblem => ({ line, field, rule, params: {} })

/** Returns null for a new variant without a price. */
function mergeVariant({ values }: ProductRow, before: Variant | null): Variant | null {
  const priceMinor = values.price ?? before?.priceMinor
  if (priceMinor === undefined) return null
  const prices: Pick<VariantInput, 'priceMinor' | 'compareAtMinor' | 'costMinor'> = {
    priceMinor,
    compareAtMinor: values.compare_at === undefined ? (before?.compareAtMinor ?? null) : values.compare_at,
    costMinor: values.cost === undefined ? (before?.costMinor ?? null) : values.cost,
  }
  return {
    id: before?.id ?? null,
    sku: before?.sku ?? values.sku,
    ...prices,
    chosen: optionsOfRow(values) ?? before?.chosen ?? [],
    gtin: values.gtin === undefined ? (before?.gtin ?? null) : values.gtin,
    weightGrams: values.weight_g === undefined ? (before?.weightGrams ?? null) : values.weight_g,
    content: values.content === undefined ? (before?.content ?? null) : values.content,
    bundleParts: before?.bundleParts ?? [],
    stock: mergeStock(values, before?.stock ?? null),
  }
}

/** The first row that has a value decides. */
function mergeDetails(rows: readonly ProductRow[], before: ProductDetails): ProductDetails {
  const first = <Column extends FileColumn>(column: Column) => firstValue(rows, ({ values }) => values[column])
  const or = <V>(value: V | undefined, kept: V) => (value === undefined ? kept : value)
  return {
    brand: or(first('brand'), before.brand),
    tags: or(first('tags'), before.tags),
    origin: or(first('origin'), before.origin),
    hsCode: or(first('hs_code'), before.hsCode),
    lengthMm: or(first('length_mm'), before.lengthMm),
    widthMm: or(first('width_mm'), before.widthMm),
    heightMm: or(first('height_mm'), before.heightMm),
    manufacturer: or(first('manufacturer'), before.manufacturer),
    responsiblePerson: or(first('responsible_person'), before.responsiblePerson),
  }
}

/** Pieces are always whole. */
function mergeMeasure(rows: readonly ProductRow[], before: Measure): Measure {
  const unit = firstValue(rows, ({ values }) => values.unit) ?? before.unit
  const step = firstValue(rows, ({ values }) => values.unit_step) ?? before.step
  const most = firstValue(rows, ({ values }) => values.max_steps)
  return {
    unit,
    step: unit === 'piece' ? THOUSANDTHS : step,
    minSteps: firstValue(rows, ({ values }) => values.min_steps) ?? before.minSteps,
    maxSteps: most === undefined ? before.maxSteps : most,
  }
}

/** A product that is not made to order has no lead time. */
function mergeKind(
  rows: readonly ProductRow[],
  base: Partial<Draft> | null,
): Pick<Draft, 'kind' | 'leadDays' | 'maxDownloads' | 'licenseKeys'> {
  const kind = firstValue(rows, ({ values }) => values.kind) ?? base?.kind ?? 'goods'
  const leadDays = firstValue(rows, ({ values }) => values.lead_days) ?? base?.leadDays ?? null
  return { kind, leadDays: kind === 'madeToOrder' ? leadDays : null, maxDownloads: base?.maxDownloads, licenseKeys: base?.licenseKeys }
}

function mergeStock({ stock, reorder_point: reorderPoint, lots }: ProductRow['values'], before: Variant['stock']): Variant['stock'] {
  if (stock === null) return null
  if (stock === undefined) return before && { ...before, reorderPoint: reorderPoint ?? before.reorderPoint, lots: lots ?? before.lots }
  const point = reorderPoint ?? before?.reorderPoint ?? DEFAULT_REORDER_POINT
  // The file has the current number: setting `seen` keeps sales that happen before the import is saved.
  return { onHand: stock, seen: before?.onHand === stock ? stock : null, reorderPoint: point, lots: lots ?? before?.lots }
}

function categorySlugFor(rows: readonly ProductRow[], categories: readonly Category[]): string | undefined {
  return firstValue(rows, ({ values: { category } }) => (category === undefined ? undefined : findCategory(category, categories)?.slug))
}

/** Finds a category by slug or name, ignoring case. */
function findCategory(written: string, categories: readonly Category[]): Category | undefined {
  const plain = written.toLowerCase()
  return categories.find(({ slug, name }) => slug === plain || name.toLowerCase() === plain)
}

const formOf = (chosen: readonly NamedValue[]) =>
  chosen
    .map(({ key, value }) => `${key}\t${value.toLowerCase()}`)
    .sort()
    .join('\n')
