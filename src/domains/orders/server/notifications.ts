/** Kinds of notifications about orders. Mails to shoppers about an order are transactional and always sent (jobs.ts). */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { orderPlaced } from '#events/checkout.ts'
import { disputeUpdated, proposalChanged, returnChanged, statusChanged } from '#events/orders.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { CHANGED_WORDS, DISPUTED_WORDS, DISPUTES_WORDS, PLACED_WORDS, RETURN_ANSWER_WORDS, RETURN_WORDS } from './notification-words.ts'
import { formatPartNumber } from './order-number.ts'
import { placedDetails, requestDetails, returnDetails } from './part-details.ts'
import { PROPOSED_WORDS, REQUESTED_WORDS } from './proposals/notification-words.ts'
import { findPartBuyer } from './purchases.sql.ts'

type Part = { orderId: string; number: number; workspaceId: string }

const target = ({ orderId, number }: Part) => ({ type: 'orderPart', id: formatPartNumber(orderId, number) })

/** The people of the vendor who handle orders. */
async function forVendor<P extends Part>(tx: Tx, parts: readonly P[]): Promise<(P & { userId: string })[]> {
  const people = await loadPermittedUserIds(
    tx.db,
    parts.map(({ workspaceId }) => workspaceId),
    'orders',
  )
  return parts.flatMap((part) => (people.get(part.workspaceId) ?? []).map((userId) => ({ ...part, userId })))
}

/** Members who bought a part; guests hear of it by mail. */
async function forBuyer<P extends Part>(tx: Tx, parts: readonly P[]): Promise<(P & { userId: string })[]> {
  const found = await Promise.all(parts.map(async (part) => ({ part, buyer: await findPartBuyer(tx.db, part) })))
  return found.flatMap(({ part, buyer }) => (buyer ? [{ ...part, userId: buyer.userId }] : []))
}

const toVendor = (part: Part & { userId: string }) => {
  const number = formatPartNumber(part.orderId, part.number)
  return {
    userId: part.userId,
    target: target(part),
    actorId: null,
    params: { number },
    href: `/orders/${number}`,
    workspaceId: part.workspaceId,
  }
}

const SHOWN_STATUSES = ['Shipped', 'Delivered', 'Cancelled', 'Refunded']
const RETURN_ANSWERS = ['Accepted', 'Refused', 'Dismissed', 'Refunded']

const placed = defineNotification({
  kind: 'orders.placed',
  area: 'selling',
  prompt: true,
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [orderPlaced],
  async recipients(tx, events) {
    const parts = events.flatMap(({ payload: { orderId, currency, parts: all } }) =>
      all.map(({ number, workspaceId, totalMinor }) => ({ orderId, number, workspaceId, total: chargeText(totalMinor, currency) })),
    )
    return (await forVendor(tx, parts)).map((part) => ({ ...toVendor(part), params: { ...toVendor(part).params, total: part.total } }))
  },
  words: PLACED_WORDS,
  details: placedDetails,
})

const changed = defineNotification({
  kind: 'orders.statusChanged',
  area: 'shopping',
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [statusChanged],
  async recipients(tx, events) {
    const parts = events.flatMap(({ payload }) => (SHOWN_STATUSES.includes(payload.to) ? [payload] : []))
    return (await forBuyer(tx, parts)).map((part) => ({
      userId: part.userId,
      target: target(part),
      actorId: null,
      params: { number: part.orderId, state: part.to },
      href: `/order-confirmation/${part.orderId}`,
    }))
  },
  words: CHANGED_WORDS,
})

const returnRequested = defineNotification({
  kind: 'orders.returnRequested',
  area: 'selling',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [returnChanged],
  async recipients(tx, events) {
    const requested = events.flatMap(({ payload }) => (payload.status === 'Requested' ? [payload] : []))
    return (await forVendor(tx, requested)).map(toVendor)
  },
  words: RETURN_WORDS,
  details: returnDetails,
})

const returnAnswered = defineNotification({
  kind: 'orders.returnAnswered',
  area: 'shopping',
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [returnChanged],
  async recipients(tx, events) {
    const answered = events.flatMap(({ payload }) => (RETURN_ANSWERS.includes(payload.status) ? [payload] : []))
    return (await forBuyer(tx, answered)).map((part) => ({
      userId: part.userId,
      target: { type: 'return', id: part.returnId },
      actorId: null,
      params: { number: part.orderId, state: part.status },
      href: `/order-confirmation/${part.orderId}`,
    }))
  },
  words: RETURN_ANSWER_WORDS,
})

const disputed = defineNotification({
  kind: 'orders.disputed',
  area: 'selling',
  urgent: true,
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [disputeUpdated],
  async recipients(tx, events) {
    const updated = events.flatMap(({ payload }) => (payload.step === 'answered' ? [] : [payload]))
    return (await forVendor(tx, updated)).map((part) => ({ ...toVendor(part), params: { ...toVendor(part).params, state: part.step } }))
  },
  words: DISPUTED_WORDS,
})

const disputeToDecide = defineNotification({
  kind: 'orders.disputeToDecide',
  area: 'administration',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [disputeUpdated],
  async recipients(tx, events) {
    const open = events.filter(({ payload }) => payload.step !== 'decided')
    const userIds = open.length > 0 ? await loadAdministratorIds(tx.db) : []
    return open.flatMap(({ payload: { returnId, proposalId, orderId, number } }) =>
      userIds.map((userId) => ({
        userId,
        target: proposalId === undefined ? { type: 'return', id: returnId ?? '' } : { type: 'orderProposal', id: proposalId },
        actorId: null,
        params: { number: formatPartNumber(orderId, number) },
        href: `/admin/returns/${proposalId ?? returnId}`,
      })),
    )
  },
  words: DISPUTES_WORDS,
})

/** The shopper asked for something, or answered what the vendor offered. */
const requested = defineNotification({
  kind: 'orders.requested',
  area: 'selling',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [proposalChanged],
  async recipients(tx, events) {
    const said = events.flatMap(({ payload }) => (payload.side === 'shopper' ? [payload] : []))
    return (await forVendor(tx, said)).map((part) => ({
      ...toVendor(part),
      target: { type: 'orderProposal', id: part.proposalId },
      params: { ...toVendor(part).params, state: part.status, what: part.kind },
    }))
  },
  words: REQUESTED_WORDS,
  details: requestDetails,
})

/** The vendor offered the shopper something, or answered what they asked for. */
const proposed = defineNotification({
  kind: 'orders.proposed',
  area: 'shopping',
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [proposalChanged],
  async recipients(tx, events) {
    const said = events.flatMap(({ payload }) => (payload.side === 'shopper' ? [] : [payload]))
    return (await forBuyer(tx, said)).map((part) => ({
      userId: part.userId,
      target: { type: 'orderProposal', id: part.proposalId },
      actorId: null,
      params: { number: part.orderId, state: part.status, what: part.kind },
      href: `/order-confirmation/${part.orderId}`,
    }))
  },
  words: PROPOSED_WORDS,
})

export const notifications = [placed, changed, returnRequested, returnAnswered, disputed, disputeToDecide, requested, proposed]
