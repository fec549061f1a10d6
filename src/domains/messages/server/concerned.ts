import type { Conversation } from './conversations.sql.ts'

/** Whom a change of a conversation concerns: its parties, except those who declined it. */
export function concerned({ id, parties }: Pick<Conversation, 'id' | 'parties'>) {
  return {
    conversationId: id,
    userIds: parties.flatMap(({ kind, partyId, folder }) => (kind === 'user' && folder !== 'declined' ? partyId : [])),
    workspaces: parties.flatMap(({ partyId, permission }) => (permission === null ? [] : { workspaceId: partyId, permission })),
  }
}
