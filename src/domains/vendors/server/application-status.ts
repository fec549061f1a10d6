import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { ApplicationStatusView } from '../contract.ts'
import { toApplicationView } from './application-view.ts'
import { loadApplications } from './applications.sql.ts'
import { vendorSettings } from './settings.sql.ts'
import { findShop } from './shop.sql.ts'
import { toSuspension } from './shop-view.ts'

/** The workspace's shop, latest application and the approval setting. */
export async function loadApplicationStatus(db: Db, workspaceId: string): Promise<ApplicationStatusView> {
  const [shop, [last], { approval }] = await Promise.all([
    findShop(db, workspaceId),
    loadApplications(db, workspaceId, 1),
    vendorSettings.load(db),
  ])
  return {
    vendor: shop ? { status: shop.status, name: shop.name, slug: shop.slug, suspension: toSuspension(shop) } : null,
    application: last ? toApplicationView(last) : null,
    approval,
  }
}

export const getApplicationStatus = (ctx: WorkspaceContext) => loadApplicationStatus(ctx.services.db, ctx.membership.workspaceId)
