/** Kinds of notifications about payments. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { disputeChanged } from '#events/payments.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'

const STATES = {
  en: {
    inquiry: (number: string, amount: string) => `A bank asks about the card payment of ${amount} for order ${number}`,
    open: (number: string, amount: string) => `A shopper disputes the card payment of ${amount} for order ${number}`,
    won: (number: string, amount: string) => `The card dispute over ${amount} for order ${number} was won`,
    lost: (number: string, amount: string) => `The card dispute over ${amount} for order ${number} was lost`,
  },
  es: {
    inquiry: (number: string, amount: string) => `Un banco pregunta por el pago con tarjeta de ${amount} del pedido ${number}`,
    open: (number: string, amount: string) => `Un comprador disputa el pago con tarjeta de ${amount} del pedido ${number}`,
    won: (number: string, amount: string) => `Se ganó la disputa de tarjeta por ${amount} del pedido ${number}`,
    lost: (number: string, amount: string) => `Se perdió la disputa de tarjeta por ${amount} del pedido ${number}`,
  },
  ar: {
    inquiry: (number: string, amount: string) => `يستفسر بنك عن دفعة بالبطاقة بقيمة ${amount} للطلب ${number}`,
    open: (number: string, amount: string) => `يعترض أحد المشترين على دفعة بالبطاقة بقيمة ${amount} للطلب ${number}`,
    won: (number: string, amount: string) => `كُسب الاعتراض على دفعة بالبطاقة بقيمة ${amount} للطلب ${number}`,
    lost: (number: string, amount: string) => `خُسر الاعتراض على دفعة بالبطاقة بقيمة ${amount} للطلب ${number}`,
  },
}

type State = keyof (typeof STATES)['en']

/** Each status once: banks also report again, or that they took the money. Vendors hear of it by `finance.saleDisputed`. */
const disputed = defineNotification({
  kind: 'payments.disputed',
  area: 'administration',
  urgent: true,
  channels: { bell: 'on', mail: 'on', push: 'off' },
  events: [disputeChanged],
  async recipients(tx, events) {
    const news = events.filter(({ payload }) => payload.status !== payload.before)
    const userIds = news.length > 0 ? await loadAdministratorIds(tx.db) : []
    return news.flatMap(({ payload: { disputeId, reference, status, amountMinor, currency } }) =>
      userIds.map((userId) => ({
        userId,
        target: { type: 'dispute', id: `${disputeId} ${status}` },
        actorId: null,
        params: { number: reference.id, amount: chargeText(amountMinor, currency), state: status },
        href: '/admin/disputes',
      })),
    )
  },
  words: {
    en: { name: 'Card disputes', text: ({ number, amount, state }) => STATES.en[state as State](number, amount) },
    es: { name: 'Disputas de tarjeta', text: ({ number, amount, state }) => STATES.es[state as State](number, amount) },
    ar: { name: 'اعتراضات البطاقات', text: ({ number, amount, state }) => STATES.ar[state as State](number, amount) },
  },
})

export const notifications = [disputed]
