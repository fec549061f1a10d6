import { localized, pictureView } from '#platform/server/picture.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { applicationView } from './application-view.ts'
import { applicationsBy, forgetApplicant } from './applications.sql.ts'
import { vendorAddresses, vendorsBySlug } from './vendors.sql.ts'

/** Named by its slug. */
const vendor: Subject = {
  type: 'vendor',
  async cards(db, _viewer, language, ids) {
    const vendors = new Map((await vendorsBySlug(db, ids)).map((found) => [found.slug, found]))
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
  async sitemap(db, afterId, limit) {
    const addresses = await vendorAddresses(db, afterId, limit)
    return addresses.map(({ slug, createdAt }) => ({ id: slug, href: `/vendors/${slug}`, changedAt: createdAt }))
  },
}

/** What somebody asked for, and with which words. */
const application: Subject = {
  type: 'application',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  personal: {
    obligations: async () => [],
    export: async (db, userId) =>
      (await applicationsBy(db, userId)).map((row) => ({ workspaceId: row.workspaceId, ...applicationView(row) })),
    erase: (tx, userId) => forgetApplicant(tx.db, userId),
  },
}

export const subjects: readonly Subject[] = [vendor, application]
