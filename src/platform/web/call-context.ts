/** What a call of the browser's client is given beside its input. */
export type CallContext = {
  /** The idempotency key of a write: one for what a person wants done, the same when it is tried again. */
  intent?: string
  /** The workspace it is about, when it is not the tab's. */
  workspace?: string
  /** It comes from the outbox: who wrote it. Somebody else who is signed in by now does not do it. */
  writer?: string
}
