import { fileUrl } from '#platform/server/files/file-key.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { collectionResource } from './collections/collection-resource.ts'
import { canActOnProducts, loadProductAudience } from './product-acts.ts'
import { productModeration } from './product-moderation.ts'
import { loadProductSummaries } from './product-view.ts'
import { loadProductOwners, loadProducts, loadProductUrls, type ProductPicture } from './products.sql.ts'
import { anonymizeTakedowns, exportTakedownsOfUser } from './takedowns/takedowns.sql.ts'
import { loadVendorProducts } from './vendor-products.ts'

const product = defineResource({
  type: 'product',
  async cards(db, _viewer, language, ids) {
    const products = new Map((await loadProductSummaries(db, ids, language)).map((summary) => [summary.id, summary]))
    return ids.map((id) => {
      const found = products.get(id)
      if (!found) return null
      const { name, vendor, image, price } = found
      return { type: 'product', id, title: name, subtitle: vendor.name, image, href: `/products/${id}`, amount: price, state: null }
    })
  },
  can: canActOnProducts,
  audience: loadProductAudience,
  business: {
    permission: 'catalog',
    workspacesOf: async (db, ids) => new Map((await loadProductOwners(db, ids)).map(({ id, workspaceId }) => [id, workspaceId])),
    async pageOf(db, workspaceId, id) {
      const [product] = await loadVendorProducts(db, { workspaceId, ids: [id] }, FALLBACK_LANGUAGE)
      return product ? { title: product.texts[product.language]?.name ?? '', href: `/products/${id}/edit` } : null
    },
  },
  moderation: productModeration,
  adminPath: (id) => `/admin/products/${id}`,
  async sitemap(db, afterId, limit) {
    const addresses = await loadProductUrls(db, afterId, limit)
    return addresses.map(({ id, changedAt }) => ({ id, href: `/products/${id}`, changedAt }))
  },
  async sitemapImages(db, ids) {
    const products = await loadProducts(db, ids, FALLBACK_LANGUAGE)
    return new Map(products.map(({ id, pictures }) => [id, pictures.flatMap(({ sources }) => widest(sources))]))
  },
})

const widest = (sources: ProductPicture['sources']) => sources.slice(-1).map(({ key }) => fileUrl(key))

/** A takedown is shown with its product; the resource exports and erases the people who wrote it. */
const takedown = defineResource({
  type: 'takedown',
  personalData: {
    obligations: async () => [],
    export: exportTakedownsOfUser,
    erase: (tx, userId) => anonymizeTakedowns(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [product, collectionResource, takedown]
