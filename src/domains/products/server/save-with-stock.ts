/** Saves a product and its stock in the transaction that holds the lock of the workspace's products. */
import {
  brokenAttributes,
  loadAttributes,
  loadBundleUnits,
  loadCategoryAttributes,
  loadVendorProducts,
  saveProduct,
  type VendorProduct,
  withoutRequired,
} from '#domains/catalog/server/index.ts'
import { adjustStock, lotProblemOf } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ProductDraft } from '../contract.ts'
import { hasFiles, rejectPromisedKeys, toKeyStock } from './digital/key-stock.ts'
import { type BrokenRule, brokenRules } from './draft.rules.ts'
import { attachPictures, type RenderedPicture } from './pictures.ts'

/**
 * Saves all fields; `before` is null for a new product. Returns the product's id. Fails with INVALID_INPUT, CATEGORY_GONE,
 * SKU_TAKEN, STOCK_PROMISED, STOCK_IN_TRANSIT, PART_OF_BUNDLE, or NOT_FOUND for an unknown picture. A bundle has no stock of its own.
 */
export async function saveWithStock(
  tx: Tx,
  ctx: WorkspaceContext,
  before: VendorProduct | null,
  rendered: readonly RenderedPicture[],
  draft: Omit<ProductDraft, 'images'>,
): Promise<string> {
  const { kind = before?.kind, leadDays = before?.leadDays } = draft
  const licenseKeys = kind === 'digital' && (draft.licenseKeys ?? before?.licenseKeys ?? false)
  const broken = [...brokenRules({ ...draft, kind, leadDays }), ...(await findBrokenAttributes(tx, ctx, before, draft))]
  if (kind === 'digital' && draft.status === 'active' && !licenseKeys && !(await hasFiles(tx, before)))
    broken.push({ path: 'status', rule: 'nothingToDeliver', params: {} })
  if (broken.length > 0) throw new Failure('INVALID_INPUT', { fields: broken })
  if (before?.licenseKeys && !licenseKeys) await rejectPromisedKeys(tx, before)
  if (before) await stopTrackingRemoved(tx, adjusterFor(ctx), before, draft)
  const pictures = await attachPictures(tx, ctx.userId, rendered, before?.pictures ?? [])
  const { id: productId, variants } = await saveProduct(tx, ctx.membership.workspaceId, before, { ...draft, pictures })
  const bundles = new Set((await loadBundleUnits(tx.db, variantIds(variants))).map(({ bundleId }) => bundleId))
  const adjustments = variants.map(({ id, sku }, index) => {
    const stock = draft.variants[index]?.stock ?? null
    return { productId, variantId: id, sku, to: bundles.has(id) ? null : stock }
  })
  try {
    await adjustStock(tx, adjusterFor(ctx), licenseKeys ? await toKeyStock(tx, before, adjustments) : adjustments)
  } catch (error) {
    throw atVariant(error, variantIds(variants), draft)
  }
  return productId
}

/** Names the field of the variant whose lots are refused: what it's kept in if that changes, else its stock. */
function atVariant(error: unknown, ids: readonly string[], { variants }: Pick<ProductDraft, 'variants'>): unknown {
  const problem = lotProblemOf(error)
  if (!problem) return error
  const place = ids.indexOf(problem.params.variantId)
  const { stock } = variants[place] ?? {}
  const name = stock && stock.seen === stock.onHand ? 'lots' : 'onHand'
  return new Failure('INVALID_INPUT', {
    fields: [{ path: `variants.${place}.stock.${name}`, rule: problem.rule, params: { ...problem.params } }],
  })
}

const variantIds = (variants: readonly { id: string }[]) => variants.map(({ id }) => id)

/** Values that are not allowed, and required ones that an active product lacks. */
async function findBrokenAttributes(
  tx: Tx,
  ctx: WorkspaceContext,
  before: VendorProduct | null,
  { attributes = before?.attributes ?? {}, categorySlug, status }: Omit<ProductDraft, 'images'>,
): Promise<BrokenRule[]> {
  const keys = Object.keys(attributes)
  const missing = withoutRequired(
    await loadCategoryAttributes(tx.db, ctx.membership.workspaceId),
    { attributes, categorySlug, status },
    before,
  )
  return [
    ...brokenAttributes(await loadAttributes(tx.db, keys), attributes),
    ...missing.map((key) => ({ path: `attributes.${key}`, rule: 'required', params: {} })),
  ]
}

type Adjuster = Parameters<typeof adjustStock>[1]

/** The member who changes stock in the workspace of the operation. */
export function adjusterFor({ membership, userId }: WorkspaceContext): Adjuster {
  return { workspaceId: membership.workspaceId, actor: userId }
}

/** Fails with NOT_FOUND if the product is missing or belongs to another workspace. */
export async function requireProduct(tx: Tx, workspaceId: string, productId: string, language: Language): Promise<VendorProduct> {
  const [product] = await loadVendorProducts(tx.db, { workspaceId, ids: [productId] }, language)
  if (!product) throw notFound()
  return product
}

async function stopTrackingRemoved(
  tx: Tx,
  by: Adjuster,
  { id: productId, variants }: VendorProduct,
  draft: Pick<ProductDraft, 'variants'>,
): Promise<void> {
  const kept = new Set(draft.variants.map(({ id }) => id))
  const removed = variants.filter(({ id }) => !kept.has(id)).map(({ id, sku }) => ({ productId, variantId: id, sku, to: null }))
  if (removed.length > 0) await adjustStock(tx, by, removed)
}
