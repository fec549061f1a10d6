/** Kinds of notifications about payouts, and about a vendor's money that a payer's bank decides about. */

import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadPermittedUserIds, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { payoutFailed, payoutProcessed, payoutRequested, payoutReversed, saleDisputed } from '#events/finance.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'

type Payout = { payoutId: string; workspaceId: string; currency: string; amountMinor: number }

const target = ({ payoutId }: Payout) => ({ type: 'payout', id: payoutId })

const requested = defineNotification({
  kind: 'finance.payoutRequested',
  area: 'administration',
  channels: { bell: 'on', mail: 'on', push: 'off' },
  events: [payoutRequested],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const names = await loadWorkspaceNames(tx.db, workspaceIds)
    const userIds = await loadAdministratorIds(tx.db)
    return events.flatMap(({ payload }) =>
      userIds.map((userId) => ({
        userId,
        target: target(payload),
        actorId: null,
        params: { vendor: names.get(payload.workspaceId) ?? '', amount: chargeText(payload.amountMinor, payload.currency) },
        href: `/admin/payouts/${payload.payoutId}`,
      })),
    )
  },
  undone: undoneBy([payoutProcessed, payoutFailed], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload) }))),
  words: {
    en: { name: 'Payout requests', text: ({ vendor, amount }) => `${vendor} requested a payout of ${amount}` },
    es: { name: 'Solicitudes de pago', text: ({ vendor, amount }) => `${vendor} solicita un pago de ${amount}` },
    ar: { name: 'طلبات الدفع', text: ({ vendor, amount }) => `يطلب ${vendor} دفعة بقيمة ${amount}` },
  },
})

const STATES = {
  en: {
    [payoutProcessed.type]: (amount: string) => `Your payout of ${amount} was sent`,
    [payoutFailed.type]: (amount: string) => `Your payout of ${amount} failed`,
    [payoutReversed.type]: (amount: string) => `The bank returned your payout of ${amount}`,
  },
  es: {
    [payoutProcessed.type]: (amount: string) => `Se envió tu pago de ${amount}`,
    [payoutFailed.type]: (amount: string) => `Falló tu pago de ${amount}`,
    [payoutReversed.type]: (amount: string) => `El banco devolvió tu pago de ${amount}`,
  },
  ar: {
    [payoutProcessed.type]: (amount: string) => `أُرسلت دفعتك بقيمة ${amount}`,
    [payoutFailed.type]: (amount: string) => `تعذّرت دفعتك بقيمة ${amount}`,
    [payoutReversed.type]: (amount: string) => `أعاد البنك دفعتك بقيمة ${amount}`,
  },
}

type State = keyof (typeof STATES)['en']

const ended = defineNotification({
  kind: 'finance.payoutEnded',
  area: 'selling',
  urgent: true,
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [payoutProcessed, payoutFailed, payoutReversed],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'finance')
    return events.flatMap(({ type, payload }) =>
      (people.get(payload.workspaceId) ?? []).map((userId) => ({
        userId,
        target: { type: 'payout', id: `${payload.payoutId} ${type}` },
        actorId: null,
        params: { amount: chargeText(payload.amountMinor, payload.currency), state: type },
        href: `/vendor/finances/payouts/${payload.payoutId}`,
        workspaceId: payload.workspaceId,
      })),
    )
  },
  words: {
    en: { name: 'Payouts', text: ({ amount, state }) => STATES.en[state as State](amount) },
    es: { name: 'Pagos', text: ({ amount, state }) => STATES.es[state as State](amount) },
    ar: { name: 'الدفعات', text: ({ amount, state }) => STATES.ar[state as State](amount) },
  },
})

const DISPUTE_STATES = {
  en: {
    open: (part: string, amount: string) => `A shopper disputes the payment for order ${part} at their bank; ${amount} is held`,
    won: (part: string, amount: string) => `The card dispute for order ${part} was won; ${amount} is no longer held`,
    lost: (part: string, amount: string) => `The card dispute for order ${part} was lost; ${amount} went back to the shopper`,
    wonNothing: (part: string) => `The card dispute for order ${part} was won; nothing was held any more`,
    lostNothing: (part: string) => `The card dispute for order ${part} was lost; nothing more went back to the shopper`,
  },
  es: {
    open: (part: string, amount: string) => `Un comprador disputa ante su banco el pago del pedido ${part}; se retienen ${amount}`,
    won: (part: string, amount: string) => `Se ganó la disputa de tarjeta del pedido ${part}; ${amount} ya no están retenidos`,
    lost: (part: string, amount: string) => `Se perdió la disputa de tarjeta del pedido ${part}; ${amount} volvieron al comprador`,
    wonNothing: (part: string) => `Se ganó la disputa de tarjeta del pedido ${part}; ya no se retenía nada`,
    lostNothing: (part: string) => `Se perdió la disputa de tarjeta del pedido ${part}; nada más volvió al comprador`,
  },
  ar: {
    open: (part: string, amount: string) => `يعترض أحد المشترين لدى بنكه على دفعة الطلب ${part}، وحُجز ${amount}`,
    won: (part: string, amount: string) => `كُسب الاعتراض على دفعة الطلب ${part}، ولم يعد ${amount} محجوزًا`,
    lost: (part: string, amount: string) => `خُسر الاعتراض على دفعة الطلب ${part}، وعاد ${amount} إلى المشتري`,
    wonNothing: (part: string) => `كُسب الاعتراض على دفعة الطلب ${part}، ولم يعد أي مبلغ محجوزًا`,
    lostNothing: (part: string) => `خُسر الاعتراض على دفعة الطلب ${part}، ولم يعد إلى المشتري مبلغ آخر`,
  },
}

type DisputeState = keyof (typeof DISPUTE_STATES)['en']
type Disputed = EventPayload<typeof saleDisputed>

/** The amount of the text, and whether there is one: after a refund, nothing may be held or go back. */
function toDisputeParams({ part, currency, status, heldMinor, refundedMinor }: Disputed) {
  const amountMinor = status === 'lost' ? refundedMinor : heldMinor
  const state: DisputeState = status === 'open' || amountMinor > 0 ? status : `${status}Nothing`
  return { part, amount: chargeText(amountMinor, currency), state }
}

const disputed = defineNotification({
  kind: 'finance.saleDisputed',
  area: 'selling',
  urgent: true,
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [saleDisputed],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'finance')
    return events.flatMap(({ payload }) =>
      (people.get(payload.workspaceId) ?? []).map((userId) => ({
        userId,
        target: { type: 'dispute', id: `${payload.disputeId} ${payload.part} ${payload.status}` },
        actorId: null,
        params: toDisputeParams(payload),
        href: `/vendor/finances/earnings/${payload.part}`,
        workspaceId: payload.workspaceId,
      })),
    )
  },
  words: {
    en: { name: 'Card disputes', text: ({ part, amount, state }) => DISPUTE_STATES.en[state as DisputeState](part, amount) },
    es: { name: 'Disputas de tarjeta', text: ({ part, amount, state }) => DISPUTE_STATES.es[state as DisputeState](part, amount) },
    ar: { name: 'اعتراضات البطاقات', text: ({ part, amount, state }) => DISPUTE_STATES.ar[state as DisputeState](part, amount) },
  },
})

export const notifications = [requested, ended, disputed]
