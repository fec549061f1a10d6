/** A workspace's own products with their stock, as its people see them. Each read takes many at once. */
import { ownPictures, ownRows, ownTexts, ownVariants } from '#domains/catalog/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { GoodsRow, GoodsView } from '../../contract.ts'
import { availabilityOf } from '../stock.rules.ts'
import { type OwnStockRow, stockRowsOf } from './adjust.sql.ts'

/** Fails with NOT_FOUND for what is not there, and for another workspace's. */
export async function showGoods(db: Db, workspaceId: string, productId: string, language: Language): Promise<GoodsView> {
  const [view] = await goodsViews(db, workspaceId, [productId], language)
  if (!view) throw notFound()
  return view
}

/** In no particular order; what is not the workspace's is left out. */
export async function goodsViews(db: Db, workspaceId: string, ids: readonly string[], language: Language): Promise<GoodsView[]> {
  const rows = await ownRows(db, workspaceId, ids, language)
  const own = rows.map(({ id }) => id)
  const texts = Map.groupBy(await ownTexts(db, own), ({ productId }) => productId)
  const pictures = Map.groupBy(await ownPictures(db, own), ({ productId }) => productId)
  const variants = Map.groupBy(await ownVariants(db, own), ({ productId }) => productId)
  const stock = await stockByVariantId(
    db,
    [...variants.values()].flat().map(({ id }) => id),
  )
  const maySell = (await vendorsOf(db, [workspaceId])).has(workspaceId)
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, status: row.status, onSale: maySell && row.status === 'active', language: row.language },
    texts: Object.fromEntries((texts.get(row.id) ?? []).map(({ productId: _, language: written, ...text }) => [written, text])),
    category: { slug: row.categorySlug, name: row.categoryName },
    currency: row.currency,
    images: (pictures.get(row.id) ?? []).map(({ id, alt, color, ...picture }) => ({
      ...{ id, alt, color },
      image: pictureView({ ...picture, alt }, language),
    })),
    variants: (variants.get(row.id) ?? []).map(({ productId: _, workspaceId: __, ...variant }) => ({
      ...variant,
      stock: stockView(stock.get(variant.id)),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** Rows of the list in the order of `ids`. */
export async function goodsRows(db: Db, workspaceId: string, ids: readonly string[], language: Language): Promise<GoodsRow[]> {
  const views = new Map((await goodsViews(db, workspaceId, ids, language)).map((view) => [view.id, view]))
  return ids.flatMap((id) => {
    const view = views.get(id)
    return view ? [rowOf(view, language)] : []
  })
}

function rowOf(view: GoodsView, language: Language): GoodsRow {
  const { id, status, category, currency, images, variants, texts, updatedAt } = view
  const prices = variants.map(({ priceMinor }) => priceMinor)
  const counted = variants.flatMap(({ stock }) =>
    stock ? [{ available: stock.onHand - stock.promised, reorderPoint: stock.reorderPoint }] : [],
  )
  const inState = (state: string) => counted.filter((stock) => availabilityOf(stock) === state).length
  const available = counted.reduce((sum, stock) => sum + stock.available, 0)
  return {
    ...{ id, status, category, updatedAt, variants: variants.length },
    name: (texts[language] ?? texts[view.language])?.name ?? '',
    image: images[0]?.image ?? null,
    price: { amountMinor: Math.min(...prices), currency },
    priceVaries: new Set(prices).size > 1,
    skus: variants.map(({ sku }) => sku),
    stock: counted.length === 0 ? null : { available, low: inState('low'), out: inState('soldOut') },
  }
}

async function stockByVariantId(db: Db, variantIds: readonly string[]): Promise<Map<string, OwnStockRow>> {
  if (variantIds.length === 0) return new Map()
  return new Map((await stockRowsOf(db, variantIds)).map((row) => [row.variantId, row]))
}

function stockView(row: OwnStockRow | undefined) {
  if (!row) return null
  const { onHand, allocated, held, reorderPoint } = row
  return { onHand, promised: allocated + held, reorderPoint }
}
