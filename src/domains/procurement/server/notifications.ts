/** Notifications about purchase orders: somebody asks for an approval, and an order was approved. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { approvalAsked, orderStatusChanged } from '#events/procurement.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'

const hrefOf = (orderId: string) => `/procurement/purchase-orders/${orderId}`

const asked = defineNotification({
  kind: 'procurement.approvalAsked',
  area: 'selling',
  channels: { bell: 'on', mail: 'on', push: 'off' },
  events: [approvalAsked],
  async recipients(tx, events) {
    const people = await loadPermittedUserIds(
      tx.db,
      events.map(({ payload }) => payload.workspaceId),
      'procurement',
    )
    return events.flatMap(({ payload: { orderId, workspaceId, number, author, actor } }) =>
      (people.get(workspaceId) ?? [])
        .filter((userId) => userId !== author)
        .map((userId) => ({
          userId,
          target: { type: 'purchaseOrder', id: orderId },
          actorId: actor,
          params: { number },
          href: hrefOf(orderId),
          workspaceId,
        })),
    )
  },
  words: {
    en: { name: 'Purchase order to approve', text: ({ number }) => `Purchase order #${number} needs your approval` },
    es: { name: 'Orden de compra por aprobar', text: ({ number }) => `La orden de compra n.º ${number} necesita tu aprobación` },
    ar: { name: 'أمر شراء للموافقة', text: ({ number }) => `أمر الشراء رقم ${number} يحتاج موافقتك` },
  },
})

const approved = defineNotification({
  kind: 'procurement.approved',
  area: 'selling',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [orderStatusChanged],
  async recipients(_tx, events) {
    return events.flatMap(({ payload: { orderId, workspaceId, number, author, actor, to } }) =>
      to === 'Approved' && actor !== author
        ? [
            {
              userId: author,
              target: { type: 'purchaseOrder', id: orderId },
              actorId: actor,
              params: { number },
              href: hrefOf(orderId),
              workspaceId,
            },
          ]
        : [],
    )
  },
  words: {
    en: { name: 'Purchase order approved', text: ({ number }) => `Purchase order #${number} was approved` },
    es: { name: 'Orden de compra aprobada', text: ({ number }) => `Se aprobó la orden de compra n.º ${number}` },
    ar: { name: 'تمت الموافقة على أمر شراء', text: ({ number }) => `تمت الموافقة على أمر الشراء رقم ${number}` },
  },
})

export const notifications = [asked, approved]
