/** Queries and commands of administrators on vendors. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadOwners, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { resumed, suspended } from '#events/vendors.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { QueuedApplication, VendorRecord, VendorRow, VendorSort } from '../contract.ts'
import { toApplicationView } from './application-view.ts'
import { countApplications, listApplicationRows, loadApplications, type Queue } from './applications.sql.ts'
import { maskedPayout, openPayout, type PayoutDetails } from './payout-details.ts'
import { toQueuedApplications } from './queued-applications.ts'
import { findShop, listShops, lockShop, type Shop, updateShopStatus, type VendorFilter } from './shop.sql.ts'
import { loadShopChecklist, toSuspension } from './shop-view.ts'
import { canResume, canSuspend } from './vendor-states.rules.ts'

const PLATFORM_STORE = 1
const SHOWN_APPLICATIONS = 20

export async function listApplications(
  { services: { db } }: AdminContext,
  { state, cursor, limit }: { state: Queue; cursor?: string | undefined; limit: number },
): Promise<{ items: QueuedApplication[]; nextCursor: string | null; total: Total }> {
  const { items, nextCursor, total } = await listApplicationRows(db, state, { cursor, limit })
  return { items: await toQueuedApplications(db, items), nextCursor, total }
}

export async function countPendingApplications(db: Db): Promise<{ applications: number }> {
  return { applications: (await countApplications(db, 'waiting')).count }
}

export type VendorQuery = VendorFilter & { sort: VendorSort; cursor?: string | undefined; limit: number }

export async function listVendors(
  { services: { db }, language }: AdminContext,
  { sort, cursor, limit, ...filter }: VendorQuery,
): Promise<{ items: VendorRow[]; nextCursor: string | null; total: Total }> {
  const { items, nextCursor, total } = await listShops(db, filter, sort, { cursor, limit })
  return { items: await toVendorRows(db, items, language), nextCursor, total }
}

export async function getVendor({ services: { db }, language }: AdminContext, { id }: { id: string }): Promise<VendorRecord> {
  return loadVendorRecord(db, id, language)
}

/** Takes all products off sale. Repeating the same reason changes nothing. Fails with PLATFORM_STORE_STAYS and SHOP_CLOSED. */
export async function suspendVendor(ctx: AdminContext, { id, reason }: { id: string; reason: string }): Promise<VendorRecord> {
  return transact(ctx, async (tx) => {
    const shop = await requireLockedShop(tx, id)
    if (shop.number === PLATFORM_STORE) throw new Failure('PLATFORM_STORE_STAYS')
    if (shop.status === 'closed') throw new Failure('SHOP_CLOSED')
    if (shop.suspensionReason !== reason) {
      const suspendedSince = shop.suspendedSince ?? tx.now
      await updateShopStatus(tx.db, id, { status: 'suspended', suspendedSince, suspensionReason: reason })
      if (canSuspend(shop.status)) publish(tx, suspended({ workspaceId: id }))
      await recordAction(tx, ctx, 'vendors.suspended', id)
    }
    return loadVendorRecord(tx.db, id, ctx.language)
  })
}

/** Lifts a suspension; does nothing if the shop is not suspended. Fails with SHOP_CLOSED. */
export async function resumeVendor(ctx: AdminContext, { id }: { id: string }): Promise<VendorRecord> {
  return transact(ctx, async (tx) => {
    const shop = await requireLockedShop(tx, id)
    if (shop.status === 'closed') throw new Failure('SHOP_CLOSED')
    if (canResume(shop.status)) {
      await updateShopStatus(tx.db, id, { status: 'approved', suspendedSince: null, suspensionReason: null })
      publish(tx, resumed({ workspaceId: id }))
      await recordAction(tx, ctx, 'vendors.resumed', id)
    }
    return loadVendorRecord(tx.db, id, ctx.language)
  })
}

/** Decrypts the payout details and records the access in the audit log. Fails with NOT_FOUND if there are none. */
export async function revealPayout(ctx: AdminContext, { id }: { id: string }): Promise<PayoutDetails> {
  return transact(ctx, async (tx) => {
    const { payoutSealed } = await requireLockedShop(tx, id)
    if (payoutSealed === null) throw notFound()
    await recordAction(tx, ctx, 'vendors.payoutRead', id)
    return openPayout(ctx.services, id, payoutSealed)
  })
}

async function requireLockedShop(tx: Tx, id: string): Promise<Shop> {
  const shop = await lockShop(tx.db, id)
  if (!shop) throw notFound()
  return shop
}

async function toVendorRows(db: Db, shops: readonly Shop[], language: Language): Promise<VendorRow[]> {
  const owners = await loadOwners(
    db,
    shops.map(({ workspaceId }) => workspaceId),
  )
  const people = await loadUsers(db, [...owners.values()])
  return shops.map(({ workspaceId, number, name, slug, status, logo, createdAt, awayUntil }) => {
    const owner = people.get(owners.get(workspaceId) ?? '')
    return {
      id: workspaceId,
      number,
      name,
      slug,
      status,
      awayUntil,
      logo: logo && pictureView(logo, language),
      owner: owner ? { id: owner.id, username: owner.username } : null,
      since: createdAt.toISOString(),
    }
  })
}

async function loadVendorRecord(db: Db, id: string, language: Language): Promise<VendorRecord> {
  const shop = await findShop(db, id)
  if (!shop) throw notFound()
  const [[row], names, checklist, applications] = await Promise.all([
    toVendorRows(db, [shop], language),
    loadWorkspaceNames(db, [id]),
    loadShopChecklist(db, shop),
    loadApplications(db, id, SHOWN_APPLICATIONS),
  ])
  if (!row) throw notFound()
  const { tagline, description, legal, policies, payoutHint } = shop
  return {
    ...row,
    legal,
    checklist,
    suspension: toSuspension(shop),
    workspaceName: names.get(id) ?? '',
    tagline: localized(tagline, language),
    description: localized(description, language),
    policies: { shipping: localized(policies.shipping ?? {}, language), returns: localized(policies.returns ?? {}, language) },
    payout: maskedPayout(payoutHint),
    applications: applications.map(toApplicationView),
  }
}

/** The audit log omits the reason, because it may contain personal data. */
async function recordAction(tx: Tx, ctx: AdminContext, action: `vendors.${string}`, id: string): Promise<void> {
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'vendor', id }, workspaceId: id, client: ctx.client })
}
