/** The notification that pictures of a file can't be fetched, for the people who manage products. */
import { loadVendorProducts } from '#domains/catalog/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { picturesMissed } from '#events/products.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { MISSED_WORDS } from './pictures-by-url/notification-words.ts'
import { loadPictureUrls } from './pictures-by-url/picture-urls.sql.ts'

const missed = defineNotification({
  kind: 'products.picturesMissed',
  area: 'selling',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [picturesMissed],
  async recipients(tx, events) {
    const found = await Promise.all(
      events.map(async ({ payload: { workspaceId, productId } }) => {
        const [product] = await loadVendorProducts(tx.db, { workspaceId, ids: [productId] }, FALLBACK_LANGUAGE)
        const problems = (await loadPictureUrls(tx.db, workspaceId, [productId])).filter(({ problem }) => problem !== null)
        const people = (await loadPermittedUserIds(tx.db, [workspaceId], 'catalog')).get(workspaceId) ?? []
        const [first] = problems
        if (!product || !first) return []
        const name = product.texts[product.language]?.name ?? ''
        const params = { product: name, missed: problems.length, url: first.url, what: first.problem ?? '' }
        const target = { type: 'product', id: productId }
        return people.map((userId) => ({ userId, target, actorId: null, params, href: `/products/${productId}/edit`, workspaceId }))
      }),
    )
    return found.flat()
  },
  words: MISSED_WORDS,
})

export const notifications = [missed]
