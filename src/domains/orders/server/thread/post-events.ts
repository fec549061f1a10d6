/** What happens to a part, as lines and cards of its conversation. */

import { createHash } from 'node:crypto'
import type { ThreadPost } from '#domains/messages/server/index.ts'
import { parcelSent, proposalChanged, replacementSent, returnChanged, saleReversed, statusChanged } from '#events/orders.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import type { DeliveredEvent, Listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findOrder, loadParts } from '../orders.sql.ts'
import { findProposal } from '../proposals/proposals.sql.ts'
import { openPartThread, postIfOpen } from './part-thread.ts'

const EVENTS = [statusChanged, parcelSent, saleReversed, returnChanged, proposalChanged, replacementSent]

type Line = { kind: string; params: Record<string, string> }
type Payload<E extends (...all: never[]) => { payload: unknown }> = ReturnType<E>['payload']
type Part = { orderId: string; number: number; workspaceId: string; userId: string | null }

/** One listener for all events, so that the lines are in the order of the events. */
export const postEvents: Listener = {
  name: 'orders.postEvents',
  types: EVENTS.map(({ type }) => type),
  async handle(tx, events) {
    for (const event of events) await postEvent(tx, event)
  },
}

/** Once per event. A proposal opens the conversation; everything else is said where there is one. */
async function postEvent(tx: Tx, { type, payload, happenedAt }: DeliveredEvent): Promise<void> {
  if (type === proposalChanged.type) {
    const proposal = payload as Payload<typeof proposalChanged>
    if (proposal.status === 'Open') return postCard(tx, proposal, proposal.proposalId)
  }
  const part = payload as Part
  const line = await describe(tx, type, part)
  const clientKey = createHash('sha256')
    .update(JSON.stringify([type, payload, happenedAt]))
    .digest('base64url')
  if (line) await postIfOpen(tx, part, { from: { kind: 'system' }, clientKey, event: line })
}

async function postCard(tx: Tx, { workspaceId, userId, ...part }: Part, proposalId: string): Promise<void> {
  const proposal = await findProposal(tx.db, proposalId)
  const order = await findOrder(tx.db, part.orderId)
  if (!proposal || !order) return
  await openPartThread(tx, { orderId: part.orderId, number: part.number, workspaceId, userId: order.userId })
  const { proposedBy, side } = proposal
  const nobody: ThreadPost['from'] = side === 'shopper' ? { kind: 'guest', name: order.shippingAddress.name } : { kind: 'system' }
  const person: ThreadPost['from'] | null =
    proposedBy === null
      ? null
      : side === 'vendor'
        ? { kind: 'workspace', workspaceId, userId: proposedBy }
        : { kind: 'person', userId: proposedBy }
  const record = { type: 'orderProposal', id: proposalId }
  await postIfOpen(tx, part, { from: person ?? nobody, clientKey: `proposal ${proposalId}`, record })
}

const STATUSES: Partial<Record<string, string>> = { Processing: 'orders.processing', Delivered: 'orders.delivered' }

async function describe(tx: Tx, type: string, payload: Part): Promise<Line | null> {
  const plain = (kind: string): Line => ({ kind, params: {} })
  switch (type) {
    case statusChanged.type: {
      const kind = STATUSES[(payload as Payload<typeof statusChanged>).to]
      return kind ? plain(kind) : null
    }
    case parcelSent.type: {
      const { parcelId, orderId } = payload as Payload<typeof parcelSent>
      const parcel = (await loadParts(tx.db, orderId)).flatMap(({ parcels }) => parcels).find(({ id }) => id === parcelId)
      const tracking = `${parcel?.carrier ?? ''} ${parcel?.trackingNumber ?? ''}`.trim()
      return tracking ? { kind: 'orders.shippedWith', params: { tracking } } : plain('orders.shipped')
    }
    case saleReversed.type: {
      const { cause, amountMinor, currency } = payload as Payload<typeof saleReversed>
      return { kind: cause === 'cancelled' ? 'orders.cancelled' : 'orders.refunded', params: { amount: chargeText(amountMinor, currency) } }
    }
    case returnChanged.type: {
      const { status } = payload as Payload<typeof returnChanged>
      return status === 'Refunded' || status === 'Received' ? null : plain(`orders.return${status}`)
    }
    case proposalChanged.type:
      return plain(`orders.proposal${(payload as Payload<typeof proposalChanged>).status}`)
    case replacementSent.type:
      return plain('orders.replacementSent')
    default:
      return null
  }
}
