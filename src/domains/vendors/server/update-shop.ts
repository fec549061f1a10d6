import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { LegalDetails, ShopView } from '../contract.ts'
import { deleteFormerSlug, findTakenSlugs, saveFormerSlug } from './names.sql.ts'
import { isReservedSlug } from './naming.rules.ts'
import { rejectUnavailableName } from './open-shop.ts'
import { lockOwnShop, publishAndLoadShop } from './own-shop.ts'
import { type Shop, updateShopDetails } from './shop.sql.ts'
import { getShop } from './shop-view.ts'
import { lockNames, type Texts } from './vendors.sql.ts'

type ByLanguage = { en: string; es: string; ar: string }

export type ShopChange = {
  version: number
  name: string
  slug: string
  tagline: ByLanguage
  description: ByLanguage
  shipping: ByLanguage
  returns: ByLanguage
  legal: LegalDetails | null
  trader?: { email: string } | null | undefined
}

/** Updates details; the former slug redirects. Fails with INVALID_INPUT for a business without legal details, STALE, NAME_TAKEN, NAME_RESERVED (also for reserved slugs) and SLUG_TAKEN. */
export async function updateShop(
  ctx: WorkspaceContext,
  { version, name, slug, tagline, description, shipping, returns, legal, trader }: ShopChange,
): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const shop = await lockOwnShop(tx, ctx)
    if (shop.version !== version) throw new Failure('STALE', { current: await getShop(tx.db, shop.workspaceId, ctx.language) })
    const traderEmail = trader === undefined ? shop.traderEmail : (trader?.email ?? null)
    if (traderEmail !== null && legal === null) rejectTraderWithoutAddress()
    if (name !== shop.name || slug !== shop.slug) await lockNames(tx.db)
    if (name !== shop.name) await rejectUnavailableName(tx, name, shop.workspaceId)
    if (slug !== shop.slug) await changeSlug(tx, shop, slug)
    const policies = { shipping: withoutEmptyTexts(shipping), returns: withoutEmptyTexts(returns) }
    await updateShopDetails(tx.db, shop.workspaceId, {
      name,
      slug,
      legal,
      traderEmail,
      tagline: withoutEmptyTexts(tagline) ?? {},
      description: withoutEmptyTexts(description) ?? {},
      policies,
    })
    await tx.services.search.refresh(tx, 'vendor', [shop.slug, slug])
    return publishAndLoadShop(tx, ctx, shop)
  })
}

/** The fields of the address are required of a business. */
function rejectTraderWithoutAddress(): never {
  throw new Failure('INVALID_INPUT', { fields: [{ path: 'legal.address.name', rule: 'required', params: {} }] })
}

async function changeSlug(tx: Tx, shop: Shop, slug: string): Promise<void> {
  if (isReservedSlug(slug, tx.services.reservedSlugs)) throw new Failure('NAME_RESERVED')
  if ((await findTakenSlugs(tx.db, [slug], shop.workspaceId)).size > 0) throw new Failure('SLUG_TAKEN')
  await deleteFormerSlug(tx.db, slug)
  await saveFormerSlug(tx.db, { slug: shop.slug, workspaceId: shop.workspaceId, since: tx.now })
}

/** Leaves out empty languages; undefined if all are empty. */
function withoutEmptyTexts(texts: ByLanguage): Texts | undefined {
  const written = Object.entries(texts).filter(([, text]) => text !== '')
  return written.length > 0 ? Object.fromEntries(written) : undefined
}
