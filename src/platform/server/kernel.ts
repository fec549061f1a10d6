/** What every verb is handed: the outside world, and who asks. */
import type { Area } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Db } from './db.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Passwords } from './passwords.ts'
import type { RateLimits } from './rate-limits.ts'

/** The outside world of one process. Tests hand in their own clock. */
export type Kernel = {
  db: Db
  log: Log
  files: FileStore
  /** Mail leaves by background tasks, after the commit of what it tells of; never inside a transaction. */
  mailer: Mailer
  limits: RateLimits
  passwords: Passwords
  /** Scheme, host and port people type: what mailed links begin with, and what passkeys are bound to. */
  publicOrigin: string
  now(): Date
  /** A key for one purpose, derived from the installation's master secret. */
  secretFor(purpose: string): Buffer
  /** Tells the dispatcher of this process that facts were committed. */
  wakeDispatcher(): void
}

/** Somebody without an account, known by a signed token; `id` is null until their first write. */
export type Guest = { kind: 'guest'; id: string | null }

/** A signed-in account in one of its sessions. */
export type Member = {
  kind: 'member'
  id: string
  role: 'user' | 'vendor' | 'admin'
  sessionId: string
  /** Until when this session may change what protects the account; null: it has to prove itself first. */
  provenUntil: Date | null
  /** Who the same browser was before it signed in. */
  guestId: string | null
}

export type Viewer = Guest | Member

/** What a member may do in the workspace that a call names. */
export type Seat = { workspaceId: string; role: 'owner' | 'manager' | 'staff'; areas: readonly Area[] }

/**
 * Where a call comes from. `address` is the true one, past trusted proxies; `deviceMarks` are what a browser shows of the
 * accounts that were open in it.
 */
export type Client = { address: string; userAgent: string; deviceMarks: readonly string[] }

/** `refuse`: the reply is not kept, and the same key again is refused. */
export type Idempotency = { key: string; operation: string; bodyHash: string; repeat: 'answer' | 'refuse' }

/** One call of one operation. */
export type Call = {
  kernel: Kernel
  viewer: Viewer
  /** Null where the operation is not about a workspace. */
  seat: Seat | null
  client: Client
  language: Language
  requestId: string
  /** Null for reads, and for writes sent without a key. */
  idempotency: Idempotency | null
}
