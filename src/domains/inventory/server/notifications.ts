/** The notification that stock is low, for the people who manage it. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { stockLow } from '#events/inventory.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'

const low = defineNotification({
  kind: 'inventory.stockLow',
  area: 'selling',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [stockLow],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'inventory')
    const ids = events.map(({ payload }) => payload.variantId)
    const variants = await loadVariantsForSale(tx.db, ids, FALLBACK_LANGUAGE)
    return events.flatMap(({ payload: { productId, variantId, workspaceId, available } }) => {
      const variant = variants.get(variantId)
      const userIds = variant ? (people.get(workspaceId) ?? []) : []
      const params = { product: variant?.name ?? '', sku: variant?.sku ?? '', available }
      const target = { type: 'variant', id: variantId }
      return userIds.map((userId) => ({ userId, target, actorId: null, params, href: `/products/${productId}/edit`, workspaceId }))
    })
  },
  words: {
    en: { name: 'Low stock', text: ({ product, sku, available }) => `Low stock of ${product} (${sku}): ${available} left` },
    es: {
      name: 'Pocas existencias',
      text: ({ product, sku, available }) => `Pocas existencias de ${product} (${sku}): quedan ${available}`,
    },
    ar: { name: 'مخزون منخفض', text: ({ product, sku, available }) => `مخزون ${product} (${sku}) منخفض، المتبقي: ${available}` },
  },
})

export const notifications = [low]
