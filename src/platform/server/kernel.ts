/** What every verb is handed: the outside world, and who asks. */
import type { Language } from '#platform/shared/language.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'

/** The outside world of one process. Tests hand in their own clock. */
export type Kernel = {
  db: Db
  log: Log
  now(): Date
  /** A key for one purpose, derived from the installation's master secret. */
  secretFor(purpose: string): Buffer
  /** Tells the dispatcher of this process that facts were committed. */
  wakeDispatcher(): void
}

/** Who asks. A guest is known by a signed token; `id` is null until their first write. */
export type Viewer = { kind: 'guest'; id: string | null }

export type Idempotency = { key: string; operation: string; bodyHash: string }

/** One call of one operation. */
export type Call = {
  kernel: Kernel
  viewer: Viewer
  language: Language
  requestId: string
  /** Null for reads, and for writes sent without a key. */
  idempotency: Idempotency | null
}
