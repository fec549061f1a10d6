/** Options of one API call, besides its input. */
export type CallContext = {
  /** The idempotency key of a write: the same for every retry of the same user action. */
  idempotencyKey?: string
  /** The workspace of the call, when it isn't the active one of the tab. */
  workspace?: string
  /** Set for writes from the outbox: the user who made the write. The server rejects it when another user is logged in. */
  writer?: string
}
