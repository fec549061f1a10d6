/** Conversations as rows of a member's list. */
import type { Db } from '#platform/server/db.ts'
import { loadRecordCards } from '#platform/server/record-cards.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { ConversationRow } from '../contract.ts'
import type { InboxRow, LastMessage } from './inbox.sql.ts'
import { loadPartyNames, type PartyNames } from './party-names.ts'
import type { Reach } from './reach.ts'

export async function toConversationRows(ctx: MemberContext, db: Db, reach: Reach, rows: readonly InboxRow[]): Promise<ConversationRow[]> {
  const parties = rows.flatMap(({ others }) => others)
  const lasts = rows.flatMap(({ last }) => last ?? [])
  const idsOf = (kind: 'user' | 'workspace') => parties.flatMap((party) => (party.kind === kind ? party.partyId : []))
  const [names, cards] = await Promise.all([
    loadPartyNames(db, reach.hiddenIds, {
      userIds: [...idsOf('user'), ...lasts.map(({ senderId }) => senderId)],
      workspaceIds: [...idsOf('workspace'), ...lasts.map(({ senderWorkspaceId }) => senderWorkspaceId)],
    }),
    loadRecordCards(
      ctx,
      db,
      rows.map(({ aboutType, aboutId }) => ({ type: aboutType, id: aboutId })),
    ),
  ])
  return rows.map((row) => {
    const { id, kind, folder, title, others, partyCount, ownKind, ownId, last, unread, markedUnread, muted, mutedUntil } = row
    return {
      id,
      kind,
      folder,
      title,
      parties: kind === 'direct' && others.length === 0 ? [{ kind: 'gone' }] : others.map(names.party),
      partyCount,
      asWorkspaceId: ownKind === 'workspace' ? ownId : null,
      about: cards(row.aboutType, row.aboutId),
      last: last && toLast(row, last, reach, names),
      unread,
      markedUnread,
      muted: muted ? { until: mutedUntil?.toISOString() ?? null } : null,
    }
  })
}

function toLast({ kind, ownKind, ownId }: InboxRow, last: LastMessage, reach: Reach, names: PartyNames): ConversationRow['last'] {
  const { position, senderId, senderWorkspaceId, text, sentAt } = last
  const isHidden = kind === 'group' && senderId !== null && reach.hiddenIds.includes(senderId)
  return {
    position,
    sender: names.sender(last, ownKind === 'workspace' ? ownId : null),
    mine: senderId === reach.userId && (senderWorkspaceId === null ? ownKind === 'user' : senderWorkspaceId === ownId),
    text: isHidden || last.isDeleted ? '' : text,
    kind: kindOf(last),
    sentAt: new Date(sentAt).toISOString(),
  }
}

function kindOf({ isDeleted, isEvent, hasRecord, hasPicture, text }: LastMessage): NonNullable<ConversationRow['last']>['kind'] {
  if (isDeleted) return 'deleted'
  if (isEvent) return 'event'
  if (text !== '') return 'text'
  return hasRecord ? 'record' : hasPicture ? 'picture' : 'text'
}
