/** Links between a supplier of one workspace and another workspace: nobody is linked without their consent. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Customer, SupplierLink } from '../contract.ts'
import { findSupplierLink, type LinkRow, loadCustomers } from './links.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

const MAX_CUSTOMERS = 200

export type LinkReply = { link: SupplierLink | null }

export async function getSupplierLink({ services: { db }, membership }: WorkspaceContext, supplierId: string): Promise<LinkReply> {
  const { workspaceId } = membership
  if (!(await findSupplier(db, workspaceId, supplierId))) throw notFound()
  return toReply(db, await findSupplierLink(db, workspaceId, supplierId))
}

export async function listCustomers({ services: { db }, membership }: WorkspaceContext): Promise<{ items: Customer[] }> {
  return loadCustomerViews(db, membership.workspaceId)
}

export async function toReply(db: Db, link: LinkRow | undefined): Promise<LinkReply> {
  if (!link) return { link: null }
  const { id, linkedWorkspaceId, acceptedAt, askedAt } = link
  const shop = (await loadApprovedVendors(db, [linkedWorkspaceId])).get(linkedWorkspaceId)
  const name = shop?.name ?? (await loadWorkspaceNames(db, [linkedWorkspaceId])).get(linkedWorkspaceId) ?? ''
  return { link: { id, accepted: acceptedAt !== null, name, slug: shop?.slug ?? '', askedAt: askedAt.toISOString() } }
}

export async function loadCustomerViews(db: Db, linkedWorkspaceId: string): Promise<{ items: Customer[] }> {
  const links = await loadCustomers(db, linkedWorkspaceId, MAX_CUSTOMERS)
  const names = await loadWorkspaceNames(
    db,
    links.map(({ workspaceId }) => workspaceId),
  )
  return {
    items: links.map(({ id, workspaceId, acceptedAt, askedAt }) => ({
      id,
      name: names.get(workspaceId) ?? '',
      accepted: acceptedAt !== null,
      askedAt: askedAt.toISOString(),
    })),
  }
}
