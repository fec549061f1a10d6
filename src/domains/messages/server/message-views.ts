/** Messages as a reader sees them. */
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import { loadRecordCards, type RecordCards } from '#platform/server/record-cards.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import type { MessageView } from '../contract.ts'
import type { MessageEvent, MessageRow, MessageSender, ReactionRow, ReplyRow } from './messages.sql.ts'
import { loadPartyNames, type PartyNames } from './party-names.ts'

/** Names that a reaction shows. */
const NAMES_SHOWN = 12

/** Who reads: a member, for themselves or for a business, or a guest on the page of a record. */
export type MessageReader = {
  userId: string | null
  asWorkspaceId: string | null
  hiddenIds: readonly string[]
  /** Messages of people whom the reader must not see are hidden (in groups). */
  hidesPeople: boolean
}

type Shown = { reader: MessageReader; names: PartyNames; cards: RecordCards; language: Language }

export async function toMessageViews(
  ctx: OperationContext,
  db: Db,
  reader: MessageReader,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const senders = rows.flatMap((row): MessageSender[] => (row.reply ? [row, row.reply] : [row]))
  const reactions = rows.flatMap((row) => row.reactions)
  const named = rows.flatMap(({ event }) => Object.values(event?.people ?? {}))
  const [names, cards] = await Promise.all([
    loadPartyNames(db, reader.hiddenIds, {
      userIds: [...senders.map(({ senderId }) => senderId), ...named, ...reactions.map(({ userId }) => userId)],
      workspaceIds: [...senders.map(({ senderWorkspaceId }) => senderWorkspaceId), ...reactions.map(({ workspaceId }) => workspaceId)],
    }),
    loadRecordCards(
      ctx,
      db,
      rows.map(({ recordType, recordId }) => ({ type: recordType, id: recordId })),
    ),
  ])
  const shown = { reader, names, cards, language: ctx.language }
  return rows.map((row) => toView(row, shown))
}

function toView(row: MessageRow, { reader, names, cards, language }: Shown): MessageView {
  const { id, position, sentAt, editedAt, deletedAt } = row
  const hidden = isHidden(row, reader)
  const isEmpty = hidden || deletedAt !== null
  const side = sideOf(row, reader)
  const mine = side === 'own' && row.senderId === reader.userId
  return {
    id,
    position,
    sender: names.sender(row, reader.asWorkspaceId),
    side,
    mine,
    clientKey: mine ? row.clientKey : null,
    text: isEmpty ? '' : row.text,
    pictures: isEmpty ? [] : row.pictures.map((picture) => pictureView(picture, language)),
    record: isEmpty ? null : cards(row.recordType, row.recordId),
    event: row.event && toEvent(row.event, names),
    replyTo: isEmpty || !row.reply ? null : toReply(row.reply, { reader, names }),
    reactions: isEmpty ? [] : toReactions(row.reactions, { reader, names }),
    sentAt: sentAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    hidden,
  }
}

function isHidden({ senderId }: MessageSender, { hidesPeople, hiddenIds }: MessageReader): boolean {
  return hidesPeople && senderId !== null && hiddenIds.includes(senderId)
}

/** A guest reads without an account, so what guests wrote is on their side. */
function sideOf({ senderKey, senderId, senderWorkspaceId, guestName }: MessageSender, reader: MessageReader): MessageView['side'] {
  if (senderKey === 'system') return 'system'
  if (senderWorkspaceId !== null) return senderWorkspaceId === reader.asWorkspaceId ? 'own' : 'other'
  if (guestName !== null) return reader.userId === null ? 'own' : 'other'
  return senderId !== null && senderId === reader.userId && reader.asWorkspaceId === null ? 'own' : 'other'
}

/** Those of hidden people are left out. A business reacts by its name, except for its own people. */
function toReactions(rows: readonly ReactionRow[], { reader, names }: Pick<Shown, 'reader' | 'names'>): MessageView['reactions'] {
  const shown = rows.filter(({ userId }) => !(reader.hidesPeople && reader.hiddenIds.includes(userId)))
  return [...Map.groupBy(shown, ({ emoji }) => emoji)].map(([emoji, all]) => ({
    emoji,
    count: all.length,
    mine: all.some(({ userId }) => userId === reader.userId),
    names: all.slice(0, NAMES_SHOWN).flatMap(({ userId, workspaceId }) => {
      if (workspaceId === null || workspaceId === reader.asWorkspaceId) return names.name(userId) ?? []
      const shop = names.party({ partyId: workspaceId, kind: 'workspace' })
      return shop.kind === 'shop' ? shop.name : []
    }),
  }))
}

/** The names of people are read now; a person who is gone has none. */
function toEvent({ kind, params, people = {} }: MessageEvent, names: PartyNames): MessageView['event'] {
  const named = Object.entries(people).map(([key, userId]) => [key, names.name(userId) ?? ''])
  return { kind, params: { ...params, ...Object.fromEntries(named) } }
}

function toReply(reply: ReplyRow, { reader, names }: Pick<Shown, 'reader' | 'names'>): MessageView['replyTo'] {
  const { id, position, text, isDeleted } = reply
  const isEmpty = isDeleted || isHidden(reply, reader)
  return { id, position, sender: names.sender(reply, reader.asWorkspaceId), text: isEmpty ? '' : text, deleted: isDeleted }
}
