/** Words of the notifications about orders. */
import type { KindWords } from '#platform/server/notifications/kind-declaration.ts'

type Numbered = { number: string }
type WithState = Numbered & { state: string }

export const PLACED_WORDS: KindWords<Numbered & { total: string }> = {
  en: { name: 'New orders', text: ({ number, total }) => `New order ${number} for ${total}` },
  es: { name: 'Pedidos nuevos', text: ({ number, total }) => `Nuevo pedido ${number} por ${total}` },
  ar: { name: 'الطلبات الجديدة', text: ({ number, total }) => `طلب جديد ${number} بقيمة ${total}` },
}

const STATUS = {
  en: { Shipped: 'was shipped', Delivered: 'was delivered', Cancelled: 'was canceled', Refunded: 'was refunded' },
  es: { Shipped: 'se envió', Delivered: 'se entregó', Cancelled: 'se canceló', Refunded: 'se reembolsó' },
  ar: { Shipped: 'شُحن', Delivered: 'سُلّم', Cancelled: 'أُلغي', Refunded: 'استُرد مبلغ' },
} as const

type Status = keyof (typeof STATUS)['en']

export const CHANGED_WORDS: KindWords<WithState> = {
  en: { name: 'Order updates', text: ({ number, state }) => `Your order ${number} ${STATUS.en[state as Status]}` },
  es: { name: 'Novedades de tus pedidos', text: ({ number, state }) => `Tu pedido ${number} ${STATUS.es[state as Status]}` },
  ar: { name: 'مستجدات طلباتك', text: ({ number, state }) => `${STATUS.ar[state as Status]} طلبك ${number}` },
}

export const RETURN_WORDS: KindWords<Numbered> = {
  en: { name: 'Return requests', text: ({ number }) => `A customer wants to return items of order ${number}` },
  es: { name: 'Solicitudes de devolución', text: ({ number }) => `Un cliente quiere devolver artículos del pedido ${number}` },
  ar: { name: 'طلبات الإرجاع', text: ({ number }) => `يريد أحد العملاء إرجاع منتجات من الطلب ${number}` },
}

const ANSWERS = {
  en: {
    Accepted: 'was accepted',
    Refused: 'was declined',
    Dismissed: 'was declined by Plaza',
    Refunded: 'was refunded',
  },
  es: { Accepted: 'fue aceptada', Refused: 'fue rechazada', Dismissed: 'fue rechazada por Plaza', Refunded: 'fue reembolsada' },
  ar: { Accepted: 'قُبل', Refused: 'رُفض', Dismissed: 'رفضت بلازا', Refunded: 'استُرد مبلغ' },
} as const

type Answer = keyof (typeof ANSWERS)['en']

export const RETURN_ANSWER_WORDS: KindWords<WithState> = {
  en: { name: 'Your returns', text: ({ number, state }) => `Your return from order ${number} ${ANSWERS.en[state as Answer]}` },
  es: { name: 'Tus devoluciones', text: ({ number, state }) => `Tu devolución del pedido ${number} ${ANSWERS.es[state as Answer]}` },
  ar: { name: 'مرتجعاتك', text: ({ number, state }) => `${ANSWERS.ar[state as Answer]} إرجاعك من الطلب ${number}` },
}

export const DISPUTED_WORDS: KindWords<Numbered & { state: string }> = {
  en: {
    name: 'Disputes',
    text: ({ number, state }) =>
      state === 'decided' ? `Plaza decided the dispute about order ${number}` : `Order ${number} is in dispute`,
  },
  es: {
    name: 'Disputas',
    text: ({ number, state }) =>
      state === 'decided' ? `Plaza decidió la disputa del pedido ${number}` : `El pedido ${number} está en disputa`,
  },
  ar: {
    name: 'النزاعات',
    text: ({ number, state }) => (state === 'decided' ? `بتّت بلازا في نزاع الطلب ${number}` : `الطلب ${number} محلّ نزاع`),
  },
}

export const DISPUTES_WORDS: KindWords<Numbered> = {
  en: { name: 'Disputes to resolve', text: ({ number }) => `The dispute about order ${number} needs a decision` },
  es: { name: 'Disputas por resolver', text: ({ number }) => `La disputa del pedido ${number} necesita una decisión` },
  ar: { name: 'نزاعات بانتظار القرار', text: ({ number }) => `نزاع الطلب ${number} يحتاج إلى قرار` },
}
