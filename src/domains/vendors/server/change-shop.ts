/** Commands on a shop's details, payout account and vacation. */
import { lockMembership } from '#domains/workspaces/server/index.ts'
import { changed } from '#events/vendors.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { LegalDetails, PayoutInput, ShopView } from '../contract.ts'
import { deleteFormerSlug, findTakenSlugs, saveFormerSlug } from './names.sql.ts'
import { isReservedSlug } from './naming.rules.ts'
import { rejectUnavailableName } from './open-shop.ts'
import { sealPayout } from './payout-details.ts'
import { lockShop, type Shop, updateAwayUntil, updatePayoutDetails, updateShopDetails } from './shop.sql.ts'
import { getShop } from './shop-view.ts'
import { lockNames, type Texts } from './vendors.sql.ts'

const MAX_DAYS_AWAY = 365

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
}

export const getOwnShop = (ctx: WorkspaceContext) => getShop(ctx.services.db, ctx.membership.workspaceId, ctx.language)

/** Updates details; the former slug redirects. Fails with STALE, NAME_TAKEN, NAME_RESERVED (also for reserved slugs) and SLUG_TAKEN. */
export async function updateShop(
  ctx: WorkspaceContext,
  { version, name, slug, tagline, description, shipping, returns, legal }: ShopChange,
): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const shop = await lockOwnShop(tx, ctx)
    if (shop.version !== version) throw new Failure('STALE', { current: await getShop(tx.db, shop.workspaceId, ctx.language) })
    if (name !== shop.name || slug !== shop.slug) await lockNames(tx.db)
    if (name !== shop.name) await rejectUnavailableName(tx, name, shop.workspaceId)
    if (slug !== shop.slug) await changeSlug(tx, shop, slug)
    const policies = { shipping: withoutEmptyTexts(shipping), returns: withoutEmptyTexts(returns) }
    await updateShopDetails(tx.db, shop.workspaceId, {
      name,
      slug,
      legal,
      tagline: withoutEmptyTexts(tagline) ?? {},
      description: withoutEmptyTexts(description) ?? {},
      policies,
    })
    return publishAndLoadShop(tx, ctx, shop)
  })
}

async function changeSlug(tx: Tx, shop: Shop, slug: string): Promise<void> {
  if (isReservedSlug(slug, tx.services.reservedSlugs)) throw new Failure('NAME_RESERVED')
  if ((await findTakenSlugs(tx.db, [slug], shop.workspaceId)).size > 0) throw new Failure('SLUG_TAKEN')
  await deleteFormerSlug(tx.db, slug)
  await saveFormerSlug(tx.db, { slug: shop.slug, workspaceId: shop.workspaceId, since: tx.now })
}

/** Sets the payout account; only the owner may. */
export async function setPayout(ctx: WorkspaceContext, input: PayoutInput): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const { id } = await lockMembership(tx, ctx, 'owner')
    if (!(await lockShop(tx.db, id))) throw notFound()
    await updatePayoutDetails(tx.db, id, sealPayout(ctx.services, id, input))
    return getShop(tx.db, id, ctx.language)
  })
}

/** Sets or ends a vacation. Products stay visible but can't be bought before the day `until`. */
export async function setAway(ctx: WorkspaceContext, { until }: { until: string | null }): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const shop = await lockOwnShop(tx, ctx)
    if (until !== null && !isWithinAYear(until, tx.now))
      throw new Failure('INVALID_INPUT', { fields: [{ path: 'until', rule: 'future', params: {} }] })
    if (until === shop.awayUntil) return getShop(tx.db, shop.workspaceId, ctx.language)
    await updateAwayUntil(tx.db, shop.workspaceId, until)
    return publishAndLoadShop(tx, ctx, shop)
  })
}

/** The day in UTC, as YYYY-MM-DD. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

function isWithinAYear(day: string, now: Date): boolean {
  return day > utcDay(now) && day <= utcDay(new Date(now.getTime() + MAX_DAYS_AWAY * 24 * 3600_000))
}

/** Locks the shop of the caller's workspace. Fails with NOT_FOUND if there is none or it is closed. */
export async function lockOwnShop(tx: Tx, ctx: WorkspaceContext): Promise<Shop> {
  const { id } = await lockMembership(tx, ctx, 'manager')
  const shop = await lockShop(tx.db, id)
  if (!shop || shop.status === 'closed') throw notFound()
  return shop
}

/** Publishes `changed` and returns the current shop. */
export async function publishAndLoadShop(tx: Tx, ctx: OperationContext, { workspaceId }: Shop): Promise<ShopView> {
  publish(tx, changed({ workspaceId }))
  return getShop(tx.db, workspaceId, ctx.language)
}

/** Leaves out empty languages; undefined if all are empty. */
function withoutEmptyTexts(texts: ByLanguage): Texts | undefined {
  const written = Object.entries(texts).filter(([, text]) => text !== '')
  return written.length > 0 ? Object.fromEntries(written) : undefined
}
