/** Joins the rows of a product file to products, and reports the rows that contradict each other or the workspace's products. */
import { MAX_PICTURES, MAX_VARIANTS } from '#domains/catalog/contract.ts'
import {
  loadAttributes,
  loadCategoryAttributes,
  loadHandCollections,
  loadWorkspaceCategories,
  withoutRequired,
} from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { attributeColumn } from '../../contract/file-columns.ts'
import type { ProductDraft, RowProblem, VendorProductView } from '../../contract.ts'
import { brokenRules } from '../draft.rules.ts'
import { newPictures } from '../pictures-by-url/named-pictures.rules.ts'
import { loadPictureUrls, type NamedPicture } from '../pictures-by-url/picture-urls.sql.ts'
import { loadProductViews } from '../product-view.ts'
import { type AwaitedParts, applyBundleParts } from './apply-bundle-parts.rules.ts'
import { toRowProblems } from './broken-rows.rules.ts'
import { groupRows, type ProductRow } from './group-rows.rules.ts'
import { mergeRows } from './merge-rows.rules.ts'
import { picturesOf } from './picture-rows.rules.ts'

const TOO_MANY_PICTURES = { field: 'pictures', rule: 'tooManyPictures', params: { maximum: MAX_PICTURES } } as const
const TOO_MANY_VARIANTS = { field: null, rule: 'tooManyVariants', params: { maximum: MAX_VARIANTS } } as const

/** A product built from its rows. `before` is null for a new product. `awaited`: parts that the file itself adds. */
export type ImportedProduct = {
  before: VendorProductView | null
  draft: Omit<ProductDraft, 'images'>
  awaited: readonly AwaitedParts[]
  /** To be fetched. */
  pictures: readonly NamedPicture[]
  lines: number[]
}

export async function planProducts(
  db: Db,
  workspaceId: string,
  rows: readonly ProductRow[],
): Promise<{ records: ImportedProduct[]; problems: RowProblem[] }> {
  const ids = [...new Set(rows.flatMap(({ values }) => values.product ?? []))]
  const partSkus = rows.flatMap(({ values }) => (values.bundle_parts ?? []).map(({ sku }) => sku))
  const skus = rows.map(({ values }) => values.sku)
  const views = await loadProductViews(db, { workspaceId, ids, skus: [...skus, ...partSkus] }, 'en')
  const viewById = new Map(views.map((view) => [view.id, view]))
  const ownerBySku = new Map(views.flatMap(({ id, variants }) => variants.map(({ sku }) => [sku.toLowerCase(), id] as const)))
  const variantBySku = new Map(views.flatMap(({ variants }) => variants.map(({ id, sku }) => [sku.toLowerCase(), id] as const)))
  const inFile = new Set(skus.map((sku) => sku.toLowerCase()))
  const categories = await loadWorkspaceCategories(db, workspaceId)
  const attributes = await loadAttributes(db)
  const collections = new Set((await loadHandCollections(db, workspaceId)).map(({ slug }) => slug))
  const assigned = await loadCategoryAttributes(db, workspaceId)
  const known = Map.groupBy(await loadPictureUrls(db, workspaceId, [...viewById.keys()]), ({ productId }) => productId)
  const groups = groupRows(
    rows,
    (sku) => ownerBySku.get(sku.toLowerCase()),
    (id) => viewById.has(id),
  )
  const records: ImportedProduct[] = []
  const problems: RowProblem[] = []
  for (const group of groups) {
    const before = group.productId === null ? null : (viewById.get(group.productId) ?? null)
    const { draft: merged, rows: kept, problems: found } = mergeRows(group.rows, before, categories, attributes, collections)
    problems.push(...found)
    if (merged && kept.length > 0) {
      const { draft, awaited, problem } = applyBundleParts(
        merged,
        kept,
        (sku) => variantBySku.get(sku.toLowerCase()),
        (sku) => inFile.has(sku.toLowerCase()),
      )
      const broken = toRowProblems(brokenRules(draft), kept, draft.variants)
      const [missing] = withoutRequired(
        assigned,
        { ...draft, attributes: draft.attributes ?? {} },
        before && { ...before, categorySlug: before.category.slug },
      )
      if (broken.length > 0) problems.push(...broken)
      else if (missing !== undefined)
        problems.push(...kept.map(({ line }) => ({ line, field: attributeColumn(missing), rule: 'required', params: {} })))
      else if (problem) problems.push(...kept.map(({ line }) => ({ line, ...problem })))
      else if (draft.variants.length > MAX_VARIANTS) problems.push(...kept.map(({ line }) => ({ line, ...TOO_MANY_VARIANTS })))
      else {
        const own = before?.images.map(({ id, image }) => ({ id, sources: image.sources })) ?? []
        const pictures = newPictures(picturesOf(kept), own, known.get(before?.id ?? '') ?? [])
        if (own.length + pictures.length > MAX_PICTURES) problems.push(...kept.map(({ line }) => ({ line, ...TOO_MANY_PICTURES })))
        else records.push({ before, draft, awaited, pictures, lines: kept.map(({ line }) => line) })
      }
    }
  }
  return {
    records: [...records.filter(({ awaited }) => awaited.length === 0), ...records.filter(({ awaited }) => awaited.length > 0)],
    problems,
  }
}
