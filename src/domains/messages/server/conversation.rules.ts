/** Who may write in a conversation, and where it appears. */
import type { ConversationView, MESSAGE_AUDIENCES } from '../contract.ts'
import type { Folder } from './parties.sql.ts'

/** A requester sends at most this many before the other person answers or accepts. */
export const MAX_WAITING = 3

/** The key of the one direct conversation of two parties. */
export function directKey(one: string, other: string): string {
  return [one, other].sort().join(' ')
}

/** Where a person’s first message to another appears; null: it is not accepted. */
export function folderOfFirstMessage(acceptsFrom: (typeof MESSAGE_AUDIENCES)[number], followsSender: boolean): Folder | null {
  if (acceptsFrom === 'nobody') return null
  return acceptsFrom === 'everyone' || followsSender ? 'inbox' : 'requests'
}

export type DirectState = {
  /** The other party is there and seen by the reader. */
  otherExists: boolean
  /** A block between a member and the owner of a shop. */
  isBlocked: boolean
  /** The folder in which the other person has it; null: no person. */
  otherFolder: Folder | null
  lastPosition: number
  /** Before the first message: whether the other person accepts it. */
  isAccepted: boolean
}

/** Why nobody may write in a direct conversation; null: they may. A declined request looks like one that waits. */
export function closedReason({ otherExists, isBlocked, otherFolder, lastPosition, isAccepted }: DirectState): ConversationView['closed'] {
  if (!otherExists) return 'gone'
  if (isBlocked) return 'blocked'
  if (lastPosition === 0) return isAccepted ? null : 'notAllowed'
  return otherFolder !== null && otherFolder !== 'inbox' && lastPosition >= MAX_WAITING ? 'waiting' : null
}
