/** A message as a record of the one search: only those who take part in its conversation see it. */
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Card, Member } from '#platform/server/services.ts'
import { findConversation } from './conversations.sql.ts'
import { type InboxRow, loadInboxRows } from './inbox.sql.ts'
import { messageModeration } from './message-moderation.ts'
import { findConversationId } from './messages.sql.ts'
import { filterMessages, loadAuthors } from './moderation.sql.ts'
import { loadPartyNames, type PartyNames } from './party-names.ts'
import { loadReach } from './reach.ts'
import { loadSeenMessages } from './search.sql.ts'

export const message = defineResource({
  type: 'message',
  async cards(db, viewer, _language, ids) {
    if (viewer.kind !== 'member') return ids.map(() => null)
    const cards = await loadCards(db, viewer, ids)
    return ids.map((id) => cards.get(id) ?? null)
  },
  async can(db, viewer, act, ids) {
    if (viewer.kind !== 'member') return new Set()
    if (act === 'moderate') return viewer.role === 'admin' ? filterByAuthor(db, ids, (authorId) => authorId !== viewer.id) : new Set()
    if (act !== 'view' && act !== 'report') return new Set()
    const seen = (await loadSeenMessages(db, await loadReach(db, viewer), ids)).map(({ id }) => id)
    return act === 'view' ? new Set(seen) : filterByAuthor(db, seen, (authorId) => authorId !== viewer.id)
  },
  moderation: messageModeration,
  async audience(db, id) {
    const conversationId = await findConversationId(db, id)
    const conversation = conversationId === undefined ? undefined : await findConversation(db, conversationId)
    if (!conversation) return null
    return {
      kind: 'people',
      userIds: conversation.parties.flatMap(({ kind, partyId }) => (kind === 'user' ? partyId : [])),
      members: conversation.parties.flatMap(({ partyId, permission }) => (permission ? { workspaceId: partyId, permission } : [])),
    }
  },
})

/** Those that exist and whose author, if they have one, fits. */
async function filterByAuthor(db: Db, ids: readonly string[], fits: (authorId: string | null) => boolean): Promise<Set<string>> {
  const [existing, authors] = [await filterMessages(db, ids), await loadAuthors(db, ids)]
  return new Set(existing.filter((id) => fits(authors.get(id) ?? null)))
}

/** The name of the conversation, and what was written. */
async function loadCards(db: Db, viewer: Member, ids: readonly string[]): Promise<Map<string, Card>> {
  const reach = await loadReach(db, viewer)
  const messages = await loadSeenMessages(db, reach, ids)
  const conversationIds = [...new Set(messages.map(({ conversationId }) => conversationId))]
  // The time is for mutes, which a card does not show.
  const rows = await loadInboxRows(db, reach, conversationIds, new Date())
  const others = [...rows.values()].flatMap((row) => row.others)
  const idsOf = (kind: 'user' | 'workspace') => others.flatMap((party) => (party.kind === kind ? party.partyId : []))
  const names = await loadPartyNames(db, reach.hiddenIds, { userIds: idsOf('user'), workspaceIds: idsOf('workspace') })
  return new Map(
    messages.map(({ id, conversationId, position, text }) => {
      const row = rows.get(conversationId)
      const card = { type: 'message', id, title: row ? nameOf(row, names) : '', subtitle: text, image: null, amount: null, state: null }
      return [id, { ...card, href: `/messages/${conversationId}?at=${position}` }]
    }),
  )
}

/** Empty for somebody who is gone. */
function nameOf({ title, others }: InboxRow, names: PartyNames): string {
  if (title) return title
  const [other] = others
  const party = other && names.party(other)
  if (party?.kind === 'person') return party.user.name
  return party?.kind === 'shop' ? party.name : ''
}
