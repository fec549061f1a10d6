/** What every verb is handed: the outside world, and who asks. */
import type { Area, ImageView, MoneyView } from '#platform/shared/contract.ts'
import type { Fact } from '#platform/shared/fact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Db } from './db.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Passwords } from './passwords.ts'
import type { Print } from './printing/printer.ts'
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
  /** What every domain can show, take out and take away (subjects.ts). */
  subjects: Subjects
  /** Scheme, host and port people type: what mailed links begin with, and what passkeys are bound to. */
  publicOrigin: string
  cards: CardAccounts
  /** Null: this machine has no Chromium. */
  print: Print | null
  /** The account that transfers go to, as people are told. Null: none are taken. */
  transferTo: string | null
  now(): Date
  /** A key for one purpose, derived from the installation's master secret. */
  secretFor(purpose: string): Buffer
  /** Tells the dispatcher of this process that facts were committed. */
  wakeDispatcher(): void
}

export type StripeAccount = {
  secretKey: string
  /** Two while they change. */
  webhookSecrets: readonly string[]
  apiUrl: string
}

/** Who takes cards for this Plaza. `test`: made-up cards, in a demo only. */
export type CardAccounts = { stripe: StripeAccount | null; test: boolean }

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

/** A transaction in progress (transact.ts). `db` is only good inside it. */
export type Tx = { db: Db; now: Date; kernel: Kernel; facts: Fact[] }

/** A thing of any domain (subjects.ts). Its types stand here, because the kernel holds the subjects and they are handed the kernel. */
export type SubjectRef = { type: string; id: string }

export type Card = {
  type: string
  id: string
  title: string
  subtitle: string
  image: ImageView | null
  href: string
  amount: MoneyView | null
  /** The domain's own word for its state, put into words by its web. */
  state: string | null
}

/** What a domain knows of one person, for taking out, taking away, and saying why it cannot be taken away yet. */
export type Personal = {
  /** Reasons, as codes, why the account cannot be deleted now. */
  obligations(db: Db, userId: string, now: Date): Promise<string[]>
  /** Everything of this person, as plain JSON. */
  export(db: Db, userId: string): Promise<unknown>
  /** Files that go with it: where in the archive, and under which key they are kept. */
  files?(db: Db, userId: string): Promise<{ path: string; key: string }[]>
  /** Removes what names the person; what the books need stays, nameless. Safe to repeat. */
  erase(tx: Tx, userId: string): Promise<void>
}

export type Subjects = {
  types: readonly string[]
  /** Cards of any mixture of subjects in their order, one batch per type. */
  cards(db: Db, viewer: Viewer, language: Language, refs: readonly SubjectRef[]): Promise<(Card | null)[]>
  personal: readonly { type: string; personal: Personal }[]
  /** How many people have one of these at hand, as in a cart: asked before they are taken away. */
  holders(db: Db, type: string, ids: readonly string[]): Promise<number>
}
