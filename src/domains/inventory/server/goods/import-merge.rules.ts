/** What the rows of one product make of it: of what was there, changed, or of nothing. No database, no clock. */
import type { VariantInput } from '#domains/catalog/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { GoodsDraft, GoodsView, RowTrouble } from '../../contract.ts'
import type { ReadRow } from './import.rules.ts'

type Category = { slug: string; name: string }
type Draft = Omit<GoodsDraft, 'images'>
type Variant = Draft['variants'][number]

/** A product as it is, in the words of who writes one: saved again it changes nothing. */
export function draftOf({ language, texts, category, status, variants }: GoodsView): Draft {
  return {
    ...{ language, texts, status, categorySlug: category.slug },
    variants: variants.map(({ stock, ...variant }) => ({
      ...variant,
      stock: stock && { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
    })),
  }
}

/** `rows`: those that got in. Without a draft none did. */
export function merged(
  rows: readonly ReadRow[],
  before: GoodsView | null,
  categories: readonly Category[],
  defaultReorderPoint: number,
): { draft: Draft | null; rows: ReadRow[]; troubles: RowTrouble[] } {
  const base = before && draftOf(before)
  const language = firstOf(rows, (row) => row.language) ?? base?.language ?? 'en'
  const texts = textsOf(rows, language, base?.texts ?? {})
  const slug = categoryOf(rows, categories) ?? base?.categorySlug
  const troubles = rows.flatMap((row) => wrongWith(row, { categories, slug, isNamed: texts[language] !== undefined }))
  const refused = new Set(troubles.map(({ line }) => line))

  const variants: Variant[] = [...(base?.variants ?? [])]
  const kept: ReadRow[] = []
  for (const row of rows.filter(({ line }) => !refused.has(line))) {
    const at = variants.findIndex(({ sku }) => sku.toLowerCase() === row.sku.toLowerCase())
    const next = variantOf(row, variants[at] ?? null, defaultReorderPoint)
    const trouble = next === null ? 'required' : variantTrouble(next, variants.toSpliced(at < 0 ? variants.length : at, 1))
    if (next === null || trouble)
      troubles.push({ line: row.line, field: FIELD[trouble ?? 'required'], rule: trouble ?? 'required', params: {} })
    else {
      kept.push(row)
      if (at < 0) variants.push(next)
      else variants[at] = next
    }
  }
  if (kept.length === 0 || slug === undefined) return { draft: null, rows: [], troubles }
  const status = firstOf(kept, (row) => row.status) ?? base?.status ?? 'active'
  return { draft: { language, texts, categorySlug: slug, status, variants }, rows: kept, troubles }
}

/** A failure of one product as its rows are told it; null for what is no fault of a row. */
export function reasonFor({ code, data }: { code: string; data: unknown }): Omit<RowTrouble, 'line'> | null {
  if (code === 'SKU_TAKEN') return { field: 'sku', rule: 'skuTaken', params: {} }
  if (code === 'CATEGORY_GONE') return { field: 'category', rule: 'category', params: {} }
  if (code === 'STOCK_PROMISED') return { field: 'stock', rule: 'promised', params: { promised: (data as { promised: number }).promised } }
  return null
}

const FIELD = { required: 'price', noReduction: 'compare_at', formTwice: 'size' } as const

type Known = { categories: readonly Category[]; slug: string | undefined; isNamed: boolean }

function wrongWith({ line, category }: ReadRow, { categories, slug, isNamed }: Known): RowTrouble[] {
  const troubles: RowTrouble[] = []
  if (category !== undefined && !findCategory(category, categories))
    troubles.push({ line, field: 'category', rule: 'category', params: {} })
  else if (slug === undefined) troubles.push({ line, field: 'category', rule: 'required', params: {} })
  if (!isNamed) troubles.push({ line, field: 'name', rule: 'required', params: {} })
  return troubles
}

function variantTrouble({ size, color, priceMinor, compareAtMinor }: Variant, others: readonly Variant[]): keyof typeof FIELD | null {
  if (compareAtMinor !== null && compareAtMinor <= priceMinor) return 'noReduction'
  return others.some((other) => isSame(other.size, size) && isSame(other.color, color)) ? 'formTwice' : null
}

/** Null when a new one has no price. */
function variantOf(row: ReadRow, before: Variant | null, defaultReorderPoint: number): Variant | null {
  const priceMinor = row.priceMinor ?? before?.priceMinor
  if (priceMinor === undefined) return null
  const money: Pick<VariantInput, 'priceMinor' | 'compareAtMinor' | 'costMinor'> = {
    priceMinor,
    compareAtMinor: row.compareAtMinor === undefined ? (before?.compareAtMinor ?? null) : row.compareAtMinor,
    costMinor: row.costMinor === undefined ? (before?.costMinor ?? null) : row.costMinor,
  }
  return {
    ...{ id: before?.id ?? null, sku: before?.sku ?? row.sku, ...money },
    size: row.size === undefined ? (before?.size ?? null) : row.size,
    color: row.color === undefined ? (before?.color ?? null) : row.color,
    stock: stockOf(row, before?.stock ?? null, defaultReorderPoint),
  }
}

function stockOf({ stock, reorderPoint }: ReadRow, before: Variant['stock'], defaultReorderPoint: number): Variant['stock'] {
  if (stock === null) return null
  if (stock === undefined) return before && { ...before, reorderPoint: reorderPoint ?? before.reorderPoint }
  const point = reorderPoint ?? before?.reorderPoint ?? defaultReorderPoint
  // As many as there are: what happens meanwhile is not taken back.
  return { onHand: stock, seen: before?.onHand === stock ? stock : null, reorderPoint: point }
}

function textsOf(rows: readonly ReadRow[], language: Language, before: Draft['texts']): Draft['texts'] {
  const texts = { ...before }
  for (const each of LANGUAGES) {
    const written = (row: ReadRow) => (each === language ? { ...row.texts[each], ...row.own } : row.texts[each])
    const name = firstOf(rows, (row) => written(row)?.name)
    const description = firstOf(rows, (row) => written(row)?.description)
    const known = before[each]
    if (name === undefined && !known) continue
    texts[each] = {
      ...{ name: name ?? known?.name ?? '', description: description ?? known?.description ?? '' },
      ...{ seoTitle: known?.seoTitle ?? '', seoDescription: known?.seoDescription ?? '' },
    }
  }
  return texts
}

function categoryOf(rows: readonly ReadRow[], categories: readonly Category[]): string | undefined {
  return firstOf(rows, ({ category }) => (category === undefined ? undefined : findCategory(category, categories)?.slug))
}

/** By its slug or its name. */
function findCategory(written: string, categories: readonly Category[]): Category | undefined {
  const plain = written.toLowerCase()
  return categories.find(({ slug, name }) => slug === plain || name.toLowerCase() === plain)
}

function firstOf<Value>(rows: readonly ReadRow[], read: (row: ReadRow) => Value | undefined): Value | undefined {
  for (const row of rows) {
    const value = read(row)
    if (value !== undefined) return value
  }
  return undefined
}

const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()
