/** Collections as their owner manages them: a workspace, or null for the platform. */
import { loadVendorsBySlug, searchVendorsByName } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { CollectedProduct, CollectionRule, CollectionSummary, CollectionView } from '../../contract.ts'
import { searchProductsByName } from '../search-products-by-name.ts'
import { findVendorProducts } from '../vendor-products.ts'
import { findProductsByRule } from './collected-products.sql.ts'
import { loadCollectionView, toCollectedProducts, toCollectionSummary } from './collection-views.ts'
import { findCollection, listCollectionRows, type OwnerId } from './collections.sql.ts'

const PREVIEWED = 12
const MAX_CHOICES = 20

export async function listCollections(
  { services }: MemberContext,
  owner: OwnerId,
  { cursor, limit, q }: { cursor?: string | undefined; limit: number; q?: string | undefined },
): Promise<{ items: CollectionSummary[]; nextCursor: string | null; total: Total }> {
  const { items, ...page } = await listCollectionRows(services.db, { owner, q }, { cursor, limit })
  return { ...page, items: items.map(toCollectionSummary) }
}

export async function getCollection({ services: { db }, language }: MemberContext, owner: OwnerId, id: string): Promise<CollectionView> {
  const row = await findCollection(db, owner, id)
  if (!row) throw notFound()
  return loadCollectionView(db, row, language)
}

export async function previewCollection(
  { services: { db }, language }: MemberContext,
  owner: OwnerId,
  rule: CollectionRule,
): Promise<{ items: CollectedProduct[]; total: Total }> {
  const { ids, total } = await findProductsByRule(db, owner, rule, PREVIEWED)
  return { items: await toCollectedProducts(db, owner, ids, language), total }
}

/** The platform chooses among products on sale, a workspace among all of its own. */
export async function collectionProductChoices(
  { services: { db }, language }: MemberContext,
  owner: OwnerId,
  q: string,
): Promise<{ items: CollectedProduct[] }> {
  return { items: await toCollectedProducts(db, owner, await findChoosable(db, owner, q, language), language) }
}

async function findChoosable(db: Db, owner: OwnerId, q: string, language: MemberContext['language']): Promise<string[]> {
  const found =
    owner === null
      ? await searchProductsByName(db, q, language, MAX_CHOICES)
      : (await findVendorProducts(db, { workspaceId: owner, q }, { sort: 'name', limit: MAX_CHOICES })).items
  return found.map(({ id }) => id)
}

export async function collectionVendorChoices(
  { services: { db } }: MemberContext,
  q: string,
): Promise<{ items: { id: string; name: string }[] }> {
  const named = await searchVendorsByName(db, q, MAX_CHOICES)
  const vendors = await loadVendorsBySlug(
    db,
    named.map(({ slug }) => slug),
  )
  return { items: vendors.map(({ workspaceId, name }) => ({ id: workspaceId, name })) }
}
