/** Kinds of notifications about products that an administrator took down. The vendor's owner is mailed always (listeners.ts). */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { productPutBack, productTakenDown, takedownAnswerDeclined, takedownAnswered } from '#events/catalog.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { loadProducts } from './products.sql.ts'

const STATES = {
  en: {
    [productTakenDown.type]: (product: string) => `${product} was taken down`,
    [productPutBack.type]: (product: string) => `${product} is for sale again`,
    [takedownAnswerDeclined.type]: (product: string) => `${product} stays down: your answer was declined`,
  },
  es: {
    [productTakenDown.type]: (product: string) => `${product} se retiró de la venta`,
    [productPutBack.type]: (product: string) => `${product} vuelve a estar a la venta`,
    [takedownAnswerDeclined.type]: (product: string) => `${product} sigue retirado: tu respuesta fue rechazada`,
  },
  ar: {
    [productTakenDown.type]: (product: string) => `أُزيل ${product} من البيع`,
    [productPutBack.type]: (product: string) => `عاد ${product} إلى البيع`,
    [takedownAnswerDeclined.type]: (product: string) => `يبقى ${product} مُزالًا: رُفض ردّك`,
  },
}

type State = keyof (typeof STATES)['en']

const takedown = defineNotification({
  kind: 'catalog.takedown',
  area: 'selling',
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [productTakenDown, productPutBack, takedownAnswerDeclined],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'catalog')
    const products = await loadProducts(
      tx.db,
      events.map(({ payload }) => payload.productId),
      FALLBACK_LANGUAGE,
    )
    return events.flatMap(({ type, payload: { productId, workspaceId } }) => {
      const product = products.find(({ id }) => id === productId)?.name
      const target = { type: 'product', id: `${productId} ${type}` }
      const href = `/products/${productId}/edit`
      const userIds = product === undefined ? [] : (people.get(workspaceId) ?? [])
      return userIds.map((userId) => ({
        userId,
        target,
        actorId: null,
        params: { product: product ?? '', state: type },
        href,
        workspaceId,
      }))
    })
  },
  words: {
    en: { name: 'Products taken down', text: ({ product, state }) => STATES.en[state as State](product) },
    es: { name: 'Productos retirados', text: ({ product, state }) => STATES.es[state as State](product) },
    ar: { name: 'المنتجات المُزالة', text: ({ product, state }) => STATES.ar[state as State](product) },
  },
})

const answered = defineNotification({
  kind: 'catalog.takedownAnswered',
  area: 'administration',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [takedownAnswered],
  async recipients(tx, events) {
    const userIds = await loadAdministratorIds(tx.db)
    const ids = events.map(({ payload }) => payload.productId)
    return (await loadProducts(tx.db, ids, FALLBACK_LANGUAGE)).flatMap(({ id, name }) =>
      userIds.map((userId) => ({
        userId,
        target: { type: 'product', id },
        actorId: null,
        params: { product: name },
        href: `/admin/products/${id}`,
      })),
    )
  },
  words: {
    en: { name: 'Answers to takedowns', text: ({ product }) => `The vendor of ${product} answered its takedown` },
    es: { name: 'Respuestas a retiradas', text: ({ product }) => `El vendedor de ${product} respondió a su retirada` },
    ar: { name: 'الردود على الإزالة', text: ({ product }) => `ردّ بائع ${product} على إزالته` },
  },
})

export const notifications = [takedown, answered]
