/** Kinds of notifications about applications to sell and about the state of a shop. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadOwners } from '#domains/workspaces/server/index.ts'
import { applied, approved, refused, resumed, suspended } from '#events/vendors.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findApplication } from './applications.sql.ts'

/** Only applications that wait for a decision: automatic approval needs nobody. */
const toDecide = defineNotification({
  kind: 'vendors.applied',
  area: 'administration',
  channels: { bell: 'on', mail: 'on', push: 'off' },
  events: [applied],
  async recipients(tx, events) {
    const applications = await Promise.all(events.map(({ payload }) => findApplication(tx.db, payload.applicationId)))
    const open = applications.flatMap((application) => (application?.status === 'submitted' ? [application] : []))
    const userIds = open.length > 0 ? await loadAdministratorIds(tx.db) : []
    return open.flatMap(({ id, name }) =>
      userIds.map((userId) => ({
        userId,
        target: { type: 'vendorApplication', id },
        actorId: null,
        params: { name },
        href: '/admin/vendors/applications',
      })),
    )
  },
  words: {
    en: { name: 'Vendor applications', text: ({ name }) => `${name} applied to sell` },
    es: { name: 'Solicitudes de vendedores', text: ({ name }) => `${name} solicita vender` },
    ar: { name: 'طلبات البائعين', text: ({ name }) => `تقدّم ${name} بطلب للبيع` },
  },
})

const SHOP = {
  en: {
    [approved.type]: 'Your shop was approved. You can sell now',
    [refused.type]: 'Your application to sell wasn’t approved',
    [suspended.type]: 'Your shop was suspended',
    [resumed.type]: 'Your shop is open again',
  },
  es: {
    [approved.type]: 'Tu tienda fue aprobada. Ya puedes vender',
    [refused.type]: 'Tu solicitud para vender no fue aprobada',
    [suspended.type]: 'Tu tienda fue suspendida',
    [resumed.type]: 'Tu tienda vuelve a estar abierta',
  },
  ar: {
    [approved.type]: 'قُبل متجرك، ويمكنك البيع الآن',
    [refused.type]: 'لم يُقبل طلبك للبيع',
    [suspended.type]: 'عُلّق متجرك',
    [resumed.type]: 'عاد متجرك مفتوحًا',
  },
}

const shopState = defineNotification({
  kind: 'vendors.shopState',
  area: 'selling',
  urgent: true,
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [approved, refused, suspended, resumed],
  async recipients(tx: Tx, events) {
    const owners = await loadOwners(
      tx.db,
      events.map(({ payload }) => payload.workspaceId),
    )
    return events.flatMap(({ type, payload }) => {
      const { workspaceId } = payload
      // Nobody applied for a shop that was created without an application.
      const isDecision = !('applicationId' in payload) || payload.applicationId !== null
      const userId = isDecision ? owners.get(workspaceId) : undefined
      const href = type === refused.type ? '/vendor/register' : '/vendor/dashboard'
      const target = { type: 'vendor', id: `${workspaceId} ${type}` }
      return userId ? [{ userId, target, actorId: null, params: { state: type }, href, workspaceId }] : []
    })
  },
  words: {
    en: { name: 'Your shop’s approval', text: ({ state }) => SHOP.en[state as keyof typeof SHOP.en] },
    es: { name: 'Aprobación de tu tienda', text: ({ state }) => SHOP.es[state as keyof typeof SHOP.es] },
    ar: { name: 'حالة قبول متجرك', text: ({ state }) => SHOP.ar[state as keyof typeof SHOP.ar] },
  },
})

export const notifications = [toDecide, shopState]
