/** Who hears of orders to suppliers: both sides of a linked order, and the buyer of confirmations and late orders. */
import { loadManagerIds, loadPermittedUserIds, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { linkAccepted, linkAsked, orderConfirmed, orderLate, orderSent, shipmentAdvised } from '#events/procurement.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { CUSTOMER_ORDERS } from '../contract/constants.ts'
import { findOrder, loadOrders } from './orders.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

const channels = { bell: 'on', mail: 'on', push: 'on' } as const
const PERMISSION = 'procurement'

type OrderRef = { orderId: string; workspaceId: string; number: string }

/** To everybody of the buyer with the permission, who includes the author. */
async function buyerNotices(tx: Tx, kind: string, { orderId, workspaceId, number }: OrderRef) {
  const order = await findOrder(tx.db, workspaceId, orderId)
  if (!order) return []
  const userIds = (await loadPermittedUserIds(tx.db, [workspaceId], PERMISSION)).get(workspaceId) ?? []
  return userIds.map((userId) => ({
    userId,
    target: { type: 'purchaseOrder', id: `${orderId} ${kind}` },
    actorId: null,
    params: { number, supplier: order.supplierName },
    href: `/procurement/purchase-orders/${orderId}`,
    workspaceId,
  }))
}

const confirmed = defineNotification({
  kind: 'procurement.confirmed',
  area: 'workspace',
  channels,
  events: [orderConfirmed],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => buyerNotices(tx, 'confirmed', payload)))).flat(),
  words: {
    en: { name: 'Orders that suppliers confirm', text: ({ number, supplier }) => `${supplier} confirmed PO #${number}` },
    es: { name: 'Pedidos confirmados por proveedores', text: ({ number, supplier }) => `${supplier} confirmó PO #${number}` },
    ar: { name: 'أوامر الشراء التي يؤكدها المورّدون', text: ({ number, supplier }) => `${supplier}: تأكيد PO #${number}` },
  },
})

const advised = defineNotification({
  kind: 'procurement.advised',
  area: 'workspace',
  channels: { ...channels, mail: 'off' },
  events: [shipmentAdvised],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => buyerNotices(tx, 'advised', payload)))).flat(),
  words: {
    en: { name: 'Shipments of suppliers', text: ({ number, supplier }) => `${supplier} shipped goods of PO #${number}` },
    es: { name: 'Envíos de proveedores', text: ({ number, supplier }) => `${supplier} ha enviado artículos de PO #${number}` },
    ar: { name: 'شحنات المورّدين', text: ({ number, supplier }) => `${supplier}: شحن بضائع من PO #${number}` },
  },
})

const late = defineNotification({
  kind: 'procurement.late',
  area: 'workspace',
  channels,
  events: [orderLate],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => buyerNotices(tx, 'late', payload)))).flat(),
  words: {
    en: { name: 'Late purchase orders', text: ({ number, supplier }) => `PO #${number} from ${supplier} is late` },
    es: { name: 'Pedidos de compra con retraso', text: ({ number, supplier }) => `PO #${number} de ${supplier} va con retraso` },
    ar: { name: 'أوامر الشراء المتأخرة', text: ({ number, supplier }) => `تأخر PO #${number} من ${supplier}` },
  },
})

const customerOrder = defineNotification({
  kind: 'procurement.customerOrder',
  area: 'workspace',
  channels,
  events: [orderSent],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { orderId, workspaceId, number, linkedWorkspaceId } }) => {
        const [order] = linkedWorkspaceId === null ? [] : await loadOrders(tx.db, [orderId])
        if (!order || linkedWorkspaceId === null) return []
        const customer = (await loadWorkspaceNames(tx.db, [workspaceId])).get(workspaceId) ?? ''
        const userIds = (await loadPermittedUserIds(tx.db, [linkedWorkspaceId], PERMISSION)).get(linkedWorkspaceId) ?? []
        return userIds.map((userId) => ({
          userId,
          target: { type: 'customerOrder', id: orderId },
          actorId: null,
          params: { number, customer },
          href: `${CUSTOMER_ORDERS}/${orderId}`,
          workspaceId: linkedWorkspaceId,
        }))
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Purchase orders from customers', text: ({ number, customer }) => `${customer} sent you PO #${number}` },
    es: { name: 'Pedidos de compra de clientes', text: ({ number, customer }) => `${customer} te ha enviado PO #${number}` },
    ar: { name: 'أوامر الشراء من العملاء', text: ({ number, customer }) => `${customer}: أمر شراء جديد PO #${number}` },
  },
})

const asked = defineNotification({
  kind: 'procurement.linkAsked',
  area: 'workspace',
  channels,
  events: [linkAsked],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { linkId, workspaceId, linkedWorkspaceId } }) => {
        const customer = (await loadWorkspaceNames(tx.db, [workspaceId])).get(workspaceId) ?? ''
        const userIds = await loadManagerIds(tx.db, linkedWorkspaceId)
        return userIds.map((userId) => ({
          userId,
          target: { type: 'supplierLink', id: linkId },
          actorId: null,
          params: { customer },
          href: CUSTOMER_ORDERS,
          workspaceId: linkedWorkspaceId,
        }))
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Customers who ask to link', text: ({ customer }) => `${customer} wants to send you purchase orders here` },
    es: { name: 'Clientes que piden un vínculo', text: ({ customer }) => `${customer} quiere enviarte aquí sus pedidos de compra` },
    ar: { name: 'العملاء الذين يطلبون الربط', text: ({ customer }) => `${customer}: طلب إرسال أوامر الشراء إليك هنا` },
  },
})

const accepted = defineNotification({
  kind: 'procurement.linkAccepted',
  area: 'workspace',
  channels: { ...channels, mail: 'off' },
  events: [linkAccepted],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { linkId, workspaceId, supplierId, askedBy } }) => {
        const supplier = await findSupplier(tx.db, workspaceId, supplierId)
        if (!supplier) return []
        const notice = { userId: askedBy, actorId: null, params: { supplier: supplier.name }, workspaceId }
        return [{ ...notice, target: { type: 'supplierLink', id: `${linkId} accepted` }, href: `/procurement/suppliers/${supplierId}` }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Suppliers that accept a link', text: ({ supplier }) => `${supplier} now gets your purchase orders here` },
    es: { name: 'Proveedores que aceptan el vínculo', text: ({ supplier }) => `${supplier} recibe ahora aquí tus pedidos de compra` },
    ar: { name: 'المورّدون الذين يقبلون الربط', text: ({ supplier }) => `${supplier}: أوامر الشراء تصل إليه هنا الآن` },
  },
})

export const notifications = [confirmed, advised, late, customerOrder, asked, accepted]
