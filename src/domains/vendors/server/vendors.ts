/** Vendors for administrators, and what the commands on them share. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadOwners, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { VendorRecord, VendorRow, VendorSort } from '../contract.ts'
import { toApplicationView } from './application-view.ts'
import { loadApplications } from './applications.sql.ts'
import { maskedPayout } from './payout-details.ts'
import { findShop, listShops, lockShop, type Shop, type VendorFilter } from './shop.sql.ts'
import { loadShopChecklist, toSuspension } from './shop-view.ts'

const SHOWN_APPLICATIONS = 20

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

export async function requireLockedShop(tx: Tx, id: string): Promise<Shop> {
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
      owner: owner ? { id: owner.id, username: owner.username, name: owner.name } : null,
      since: createdAt.toISOString(),
    }
  })
}

export async function loadVendorRecord(db: Db, id: string, language: Language): Promise<VendorRecord> {
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
export async function recordAction(tx: Tx, ctx: AdminContext, action: `vendors.${string}`, id: string): Promise<void> {
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'vendor', id }, workspaceId: id, client: ctx.client })
}
