import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadProfileAccess } from '#domains/network/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadOwnedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'

/** The approved shops of a person. A shop is public, so a private account has them too; a blocked person has none. */
export async function listVendorsOfPerson({ services, userId: viewerId, language }: MemberContext, userId: string) {
  const { db } = services
  const access = await loadProfileAccess(db, viewerId, userId, services.now())
  if (!access || access.relation.blocked || !(await loadVisibleUsers(db, [userId])).has(userId)) throw notFound()
  const vendors = await loadApprovedVendors(db, await loadOwnedWorkspaceIds(db, userId))
  return {
    items: [...vendors.values()].map(({ slug, name, tagline, logo }) => ({
      slug,
      name,
      tagline: localized(tagline, language),
      logo: logo && pictureView(logo, language),
    })),
  }
}
