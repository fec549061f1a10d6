import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { SendingView } from '../contract.ts'
import { loadAdvices } from './advices.sql.ts'
import { findContact, loadConfirmedLines } from './sendings.sql.ts'

const MAX_ADVICES = 50

/** The latest sending of an order, and with what the next one begins. */
export async function getSending({ services: { db }, membership }: WorkspaceContext, orderId: string): Promise<SendingView> {
  const found = await findContact(db, membership.workspaceId, orderId)
  if (!found) throw notFound()
  const { contactEmail, contactLanguage, currentlyLinkedId } = found
  const last = found.id === null ? null : found
  const lines = last?.confirmedAt ? await loadConfirmedLines(db, last.id) : []
  const advices = await loadAdvices(db, orderId, MAX_ADVICES)
  const linkedIds = [currentlyLinkedId, last?.linkedWorkspaceId].filter((id) => typeof id === 'string')
  const names = await loadWorkspaceNames(db, linkedIds)
  const by = last && (await loadUsers(db, [last.sentBy])).get(last.sentBy)
  return {
    defaults: {
      email: contactEmail,
      language: contactLanguage,
      linkedTo: names.get(currentlyLinkedId ?? '') ?? null,
    },
    sending: last
      ? {
          email: last.email,
          linkedTo: names.get(last.linkedWorkspaceId ?? '') ?? null,
          language: last.language,
          message: last.message,
          sentAt: last.sentAt.toISOString(),
          by: by?.name ?? '',
          mailedAt: last.mailedAt?.toISOString() ?? null,
          outdated: last.endReason === 'changed' || last.endReason === 'replaced',
          confirmedAt: last.confirmedAt?.toISOString() ?? null,
          note: last.supplierNote,
          lines: lines.map(({ lineId, quantity, expectedOn }) => ({ lineId, quantity, expectedDate: expectedOn })),
        }
      : null,
    advices: advices.map(({ id, carrier, trackingNumber, expectedOn, createdAt, lines: advised }) => ({
      id,
      carrier,
      trackingNumber,
      expectedDate: expectedOn,
      date: createdAt.toISOString(),
      lines: advised,
    })),
  }
}
