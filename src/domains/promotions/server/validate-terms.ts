import { findOwnCollections, findVendorProducts, loadCategories, loadProducts } from '#domains/catalog/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import type { PromotionInput } from '../contract.ts'
import type { PromotionTerms } from './promotions.sql.ts'

/** Validates input. Fails with DATES_CROSSED, and with UNKNOWN_SCOPE, for example if a vendor selects another vendor's product. */
export async function validateTerms(tx: Tx, workspaceId: string | null, input: PromotionInput): Promise<PromotionTerms> {
  const startsAt = new Date(input.startsAt)
  const endsAt = input.endsAt === null ? null : new Date(input.endsAt)
  if (endsAt && endsAt <= startsAt) throw new Failure('DATES_CROSSED')
  const products = [...new Set(input.products)]
  const categories = [...new Set(input.categories)]
  const tags = [...new Set(input.tags)]
  const collections = [...new Set(input.collections)]
  const vendors = [...new Set(input.vendors)]
  const known =
    workspaceId === null
      ? (await loadProducts(tx.db, products, FALLBACK_LANGUAGE)).length === products.length &&
        (await loadApprovedVendors(tx.db, vendors)).size === vendors.length
      : vendors.length === 0 && (await belongTo(tx, workspaceId, products))
  const slugs = categories.length === 0 ? new Set<string>() : new Set((await loadCategories(tx.db)).map(({ slug }) => slug))
  if (!known || !(await hasCollections(tx, workspaceId, collections)) || categories.some((slug) => !slugs.has(slug)))
    throw new Failure('UNKNOWN_SCOPE')
  const { name, code, offer, minimumMinor, maxUses, maxUsesPerCustomer, segmentId } = input
  if (workspaceId === null && segmentId !== null) throw new Failure('UNKNOWN_SCOPE')
  const onDelivery = workspaceId !== null || input.onDelivery
  const scope = { products, categories, tags, collections, vendors }
  return { name, code, offer, minimumMinor, ...scope, startsAt, endsAt, maxUses, maxUsesPerCustomer, onDelivery, segmentId }
}

async function belongTo(tx: Tx, workspaceId: string, products: readonly string[]): Promise<boolean> {
  if (products.length === 0) return true
  const { items } = await findVendorProducts(tx.db, { workspaceId, ids: products }, { sort: 'name', limit: products.length })
  return items.length === products.length
}

async function hasCollections(tx: Tx, owner: string | null, ids: readonly string[]): Promise<boolean> {
  return ids.length === 0 || (await findOwnCollections(tx.db, owner, { ids }, ids.length)).length === ids.length
}
