/** A collection as a resource; it is identified by its slug, like a vendor. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { localized } from '#platform/server/picture.ts'
import { defineResource } from '#platform/server/resources.ts'
import { loadCollectionSlugs, loadPublishedCollections, type PublishedCollection } from './published-collections.sql.ts'

/** The published collections of the platform and of vendors who may sell, with the vendor's name. */
export async function findShownCollections(
  db: Db,
  slugs: readonly string[],
): Promise<(PublishedCollection & { vendor: { slug: string; name: string } | null })[]> {
  const rows = await loadPublishedCollections(db, slugs)
  const vendors = await loadApprovedVendors(
    db,
    rows.flatMap(({ workspaceId }) => workspaceId ?? []),
  )
  return rows.flatMap((row) => {
    const vendor = row.workspaceId === null ? null : vendors.get(row.workspaceId)
    return vendor === undefined ? [] : [{ ...row, vendor: vendor && { slug: vendor.slug, name: vendor.name } }]
  })
}

export const collectionResource = defineResource({
  type: 'collection',
  async cards(db, _viewer, language, slugs) {
    const shown = new Map((await findShownCollections(db, slugs)).map((collection) => [collection.slug, collection]))
    return slugs.map((slug) => {
      const found = shown.get(slug)
      if (!found) return null
      return {
        type: 'collection',
        id: slug,
        title: localized(found.name, language),
        subtitle: found.vendor?.name ?? '',
        image: null,
        href: `/collections/${slug}`,
        amount: null,
        state: null,
      }
    })
  },
  async can(db, _viewer, act, slugs) {
    return new Set(act === 'view' ? (await findShownCollections(db, slugs)).map(({ slug }) => slug) : [])
  },
  audience: async (db, slug) => ((await findShownCollections(db, [slug])).length > 0 ? { kind: 'everyone' } : null),
  async sitemap(db, afterSlug, limit) {
    const collections = await loadCollectionSlugs(db, afterSlug, limit)
    return collections.map(({ slug, createdAt }) => ({ id: slug, href: `/collections/${slug}`, changedAt: createdAt }))
  },
})
