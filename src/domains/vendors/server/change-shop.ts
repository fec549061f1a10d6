/** What a shop says of itself, and whether it is there. */
import { lockSeat, workspaceIn } from '#domains/workspaces/server/index.ts'
import { changed } from '#facts/vendors.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { PayoutInput, ShopView } from '../contract.ts'
import { dropFormerSlug, keepFormerSlug, takenSlugs } from './names.sql.ts'
import { isReservedSlug } from './naming.rules.ts'
import { refuseName } from './open-shop.ts'
import { sealPayout } from './payout-details.ts'
import { lockShop, putAway, putPayout, putWords, type Shop } from './shop.sql.ts'
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
  address: string
}

export const readShop = (call: Call) => getShop(call.kernel.db, workspaceIn(call), call.language)

/** Fails with STALE, NAME_TAKEN, NAME_RESERVED (also for a slug that stands in addresses) and SLUG_TAKEN. An old slug goes on leading here. */
export async function updateShop(
  call: Call,
  { version, name, slug, tagline, description, shipping, returns, address }: ShopChange,
): Promise<ShopView> {
  return transact(call, async (tx) => {
    const shop = await lockOwn(tx, call)
    if (shop.version !== version) throw new Failure('STALE', { current: await getShop(tx.db, shop.workspaceId, call.language) })
    if (name !== shop.name || slug !== shop.slug) await lockNames(tx.db)
    if (name !== shop.name) await refuseName(tx, name, shop.workspaceId)
    if (slug !== shop.slug) await takeSlug(tx, shop, slug)
    const policies = { shipping: said(shipping), returns: said(returns) }
    await putWords(tx.db, shop.workspaceId, {
      ...{ name, slug, address },
      ...{ tagline: said(tagline) ?? {}, description: said(description) ?? {}, policies },
    })
    return shown(tx, call, shop)
  })
}

async function takeSlug(tx: Tx, shop: Shop, slug: string): Promise<void> {
  if (isReservedSlug(slug)) throw new Failure('NAME_RESERVED')
  if ((await takenSlugs(tx.db, [slug], shop.workspaceId)).size > 0) throw new Failure('SLUG_TAKEN')
  await dropFormerSlug(tx.db, slug)
  await keepFormerSlug(tx.db, { slug: shop.slug, workspaceId: shop.workspaceId, since: tx.now })
}

/** From now on payouts go there. The owner's to say. */
export async function setPayout(call: Call, input: PayoutInput): Promise<ShopView> {
  return transact(call, async (tx) => {
    const { id } = await lockSeat(tx, call, 'owner')
    if (!(await lockShop(tx.db, id))) throw notFound()
    await putPayout(tx.db, id, sealPayout(call.kernel, id, input))
    return getShop(tx.db, id, call.language)
  })
}

/** Products stay to be seen, and nothing can be bought before the day `until`. */
export async function setAway(call: Call, { until }: { until: string | null }): Promise<ShopView> {
  return transact(call, async (tx) => {
    const shop = await lockOwn(tx, call)
    if (until !== null && !isWithinAYear(until, tx.now))
      throw new Failure('INVALID_INPUT', { fields: [{ path: 'until', rule: 'future', params: {} }] })
    if (until === shop.awayUntil) return getShop(tx.db, shop.workspaceId, call.language)
    await putAway(tx.db, shop.workspaceId, until)
    return shown(tx, call, shop)
  })
}

/** Days are those of the clock of Greenwich, as everywhere without a place. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

function isWithinAYear(day: string, now: Date): boolean {
  return day > dayOf(now) && day <= dayOf(new Date(now.getTime() + MAX_DAYS_AWAY * 24 * 3600_000))
}

/** The shop of the caller's workspace, as it is now, locked. */
export async function lockOwn(tx: Tx, call: Call): Promise<Shop> {
  const { id } = await lockSeat(tx, call, 'manager')
  const shop = await lockShop(tx.db, id)
  if (!shop || shop.status === 'closed') throw notFound()
  return shop
}

/** Tells whoever shows it, and answers it as it is now. */
export async function shown(tx: Tx, call: Call, { workspaceId }: Shop): Promise<ShopView> {
  announce(tx, changed({ workspaceId }))
  return getShop(tx.db, workspaceId, call.language)
}

/** Without the languages that were left empty; undefined when all were. */
function said(texts: ByLanguage): Texts | undefined {
  const written = Object.entries(texts).filter(([, text]) => text !== '')
  return written.length > 0 ? Object.fromEntries(written) : undefined
}
