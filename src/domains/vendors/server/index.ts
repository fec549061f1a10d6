/** The door of vendors for other domains' servers. */
import type { Db } from '#platform/server/db.ts'
import { type Vendor, vendorsByWorkspace } from './vendors.sql.ts'

export { approveVendor } from './approve-vendor.ts'
export type { Vendor } from './vendors.sql.ts'

/** The vendors behind these workspaces, by workspace id. A workspace that may not sell is not in the map. */
export async function vendorsOf(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Vendor>> {
  if (workspaceIds.length === 0) return new Map()
  const vendors = await vendorsByWorkspace(db, [...new Set(workspaceIds)])
  return new Map(vendors.filter(({ status }) => status === 'approved').map((vendor) => [vendor.workspaceId, vendor]))
}
