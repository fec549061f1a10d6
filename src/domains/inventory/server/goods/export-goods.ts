import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Language } from '#platform/shared/language.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { GOODS_COLUMNS, type GoodsColumn, type GoodsFilter, type GoodsView } from '../../contract.ts'
import { ownFilter, pageOfIds } from './list-goods.ts'
import { goodsViews } from './show-goods.ts'

type Cell = string | number | null
type Query = GoodsFilter & { ids?: readonly string[] | undefined; cursor?: string | undefined; limit: number }

/** A page of products by name, each a row per variant, such that the import takes them for what they are. */
export async function exportGoods(
  { kernel: { db }, seat, language }: Call,
  { ids: only, cursor, limit, ...query }: Query,
): Promise<{ rows: { productId: string; cells: Cell[] }[]; nextCursor: string | null }> {
  if (!seat) throw notFound()
  const filter = only ? { workspaceId: seat.workspaceId, ids: only } : await ownFilter(db, seat.workspaceId, query)
  const { ids, nextCursor } = await pageOfIds(db, filter, { sort: 'name', cursor, limit })
  const views = new Map((await goodsViews(db, seat.workspaceId, ids, language)).map((view) => [view.id, view]))
  return { rows: ids.flatMap((id) => rowsOf(views.get(id))), nextCursor }
}

function rowsOf(view: GoodsView | undefined): { productId: string; cells: Cell[] }[] {
  if (!view) return []
  const { id, language, texts, category, status, currency } = view
  const own = texts[language]
  const other = (each: Language, part: 'name' | 'description') => (each === language ? null : (texts[each]?.[part] ?? null))
  return view.variants.map((variant) => {
    const cells: Record<GoodsColumn, Cell> = {
      product: id,
      language,
      name: own?.name ?? '',
      description: own?.description ?? '',
      name_en: other('en', 'name'),
      description_en: other('en', 'description'),
      name_es: other('es', 'name'),
      description_es: other('es', 'description'),
      name_ar: other('ar', 'name'),
      description_ar: other('ar', 'description'),
      category: category.slug,
      status,
      size: variant.size,
      color: variant.color,
      sku: variant.sku,
      price: decimal(variant.priceMinor, currency),
      compare_at: decimal(variant.compareAtMinor, currency),
      cost: decimal(variant.costMinor, currency),
      currency,
      stock: variant.stock?.onHand ?? null,
      reorder_point: variant.stock?.reorderPoint ?? null,
    }
    return { productId: id, cells: GOODS_COLUMNS.map((column) => cells[column]) }
  })
}

/** `1234.50`: a decimal point, no thousands (hazard E1). */
function decimal(minor: number | null, currency: string): string | null {
  if (minor === null) return null
  const digits = minorUnitDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
