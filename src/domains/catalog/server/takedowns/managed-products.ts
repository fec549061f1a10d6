/** The products of all workspaces, for administrators. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { countOpenReports, loadReportedIds } from '#domains/reports/server/index.ts'
import { findVendorIdsByName, loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { ListedStatus, ManagedProduct, ManagedProductDetail, ManagedProductSort } from '../../contract.ts'
import { loadProductPictures, loadProducts } from '../products.sql.ts'
import { listManagedProductKeys, loadManagedProductRows } from './managed-products.sql.ts'
import { toTakedown } from './takedown-view.ts'
import { loadAnswers, loadTakedowns } from './takedowns.sql.ts'

type ManagedProductQuery = {
  q?: string | undefined
  status?: ListedStatus | undefined
  reported?: boolean | undefined
  answered?: boolean | undefined
  sort: ManagedProductSort
  cursor?: string | undefined
  limit: number
}

/** A search matches the products of at most this many vendors by the vendor's name. */
const MATCHING_VENDORS = 50

export async function listManagedProducts(
  { services: { db }, language }: AdminContext,
  { q, status, reported, answered, sort, cursor, limit }: ManagedProductQuery,
) {
  const filter = {
    q: q || undefined,
    status,
    answered,
    among: reported ? await loadReportedIds(db, 'product') : undefined,
    vendors: q ? await findVendorIdsByName(db, q, MATCHING_VENDORS) : [],
  }
  const { items, nextCursor, total } = await listManagedProductKeys(db, filter, sort, { cursor, limit })
  const ids = items.map(({ id }) => id)
  return { items: await toManagedProducts(db, ids, language), nextCursor, total }
}

export async function getManagedProduct({ services: { db }, language }: AdminContext, productId: string): Promise<ManagedProductDetail> {
  return loadManagedProduct(db, productId, language)
}

export async function loadManagedProduct(db: Db, productId: string, language: Language): Promise<ManagedProductDetail> {
  const [product] = await toManagedProducts(db, [productId], language)
  if (!product) throw notFound()
  const [[text], [row], pictures, takedowns] = await Promise.all([
    loadProducts(db, [productId], language),
    loadManagedProductRows(db, [productId]),
    loadProductPictures(db, productId),
    loadTakedowns(db, [productId]),
  ])
  const answers = await loadAnswers(
    db,
    takedowns.map(({ id }) => id),
  )
  const people = await loadUsers(
    db,
    takedowns.flatMap(({ takenDownBy, putBackBy }) => [takenDownBy ?? [], putBackBy ?? []].flat()),
  )
  const nameOf = (userId: string | null) => people.get(userId ?? '')?.name ?? null
  return {
    ...product,
    description: text?.description ?? '',
    images: pictures.map((picture) => pictureView(picture, language)),
    skus: row?.skus ?? [],
    takedowns: takedowns.map((takedown) => ({
      ...toTakedown(
        takedown,
        answers.filter(({ takedownId }) => takedownId === takedown.id),
      ),
      takenDownBy: nameOf(takedown.takenDownBy),
      putBackAt: takedown.putBackAt?.toISOString() ?? null,
      putBackBy: nameOf(takedown.putBackBy),
    })),
  }
}

/** In the order of `ids`; leaves out missing and deleted products. */
async function toManagedProducts(db: Db, ids: readonly string[], language: Language): Promise<ManagedProduct[]> {
  const [rows, texts, reports] = await Promise.all([
    loadManagedProductRows(db, ids),
    loadProducts(db, ids, language),
    countOpenReports(db, 'product', ids),
  ])
  const workspaceIds = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
  const [vendors, names] = await Promise.all([loadApprovedVendors(db, workspaceIds), loadWorkspaceNames(db, workspaceIds)])
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const textsById = new Map(texts.map((text) => [text.id, text]))
  return ids.flatMap((id) => {
    const row = rowsById.get(id)
    const text = textsById.get(id)
    if (!row || !text) return []
    const { workspaceId, status, takenDown, answered } = row
    const vendor = vendors.get(workspaceId)
    const [picture] = text.pictures
    return {
      id,
      status,
      takenDown,
      answered,
      name: text.name,
      image: picture ? pictureView(picture, language) : null,
      vendor: { workspaceId, name: vendor?.name ?? names.get(workspaceId) ?? '', slug: vendor?.slug ?? null },
      onSale: status === 'active' && !takenDown && vendor !== undefined,
      price: money(text.priceMinor, text.currency),
      priceVaries: text.maxPriceMinor > text.priceMinor,
      reports: reports.get(id) ?? 0,
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
