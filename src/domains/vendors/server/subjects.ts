import { localized } from '#platform/server/picture.ts'
import type { Subject } from '#platform/server/subjects.ts'
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
      return { type: 'vendor', id, title: found.name, subtitle, image: null, href: `/vendors/${id}`, amount: null, state: null }
    })
  },
  async sitemap(db, afterId, limit) {
    const addresses = await vendorAddresses(db, afterId, limit)
    return addresses.map(({ slug, createdAt }) => ({ id: slug, href: `/vendors/${slug}`, changedAt: createdAt }))
  },
}

export const subjects: readonly Subject[] = [vendor]
