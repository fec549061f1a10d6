/** A write that is queued on this device until the server has answered it. */
export type QueuedWrite = {
  /** Its position in the queue; assigned by the database. */
  place: number
  /** The idempotency key. */
  id: string
  /** The operation's name: `accounts.preferences.update`. */
  operation: string
  input: unknown
  /** The author: a user id, or `guest`. Sent only as this user. */
  writer: string
  /** The workspace of the write, or null. */
  workspace: string | null
  keptAt: number
  /** It was sent before, and the outcome is unknown. */
  perhapsDone: boolean
  /** The number of server errors. */
  breakdowns: number
  /** Why the server rejected it, or null. A rejected write holds back only writes about the same resource. */
  refusal: Refusal | null
}

export type Refusal = { code: string; data: unknown }

export type NewWrite = Pick<QueuedWrite, 'id' | 'operation' | 'input' | 'writer' | 'workspace' | 'keptAt' | 'perhapsDone'>
