/** Words of the notifications about proposals. `what`: its kind; `state`: its new status. */
import type { KindWords } from '#platform/server/notifications/kind-declaration.ts'
import type { ProposalKind } from '../../contract.ts'

type Said = { number: string; state: string; what: string }

const NOUNS = {
  en: { refund: 'a refund', replacement: 'a replacement', return: 'a return' },
  es: { refund: 'un reembolso', replacement: 'un reemplazo', return: 'una devolución' },
  ar: { refund: 'استرداد مبلغ', replacement: 'بديل', return: 'إرجاع' },
} as const

const noun = (language: keyof typeof NOUNS, what: string) => NOUNS[language][what as ProposalKind]

/** To the vendor's people. */
export const REQUESTED_WORDS: KindWords<Said> = {
  en: {
    name: 'Customers’ requests and answers',
    text({ number, state, what }) {
      if (state === 'Open') return `A customer asks for ${noun('en', what)} for order ${number}`
      if (state === 'Accepted') return `The customer accepted your proposal for order ${number}`
      if (state === 'Declined') return `The customer declined your proposal for order ${number}`
      return state === 'Disputed' ? `Order ${number} is in dispute` : `The customer took back a request for order ${number}`
    },
  },
  es: {
    name: 'Solicitudes y respuestas de clientes',
    text({ number, state, what }) {
      if (state === 'Open') return `Un cliente pide ${noun('es', what)} del pedido ${number}`
      if (state === 'Accepted') return `El cliente aceptó tu propuesta para el pedido ${number}`
      if (state === 'Declined') return `El cliente rechazó tu propuesta para el pedido ${number}`
      return state === 'Disputed' ? `El pedido ${number} está en disputa` : `El cliente retiró una solicitud del pedido ${number}`
    },
  },
  ar: {
    name: 'طلبات العملاء وردودهم',
    text({ number, state, what }) {
      if (state === 'Open') return `يطلب أحد العملاء ${noun('ar', what)} في الطلب ${number}`
      if (state === 'Accepted') return `قبل العميل اقتراحك بشأن الطلب ${number}`
      if (state === 'Declined') return `رفض العميل اقتراحك بشأن الطلب ${number}`
      return state === 'Disputed' ? `الطلب ${number} محلّ نزاع` : `سحب العميل طلبه بشأن الطلب ${number}`
    },
  },
}

/** To the buyer. */
export const PROPOSED_WORDS: KindWords<Said> = {
  en: {
    name: 'Proposals for your orders',
    text({ number, state, what }) {
      switch (state) {
        case 'Open':
          return `You were offered ${noun('en', what)} for order ${number}`
        case 'Accepted':
          return `Your request for order ${number} was accepted`
        case 'Declined':
          return `Your request for order ${number} was declined`
        case 'Disputed':
          return `Plaza decides about your request for order ${number}`
        case 'Refunded':
          return `Plaza decided: order ${number} is refunded`
        case 'Dismissed':
          return `Plaza declined your request for order ${number}`
        default:
          return `A proposal for order ${number} ended`
      }
    },
  },
  es: {
    name: 'Propuestas para tus pedidos',
    text({ number, state, what }) {
      switch (state) {
        case 'Open':
          return `Te ofrecen ${noun('es', what)} para el pedido ${number}`
        case 'Accepted':
          return `Aceptaron tu solicitud del pedido ${number}`
        case 'Declined':
          return `Rechazaron tu solicitud del pedido ${number}`
        case 'Disputed':
          return `Plaza decide sobre tu solicitud del pedido ${number}`
        case 'Refunded':
          return `Plaza decidió: se reembolsa el pedido ${number}`
        case 'Dismissed':
          return `Plaza rechazó tu solicitud del pedido ${number}`
        default:
          return `Terminó una propuesta para el pedido ${number}`
      }
    },
  },
  ar: {
    name: 'اقتراحات بشأن طلباتك',
    text({ number, state, what }) {
      switch (state) {
        case 'Open':
          return `عُرض عليك ${noun('ar', what)} للطلب ${number}`
        case 'Accepted':
          return `قُبل طلبك بشأن الطلب ${number}`
        case 'Declined':
          return `رُفض طلبك بشأن الطلب ${number}`
        case 'Disputed':
          return `تقرر بلازا في طلبك بشأن الطلب ${number}`
        case 'Refunded':
          return `قررت بلازا استرداد مبلغ الطلب ${number}`
        case 'Dismissed':
          return `رفضت بلازا طلبك بشأن الطلب ${number}`
        default:
          return `انتهى اقتراح بشأن الطلب ${number}`
      }
    },
  },
}
