/** Kinds of notifications about payouts. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadPermittedUserIds, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { payoutFailed, payoutProcessed, payoutRequested, payoutReversed } from '#events/finance.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'

type Payout = { payoutId: string; workspaceId: string; currency: string; amountMinor: number }

const amountOf = ({ amountMinor, currency }: Payout) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountMinor / 10 ** minorUnitDigits(currency))
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
        params: { vendor: names.get(payload.workspaceId) ?? '', amount: amountOf(payload) },
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
        params: { amount: amountOf(payload), state: type },
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

export const notifications = [requested, ended]
