/** Who learns that somebody has read a conversation. */
import { readingChanged } from '#events/messages.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { isAccepted, type Party } from './parties.sql.ts'
import { loadPeople } from './people.sql.ts'
import type { Place } from './place.ts'

/** The member’s own other pages only. */
export function publishReading(tx: Tx, { conversation }: Place, userId: string): void {
  publish(tx, readingChanged({ conversationId: conversation.id, userId, userIds: [], workspaces: [] }))
}

/** The others too, where receipts are on at both sides and nobody waits for an acceptance. */
export async function publishReceipt(tx: Tx, { conversation, own, others }: Place, userId: string): Promise<void> {
  const people = await loadPeople(tx.db, [userId, ...others.map(({ partyId }) => partyId)])
  const shows = isAccepted(own) && (people.get(userId)?.receipts ?? true)
  const sees = (party: Party) => isAccepted(party) && (people.get(party.partyId)?.receipts ?? true)
  publish(
    tx,
    readingChanged({
      conversationId: conversation.id,
      userId,
      userIds: shows ? others.flatMap((party) => (party.kind === 'user' && sees(party) ? party.partyId : [])) : [],
      workspaces: shows ? others.flatMap(({ partyId, permission }) => (permission ? { workspaceId: partyId, permission } : [])) : [],
    }),
  )
}
