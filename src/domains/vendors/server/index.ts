/** The door of vendors for other domains' servers. */
import type { Db } from '#platform/server/db.ts'
import { activeMethodsOf, type DeliveryMethod } from './delivery-methods.sql.ts'
import { shopOf } from './shop.sql.ts'
import { type Vendor, vendorsByWorkspace } from './vendors.sql.ts'

export { addDeliveryMethod } from './add-delivery-method.ts'
export { approveVendor } from './approve-vendor.ts'
export { deliveryMethodView } from './delivery-method-view.ts'
export { type DeliveryMethod, offeredMethod } from './delivery-methods.sql.ts'
export { slugAfter } from './names.sql.ts'
export { type Vendor, vendorsBySlug, vendorsNamedLike } from './vendors.sql.ts'

/** The end of the account payouts go to; null where its vendor gave none. */
export async function payoutEndingOf(db: Db, workspaceId: string): Promise<string | null> {
  return (await shopOf(db, workspaceId))?.payoutHint ?? null
}

/** The vendors behind these workspaces, by workspace id. A workspace that may not sell is not in the map. */
export async function vendorsOf(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Vendor>> {
  if (workspaceIds.length === 0) return new Map()
  const vendors = await vendorsByWorkspace(db, [...new Set(workspaceIds)])
  return new Map(vendors.filter(({ status }) => status === 'approved').map((vendor) => [vendor.workspaceId, vendor]))
}

/** The methods a shopper may choose of these vendors, by workspace id. A vendor without any is not in the map: it shares the one rule. */
export async function deliveryMethodsOf(db: Db, workspaceIds: readonly string[]): Promise<Map<string, DeliveryMethod[]>> {
  if (workspaceIds.length === 0) return new Map()
  return Map.groupBy(await activeMethodsOf(db, [...new Set(workspaceIds)]), ({ workspaceId }) => workspaceId)
}
