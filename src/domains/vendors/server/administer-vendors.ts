/** Vendors as the operator sees them, and what the operator does about them. */
import { memberIn, usersOf } from '#domains/accounts/server/index.ts'
import { ownersOf, workspaceNames } from '#domains/workspaces/server/index.ts'
import { resumed, suspended } from '#facts/vendors.ts'
import { record } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { Total } from '#platform/server/total.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { QueuedApplication, VendorRecord, VendorRow, VendorSort } from '../contract.ts'
import { applicationView } from './application-view.ts'
import { applicationsOf, countApplications, pageOfApplications, QUEUES, type Queue } from './applications.sql.ts'
import { maskedPayout, openPayout, type PayoutDetails } from './payout-details.ts'
import { queuedViews } from './queued-view.ts'
import { countVendors, lockShop, pageOfVendors, putStatus, type Shop, shopOf, VENDOR_ORDERS, type VendorFilter } from './shop.sql.ts'
import { shopChecklist, suspensionOf } from './shop-view.ts'
import { canResume, canSuspend } from './vendor-states.rules.ts'

const HOUSE = 1
const SHOWN_APPLICATIONS = 20

export async function listApplications(
  { kernel: { db } }: Call,
  { state, cursor, limit }: { state: Queue; cursor?: string | undefined; limit: number },
): Promise<{ items: QueuedApplication[]; nextCursor: string | null; total: Total }> {
  const [rows, total] = await Promise.all([pageOfApplications(db, state, cursor, limit), countApplications(db, state)])
  const { items, nextCursor } = pageOf(rows, limit, QUEUES[state], ({ createdAt, id }) => [createdAt.toISOString(), id])
  return { items: await queuedViews(db, items), nextCursor, total }
}

export async function countWaiting(db: Db): Promise<{ applications: number }> {
  return { applications: (await countApplications(db, 'waiting')).count }
}

export type VendorQuery = VendorFilter & { sort: VendorSort; cursor?: string | undefined; limit: number }

export async function listVendors(
  { kernel: { db }, language }: Call,
  { sort, cursor, limit, ...filter }: VendorQuery,
): Promise<{ items: VendorRow[]; nextCursor: string | null; total: Total }> {
  const [rows, total] = await Promise.all([pageOfVendors(db, filter, { sort, cursor, limit }), countVendors(db, filter)])
  const { items, nextCursor } = pageOf(rows, limit, VENDOR_ORDERS[sort], VENDOR_ORDERS[sort].keyOf)
  return { items: await vendorRows(db, items, language), nextCursor, total }
}

export async function getVendor({ kernel: { db }, language }: Call, { id }: { id: string }): Promise<VendorRecord> {
  return recordOf(db, id, language)
}

/** Nothing of it is for sale from now on. The same reason again changes nothing. Fails with HOUSE_STAYS and SHOP_CLOSED. */
export async function suspend(call: Call, { id, reason }: { id: string; reason: string }): Promise<VendorRecord> {
  return transact(call, async (tx) => {
    const shop = await lockTarget(tx, id)
    if (shop.number === HOUSE) throw new Failure('HOUSE_STAYS')
    if (shop.status === 'closed') throw new Failure('SHOP_CLOSED')
    if (shop.suspensionReason !== reason) {
      const suspendedSince = shop.suspendedSince ?? tx.now
      await putStatus(tx.db, id, { status: 'suspended', suspendedSince, suspensionReason: reason })
      if (canSuspend(shop.status)) announce(tx, suspended({ workspaceId: id }))
      await recordAct(tx, call, 'vendors.suspended', id)
    }
    return recordOf(tx.db, id, call.language)
  })
}

/** Everything is for sale as it was. Nothing happens to a shop that is not suspended. Fails with SHOP_CLOSED. */
export async function resume(call: Call, { id }: { id: string }): Promise<VendorRecord> {
  return transact(call, async (tx) => {
    const shop = await lockTarget(tx, id)
    if (shop.status === 'closed') throw new Failure('SHOP_CLOSED')
    if (canResume(shop.status)) {
      await putStatus(tx.db, id, { status: 'approved', suspendedSince: null, suspensionReason: null })
      announce(tx, resumed({ workspaceId: id }))
      await recordAct(tx, call, 'vendors.resumed', id)
    }
    return recordOf(tx.db, id, call.language)
  })
}

/** In full, for whoever pays; that it was read is in the log. NOT_FOUND where nothing was given. */
export async function revealPayout(call: Call, { id }: { id: string }): Promise<PayoutDetails> {
  return transact(call, async (tx) => {
    const { payoutSealed } = await lockTarget(tx, id)
    if (payoutSealed === null) throw notFound()
    await recordAct(tx, call, 'vendors.payoutRead', id)
    return openPayout(call.kernel, id, payoutSealed)
  })
}

async function lockTarget(tx: Tx, id: string): Promise<Shop> {
  const shop = await lockShop(tx.db, id)
  if (!shop) throw notFound()
  return shop
}

async function vendorRows(db: Db, shops: readonly Shop[], language: Language): Promise<VendorRow[]> {
  const owners = await ownersOf(
    db,
    shops.map(({ workspaceId }) => workspaceId),
  )
  const people = await usersOf(db, [...owners.values()])
  return shops.map(({ workspaceId, number, name, slug, status, logo, createdAt, awayUntil }) => {
    const owner = people.get(owners.get(workspaceId) ?? '')
    return {
      ...{ id: workspaceId, number, name, slug, status, awayUntil },
      logo: logo && pictureView(logo, language),
      owner: owner ? { id: owner.id, username: owner.username } : null,
      since: createdAt.toISOString(),
    }
  })
}

async function recordOf(db: Db, id: string, language: Language): Promise<VendorRecord> {
  const shop = await shopOf(db, id)
  if (!shop) throw notFound()
  const [[row], names, checklist, applications] = await Promise.all([
    vendorRows(db, [shop], language),
    workspaceNames(db, [id]),
    shopChecklist(db, shop),
    applicationsOf(db, id, SHOWN_APPLICATIONS),
  ])
  if (!row) throw notFound()
  const { tagline, description, address, policies, payoutHint } = shop
  return {
    ...row,
    ...{ address, checklist, suspension: suspensionOf(shop), workspaceName: names.get(id) ?? '' },
    tagline: localized(tagline, language),
    description: localized(description, language),
    policies: { shipping: localized(policies.shipping ?? {}, language), returns: localized(policies.returns ?? {}, language) },
    payout: maskedPayout(payoutHint),
    applications: applications.map(applicationView),
  }
}

/** Reasons stay with the shop: people write names into them. */
async function recordAct(tx: Tx, call: Call, action: `vendors.${string}`, id: string): Promise<void> {
  await record(tx, { actor: memberIn(call).id, action, subject: { type: 'vendor', id }, workspaceId: id, client: call.client })
}
