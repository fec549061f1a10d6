/** Names of conversations and of those who take part in them. */
import type { TFunction } from 'i18next'
import type { ConversationRow, PartyView } from '../contract.ts'

type Party = PartyView | null

/** Isolated, because a name may have another direction than the text around it. Keys: messages.gone, messages.plaza */
export function partyName(t: TFunction, party: Party): string {
  if (party === null) return t('messages.plaza')
  if (party.kind === 'person') return party.user.name
  if (party.kind === 'gone') return t('messages.gone')
  return party.name
}

/** The title of a group or thread, else the name of the other party. */
export function conversationName(t: TFunction, { title, parties }: Pick<ConversationRow, 'title' | 'parties'>): string {
  if (title) return title
  return parties.map((party) => partyName(t, party)).join(', ') || t('messages.gone')
}

/** The same for equal parties: to group messages by sender. */
export function partyKey(party: Party): string {
  if (party === null) return 'plaza'
  if (party.kind === 'person') return party.user.id
  if (party.kind === 'shop') return `workspace:${party.workspaceId} ${party.by?.id ?? ''}`
  return party.kind === 'guest' ? `guest ${party.name}` : 'gone'
}

/** The id under which signs of typing arrive. */
export function typingId(party: Party): string | null {
  if (party?.kind === 'person') return party.user.id
  return party?.kind === 'shop' ? `workspace:${party.workspaceId}` : null
}
