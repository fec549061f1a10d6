/** What a conversation shows, line by line: days, the beginning of what is new, and messages grouped by sender. Pure. */
import type { MessageView } from '../../contract.ts'
import { partyKey } from '../names.ts'
import { dayKey } from '../times.ts'
import type { Outgoing } from './outgoing-store.ts'

const GROUP_MS = 5 * 60_000

export type MessageLine = {
  kind: 'message'
  key: string
  message: MessageView
  /** The first and the last of its group. */
  first: boolean
  last: boolean
  /** Of a message that the server has not stored yet. */
  outgoing: Outgoing | null
}
export type Line = { kind: 'day'; key: string; iso: string } | { kind: 'new'; key: string } | MessageLine

/** `newAfter`: the last position that was read when the conversation was opened; null when nothing is new. */
export function toLines(items: readonly MessageView[], outgoing: readonly Outgoing[] = [], newAfter: number | null = null): Line[] {
  const last = items.at(-1)?.position ?? 0
  const all = [
    ...items.map((message) => ({ message, outgoing: null })),
    ...outgoing.map((each, index) => ({ message: toMessage(each, last + index + 1), outgoing: each })),
  ]
  const lines: Line[] = []
  let before: MessageView | null = null
  let isNewReached = false
  for (const { message, outgoing: own } of all) {
    const startsDay = before === null || dayKey(before.sentAt) !== dayKey(message.sentAt)
    if (startsDay) lines.push({ kind: 'day', key: `day ${dayKey(message.sentAt)}`, iso: message.sentAt })
    const isNew = newAfter !== null && message.position > newAfter && message.side !== 'own'
    // Where everything is new, a divider would say nothing.
    const startsNew: boolean = isNew && !isNewReached && before !== null
    if (startsNew) lines.push({ kind: 'new', key: 'new' })
    isNewReached ||= isNew
    const first = startsDay || startsNew || before === null || !isGrouped(before, message)
    const previous = lines.at(-1)
    if (!first && previous?.kind === 'message') previous.last = false
    lines.push({ kind: 'message', key: message.clientKey ?? message.id, message, first, last: true, outgoing: own })
    before = message
  }
  return lines
}

function isGrouped(one: MessageView, next: MessageView): boolean {
  if (one.side === 'system' || next.side === 'system' || one.side !== next.side) return false
  if (partyKey(one.sender) !== partyKey(next.sender) && one.side !== 'own') return false
  return new Date(next.sentAt).getTime() - new Date(one.sentAt).getTime() < GROUP_MS
}

function toMessage({ content, images, card, reply, at }: Outgoing, position: number): MessageView {
  return {
    id: `outgoing ${content.clientKey}`,
    position,
    sender: null,
    side: 'own',
    mine: true,
    clientKey: content.clientKey,
    text: content.text,
    pictures: [...images],
    record: card ?? (content.record && { ...content.record, card: null }),
    event: null,
    replyTo: reply,
    reactions: [],
    sentAt: at,
    editedAt: null,
    deletedAt: null,
    hidden: false,
  }
}
