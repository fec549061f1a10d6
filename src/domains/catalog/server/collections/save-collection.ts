/** What the commands on collections share, for workspaces and for administrators. Actions of administrators are recorded in the audit log. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { collectedProductsChanged, collectionChanged } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { CollectionInput, CollectionRule } from '../../contract.ts'
import { loadCategories } from '../categories.sql.ts'
import { countChoosable } from './collected-products.sql.ts'
import type { CollectionFields, OwnerId, Texts } from './collections.sql.ts'

/** Products in one event. */
const BATCH = 500

/** Checks the input. Fails with UNKNOWN_PRODUCT or UNKNOWN_CHOICE. */
export async function readCollection(
  tx: Tx,
  owner: OwnerId,
  { name, description, rule, published, products }: CollectionInput,
): Promise<CollectionFields & { products: string[] }> {
  const fields = { name: written(name), description: written(description), rule, published }
  if (rule) {
    await checkRule(tx, owner, rule)
    return { ...fields, products: [] }
  }
  const chosen = [...new Set(products)]
  if ((await countChoosable(tx.db, owner, chosen)) < chosen.length) throw new Failure('UNKNOWN_PRODUCT')
  return { ...fields, products: chosen }
}

/** Leaves out empty translations. */
function written({ en, es, ar }: Record<'en' | 'es' | 'ar', string>): Texts {
  return { ...(en && { en }), ...(es && { es }), ...(ar && { ar }) }
}

async function checkRule(tx: Tx, owner: OwnerId, { conditions }: CollectionRule): Promise<void> {
  const named = (field: 'category' | 'vendor') =>
    new Set(conditions.flatMap((condition) => (condition.field === field ? condition.values : [])))
  const [categories, vendors] = [named('category'), named('vendor')]
  if (categories.size > 0) {
    const known = new Set((await loadCategories(tx.db)).map(({ slug }) => slug))
    if ([...categories].some((slug) => !known.has(slug))) throw new Failure('UNKNOWN_CHOICE', { field: 'category' })
  }
  if (vendors.size === 0) return
  const known = owner === null ? (await loadApprovedVendors(tx.db, [...vendors])).size : 0
  if (known < vendors.size) throw new Failure('UNKNOWN_CHOICE', { field: 'vendor' })
}

/** `productIds`: those whose collections look different. */
export async function publishCollection(tx: Tx, collection: { id: string; slug: string }, productIds: readonly string[]): Promise<void> {
  await tx.services.search.refresh(tx, 'collection', [collection.slug])
  publish(tx, collectionChanged({ collectionId: collection.id, slug: collection.slug }))
  for (let at = 0; at < productIds.length; at += BATCH)
    publish(tx, collectedProductsChanged({ collectionId: collection.id, productIds: productIds.slice(at, at + BATCH) }))
}

type Action = `catalog.collection${'Created' | 'Changed' | 'Deleted'}`

export async function recordCollectionAction(
  tx: Tx,
  { userId, client }: MemberContext,
  owner: OwnerId,
  action: Action,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  if (owner !== null) return
  await recordAudit(tx, { actor: userId, action, resource: { type: 'collection', id }, client, details: { slug } })
}
