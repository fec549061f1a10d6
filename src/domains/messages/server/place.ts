/** The place from which a member reads and writes in a conversation. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { type Conversation, findConversation } from './conversations.sql.ts'
import type { Party } from './parties.sql.ts'
import type { Reach } from './reach.ts'

export type Place = {
  conversation: Conversation
  /** The party as which the member takes part. */
  own: Party
  others: readonly Party[]
  /** Null: in their own name. */
  asWorkspaceId: string | null
}

/** Fails with NOT_FOUND for a missing conversation, for one of others, for a declined one, and for one with a blocked person. */
export async function findPlace(db: Db, reach: Reach, conversationId: string): Promise<Place> {
  const conversation = await findConversation(db, conversationId)
  const own = conversation && ownParty(conversation, reach)
  if (!own || own.folder === 'declined' || (own.otherId !== null && reach.hiddenIds.includes(own.otherId))) throw notFound()
  const others = conversation.parties.filter((party) => party !== own)
  return { conversation, own, others, asWorkspaceId: own.kind === 'workspace' ? own.partyId : null }
}

/** Members take part by themselves where they are a party, else for a workspace in which they hold the permission. */
function ownParty({ parties }: Conversation, { userId, held }: Reach): Party | undefined {
  return (
    parties.find(({ kind, partyId }) => kind === 'user' && partyId === userId) ??
    parties.find(({ kind, partyId, permission }) => kind === 'workspace' && held.includes(`${partyId} ${permission}`))
  )
}
