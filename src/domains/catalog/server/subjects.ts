import type { Subject } from '#platform/server/subjects.ts'
import { summaries } from './product-view.ts'
import { productAddresses } from './products.sql.ts'

const product: Subject = {
  type: 'product',
  async cards(db, _viewer, language, ids) {
    const products = new Map((await summaries(db, ids, language)).map((summary) => [summary.id, summary]))
    return ids.map((id) => {
      const found = products.get(id)
      if (!found) return null
      const { name, vendor, image, price } = found
      return { type: 'product', id, title: name, subtitle: vendor.name, image, href: `/products/${id}`, amount: price, state: null }
    })
  },
  async sitemap(db, afterId, limit) {
    const addresses = await productAddresses(db, afterId, limit)
    return addresses.map(({ id, publishedAt }) => ({ id, href: `/products/${id}`, changedAt: publishedAt }))
  },
}

export const subjects: readonly Subject[] = [product]
