/** Notifications that stock is low or expires soon, for the people who manage it, and that a transfer is completed, for who initiated it. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { lotExpiring, stockLow, transferCompleted } from '#events/inventory.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { loadNamesOf } from './warehouses/warehouses.sql.ts'

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
    // Events that were published before there were several warehouses name none.
    const places = await loadNamesOf(
      tx.db,
      events.flatMap(({ payload }) => payload.warehouseId ?? []),
    )
    return events.flatMap(({ payload: { variantId, workspaceId, warehouseId, available } }) => {
      const variant = variants.get(variantId)
      const userIds = variant ? (people.get(workspaceId) ?? []) : []
      const params = { product: variant?.name ?? '', sku: variant?.sku ?? '', available, warehouse: places.get(warehouseId) ?? '' }
      const target = { type: 'variant', id: variantId }
      return userIds.map((userId) => ({ userId, target, actorId: null, params, href: `/inventory?variant=${variantId}`, workspaceId }))
    })
  },
  words: {
    en: {
      name: 'Low stock',
      text: ({ product, sku, available, warehouse }) =>
        `Low stock of ${product} (${sku})${warehouse ? ` in ${warehouse}` : ''}: ${available} left`,
    },
    es: {
      name: 'Pocas existencias',
      text: ({ product, sku, available, warehouse }) =>
        `Pocas existencias de ${product} (${sku})${warehouse ? ` en ${warehouse}` : ''}: quedan ${available}`,
    },
    ar: {
      name: 'مخزون منخفض',
      text: ({ product, sku, available, warehouse }) =>
        `مخزون ${product} (${sku})${warehouse ? ` في ${warehouse}` : ''} منخفض، المتبقي: ${available}`,
    },
  },
})

const completed = defineNotification({
  kind: 'inventory.transferCompleted',
  area: 'selling',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [transferCompleted],
  async recipients(_tx, events) {
    return events.flatMap(({ payload: { transferId, workspaceId, createdBy } }) => {
      if (createdBy === null) return []
      const target = { type: 'stockTransfer', id: transferId }
      const href = `/inventory/transfers/${transferId}`
      return [{ userId: createdBy, target, actorId: null, params: { id: transferId }, href, workspaceId }]
    })
  },
  words: {
    en: { name: 'Completed transfer', text: ({ id }) => `Transfer ${id} completed!` },
    es: { name: 'Traslado completado', text: ({ id }) => `¡Traslado ${id} completado!` },
    ar: { name: 'اكتمال النقل', text: ({ id }) => `اكتمل النقل ${id}!` },
  },
})

const expiring = defineNotification({
  kind: 'inventory.lotExpiring',
  area: 'selling',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [lotExpiring],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'inventory')
    const ids = events.map(({ payload }) => payload.variantId)
    const variants = await loadVariantsForSale(tx.db, ids, FALLBACK_LANGUAGE)
    return events.flatMap(({ payload: { lotId, workspaceId, variantId, number, expiresOn, units } }) => {
      const userIds = variants.has(variantId) ? (people.get(workspaceId) ?? []) : []
      const params = { product: variants.get(variantId)?.name ?? '', number, day: expiresOn, units }
      const target = { type: 'lot', id: lotId }
      return userIds.map((userId) => ({ userId, target, actorId: null, params, href: `/inventory/lots/${lotId}`, workspaceId }))
    })
  },
  words: {
    en: {
      name: 'Batch expires soon',
      text: ({ product, number, day, units }) => `Batch ${number} of ${product} expires on ${day}: ${units} on hand`,
    },
    es: {
      name: 'Un lote caduca pronto',
      text: ({ product, number, day, units }) => `El lote ${number} de ${product} caduca el ${day}: quedan ${units}`,
    },
    ar: {
      name: 'دفعة تنتهي صلاحيتها قريبًا',
      text: ({ product, number, day, units }) => `تنتهي صلاحية الدفعة ${number} من ${product} في ${day}: المتبقي ${units}`,
    },
  },
})

export const notifications = [low, completed, expiring]
