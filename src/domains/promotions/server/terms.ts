import { allCategories, productsById } from '#domains/catalog/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import type { PromotionInput } from '../contract.ts'
import { ownProducts } from './promotion-view.ts'
import type { Terms } from './promotions.sql.ts'

/** What was written, if it makes sense: DATES_CROSSED, UNKNOWN_SCOPE. A vendor names its own products, the platform any, and vendors. */
export async function termsOf(tx: Tx, workspaceId: string | null, input: PromotionInput): Promise<Terms> {
  const startsAt = new Date(input.startsAt)
  const endsAt = input.endsAt === null ? null : new Date(input.endsAt)
  if (endsAt && endsAt <= startsAt) throw new Failure('DATES_CROSSED')
  const products = [...new Set(input.products)]
  const categories = [...new Set(input.categories)]
  const vendors = [...new Set(input.vendors)]
  const known =
    workspaceId === null
      ? (await productsById(tx.db, products, FALLBACK_LANGUAGE)).length === products.length &&
        (await vendorsOf(tx.db, vendors)).size === vendors.length
      : vendors.length === 0 && (await ownProducts(tx.db, workspaceId, products, FALLBACK_LANGUAGE)).length === products.length
  const slugs = categories.length === 0 ? new Set<string>() : new Set((await allCategories(tx.db)).map(({ slug }) => slug))
  if (!known || categories.some((slug) => !slugs.has(slug))) throw new Failure('UNKNOWN_SCOPE')
  const { name, code, offer, minimumMinor, maxUses, maxUsesPerCustomer } = input
  return { name, code, offer, minimumMinor, products, categories, vendors, startsAt, endsAt, maxUses, maxUsesPerCustomer }
}
