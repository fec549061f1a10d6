/** Who has read up to which own message. Pure. */
import type { ConversationView, MessageView, PartyView } from '../../contract.ts'

/** `parties` is empty for the last own message that nobody has read. */
export type Readers = { parties: readonly PartyView[] }
export type ReadersByMessage = ReadonlyMap<string, Readers>

/** The last own message, and in one-to-one conversations the last one that was seen. Empty where receipts are off. */
export function findReaders({ kind, people }: Pick<ConversationView, 'kind' | 'people'>, items: readonly MessageView[]): ReadersByMessage {
  const others = people.flatMap(({ isMe, readTo, party }) => (isMe || readTo === null ? [] : [{ readTo, party }]))
  const own = items.filter(({ mine, deletedAt }) => mine && deletedAt === null)
  const found = new Map<string, Readers>()
  const last = own.at(-1)
  if (!last || others.length === 0) return found
  const readersOf = (message: MessageView) => others.filter(({ readTo }) => readTo >= message.position).map(({ party }) => party)
  found.set(last.id, { parties: readersOf(last) })
  const seen = own.findLast((message) => readersOf(message).length > 0)
  if (kind !== 'group' && seen && seen !== last) found.set(seen.id, { parties: readersOf(seen) })
  return found
}
