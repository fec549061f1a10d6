import { loadOwnedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { toApplicationView } from './application-view.ts'
import { anonymizeApplications, loadApplicationsByUser } from './applications.sql.ts'
import { loadLegalRows } from './shop.sql.ts'
import { loadVendorsBySlug, loadVendorUrls } from './vendors.sql.ts'

/** Vendors are identified by slug. */
const vendor = defineResource({
  type: 'vendor',
  async cards(db, _viewer, language, ids) {
    const vendors = new Map((await loadVendorsBySlug(db, ids)).map((found) => [found.slug, found]))
    return ids.map((id) => {
      const found = vendors.get(id)
      if (!found) return null
      const subtitle = localized(found.tagline, language)
      return {
        type: 'vendor',
        id,
        title: found.name,
        subtitle,
        image: found.logo && pictureView(found.logo, language),
        href: `/vendors/${id}`,
        amount: null,
        state: null,
      }
    })
  },
  /** Everybody sees an approved vendor, and administrators suspend it. */
  async can(db, viewer, act, ids) {
    const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
    if (act !== 'view' && (act !== 'moderate' || !isAdmin)) return new Set()
    return new Set((await loadVendorsBySlug(db, ids)).map(({ slug }) => slug))
  },
  audience: async (db, id) => ((await loadVendorsBySlug(db, [id])).length > 0 ? { kind: 'everyone' } : null),
  async sitemap(db, afterId, limit) {
    const addresses = await loadVendorUrls(db, afterId, limit)
    return addresses.map(({ slug, createdAt }) => ({ id: slug, href: `/vendors/${slug}`, changedAt: createdAt }))
  },
  personalData: {
    obligations: async () => [],
    /** The legal details of the user's shops, which can name a person. */
    export: async (db, userId) => loadLegalRows(db, await loadOwnedWorkspaceIds(db, userId)),
    /** Closing the workspace erases them (close-shop.ts). */
    erase: async () => {},
  },
})

/** Applications have no card; they are exported and anonymized with the account. */
const application = defineResource({
  type: 'application',
  personalData: {
    obligations: async () => [],
    export: async (db, userId) =>
      (await loadApplicationsByUser(db, userId)).map((row) => ({ workspaceId: row.workspaceId, ...toApplicationView(row) })),
    erase: (tx, userId) => anonymizeApplications(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [vendor, application]
