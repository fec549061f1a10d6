/** Public interface of vendors for other domains' servers. */
import type { Db } from '#platform/server/db.ts'
import type { LegalDetails, Trader } from '../contract.ts'
import { type DeliveryMethod, loadActiveMethods } from './delivery-methods.sql.ts'
import { findShop, loadLegalRows } from './shop.sql.ts'
import { loadVendorsByWorkspace, type Vendor } from './vendors.sql.ts'

export { type Destination, type Quote, quoteDelivery } from '../contract/zones.rules.ts'
export { addDeliveryMethod } from './add-delivery-method.ts'
export { approveVendor } from './approve-vendor.ts'
export { type DeliverySpan, deliveryEstimate, parcelEstimate } from './delivery-estimate.rules.ts'
export { toDeliveryMethodView } from './delivery-method-view.ts'
export { type DeliveryMethod, findActiveMethod } from './delivery-methods.sql.ts'
export { loadHiddenShops } from './hidden-shops.ts'
export { findCurrentSlug } from './names.sql.ts'
export { findVendorIdsByName, loadVendorsBySlug, searchVendorsByName, type Vendor } from './vendors.sql.ts'

/** Last digits of the vendor's payout account; null if there is none. */
export async function findPayoutEnding(db: Db, workspaceId: string): Promise<string | null> {
  return (await findShop(db, workspaceId))?.payoutHint ?? null
}

/** Whether payouts wait until the owner confirms the payout account. */
export async function isPayoutFrozen(db: Db, workspaceId: string): Promise<boolean> {
  return Boolean((await findShop(db, workspaceId))?.payoutFrozenAt)
}

/** The legal details of these vendors, also of suspended and closed ones, by workspace id. */
export async function loadLegalDetails(db: Db, workspaceIds: readonly string[]): Promise<Map<string, LegalDetails | null>> {
  return new Map((await loadLegalRows(db, workspaceIds)).map(({ workspaceId, legal }) => [workspaceId, legal]))
}

/** What a shop that sells as a business tells its customers about itself; null for other shops. */
export async function findTrader(db: Db, workspaceId: string): Promise<Trader | null> {
  const [row] = await loadLegalRows(db, [workspaceId])
  return row?.legal && row.traderEmail !== null ? { ...row.legal, email: row.traderEmail } : null
}

/** Approved vendors by workspace id. Workspaces that may not sell are missing from the map. */
export async function loadApprovedVendors(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Vendor>> {
  if (workspaceIds.length === 0) return new Map()
  const vendors = await loadVendorsByWorkspace(db, [...new Set(workspaceIds)])
  return new Map(vendors.filter(({ status }) => status === 'approved').map((vendor) => [vendor.workspaceId, vendor]))
}

/** Active delivery methods by workspace id. A vendor without any is missing from the map; the platform's shipping rule applies. */
export async function loadDeliveryMethods(db: Db, workspaceIds: readonly string[]): Promise<Map<string, DeliveryMethod[]>> {
  if (workspaceIds.length === 0) return new Map()
  return Map.groupBy(await loadActiveMethods(db, [...new Set(workspaceIds)]), ({ workspaceId }) => workspaceId)
}
