/** A write that waits on this device until Plaza has answered it. */
export type WaitingWrite = {
  /** Its place in the line; given when it is kept. */
  place: number
  /** The idempotency key it was, and will be, sent with. */
  id: string
  /** The operation's name: `accounts.preferences.update`. */
  operation: string
  input: unknown
  /** Who wrote it: a member's id, or `guest`. Sent as nobody else. */
  writer: string
  /** The workspace it is about; null where that is none. */
  workspace: string | null
  keptAt: number
  /** It was asked for before, and nobody knows whether it was done. */
  perhapsDone: boolean
  /** How often Plaza broke down over it. */
  breakdowns: number
  /** What Plaza said against it; null while it waits. It holds up only what is about the same thing. */
  refusal: Refusal | null
}

export type Refusal = { code: string; data: unknown }

export type NewWrite = Pick<WaitingWrite, 'id' | 'operation' | 'input' | 'writer' | 'workspace' | 'keptAt' | 'perhapsDone'>
