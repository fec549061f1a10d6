import { loadFollowedVendors } from '#domains/network/server/index.ts'
import { loadVendorsBySlug } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'

/** The workspace of an approved vendor; NOT_FOUND for others. */
export async function findVendorWorkspace(db: Db, slug: string): Promise<string> {
  const [vendor] = await loadVendorsBySlug(db, [slug])
  if (!vendor) throw notFound()
  return vendor.workspaceId
}

export async function isFollowedVendor({ services: { db }, userId }: MemberContext, slug: string): Promise<{ following: boolean }> {
  const workspaceId = await findVendorWorkspace(db, slug)
  return { following: (await loadFollowedVendors(db, userId, [workspaceId])).has(workspaceId) }
}
