/** The context of every command: the services of the process, and the caller. */
import type { Access, ImageView, MoneyView, Permission } from '#platform/shared/contract.ts'
import type { DomainEvent } from '#platform/shared/domain-event.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Signal } from '#platform/shared/signal.ts'
import type { ApprovalKinds } from './approvals/approval-kind.ts'
import type { Backups } from './backup/backup-service.ts'
import type { Db } from './db.ts'
import type { DomainConfigs } from './environment.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { EvidenceItem, Removal } from './moderation.ts'
import type { KindDeclarations } from './notifications/kind-declaration.ts'
import type { Passwords } from './passwords.ts'
import type { RateLimits } from './rate-limits.ts'

/** The services of one process. Tests provide their own clock. */
export type Services = {
  db: Db
  log: Log
  files: FileStore
  backups: Backups
  /** Only background tasks send mail, after the commit of the change; never inside a transaction. */
  mailer: Mailer
  limits: RateLimits
  passwords: Passwords
  /** For what is no event, such as typing; events have rules (realtime/signals.ts). */
  signals: SignalSender
  /** The resources of all domains: cards, export and erasure (resources.ts). */
  resources: ResourceRegistry
  /** What one search finds; commands write it in their transaction. */
  search: SearchIndex
  /** The numbers that domains bring to the dashboard. */
  dashboardNumbers: readonly DashboardNumber[]
  /** The kinds of notifications of all domains, by name. */
  notificationKinds: KindDeclarations
  /** The kinds of approvals of all domains, by name. */
  approvalKinds: ApprovalKinds
  /** First segments of all pages, and words that domains reserve: no shop may have them as its address. */
  reservedSlugs: ReadonlySet<string>
  /** For the texts of domains before the one that keeps the filter of words and links; the others import it. */
  filterTexts: TextFilter
  /** For domains before the one that publishes the terms; see `acceptTerms`. */
  currentTerms: CurrentTerms
  /** The public scheme, host and port: the base of mailed links and the origin of passkeys. */
  publicOrigin: string
  /** DEMO=on: for this machine only, with public passwords, so that it asks nobody for a second factor. */
  demo: boolean
  /** What the domains have read from the environment. */
  config: DomainConfigs
  now(): Date
  /** A key for one purpose, derived from the installation's master secret. */
  secretFor(purpose: string): Buffer
  /** Wakes the dispatcher of this process after events were committed. */
  wakeDispatcher(): void
}

/** The version of the published terms of service; null while none are published. */
export type CurrentTerms = (db: Db) => Promise<number | null>

/** Sends signals to open pages in all processes. Never inside a transaction; a lost signal is followed by a refetch of everything. */
export type SignalSender = { send(signals: readonly Signal[]): void }

/** A visitor without an account, identified by a signed token; `id` is null until the first write. */
export type Guest = { kind: 'guest'; id: string | null }

/** A signed-in account in one of its sessions. */
export type Member = {
  kind: 'member'
  id: string
  /** What the member may do now: an administrator who lacks a second factor is a `vendor` until there is one. */
  role: 'user' | 'vendor' | 'admin'
  /** An administrator whose time to set up a second factor is over. */
  lacksSecondFactor: boolean
  sessionId: string
  /** Until this time the session may change credentials; null: it has to re-authenticate first. */
  reauthenticatedUntil: Date | null
  /** The guest id of the same browser before it signed in. */
  guestId: string | null
}

export type Viewer = Guest | Member

/** A member's role and permissions in the workspace of an operation. */
export type Membership = { workspaceId: string; role: 'owner' | 'manager' | 'staff'; permissions: readonly Permission[] }

/**
 * The origin of a request. `address` is the client's true address, behind trusted proxies; `deviceMarks` are cookies that identify
 * the accounts this browser has used.
 */
export type Client = { address: string; userAgent: string; deviceMarks: readonly string[] }

/** `replay: 'reject'`: the reply is not stored, and a repeated key fails. */
export type Idempotency = { key: string; operation: string; bodyHash: string; replay: 'answer' | 'reject' }

type BaseContext = {
  services: Services
  viewer: Viewer
  /** Null when the operation does not belong to a workspace. */
  membership: Membership | null
  client: Client
  language: Language
  requestId: string
  /** Null for reads, and for writes sent without a key. */
  idempotency: Idempotency | null
}

/** The context of an operation that needs a signed-in account. */
export type MemberContext = BaseContext & { viewer: Member; userId: string }

/** The context of an operation that only administrators may call. */
export type AdminContext = MemberContext & { viewer: { role: 'admin' } }

/** The context of an operation inside a workspace. */
export type WorkspaceContext = MemberContext & { membership: Membership }

/**
 * The context of one operation, narrowed by the access that its contract declares: the guard has checked it, so that no handler asks
 * again. Without a type argument it is the context that every operation has.
 */
export type OperationContext<A extends Access = 'anyone'> = A extends 'anyone'
  ? BaseContext
  : A extends 'member'
    ? MemberContext
    : A extends 'admin'
      ? AdminContext
      : WorkspaceContext

/** A transaction in progress (transact.ts). `db` is valid only inside it. */
export type Tx = { db: Db; now: Date; services: Services; events: DomainEvent[] }

/** A record of any domain (resources.ts). Its types are declared here to avoid an import cycle between services and resources. */
export type ResourceRef = { type: string; id: string }

export type Card = {
  type: string
  id: string
  title: string
  subtitle: string
  image: ImageView | null
  href: string
  amount: MoneyView | null
  /** The domain's state code, translated by the domain's web part. */
  state: string | null
}

/**
 * What somebody may do with a record of another domain. `comment`: write in its thread, which all who view it read. `note` and
 * `attach`: add to it for colleagues. `report`: say that it breaks the rules; never one's own. `moderate`: hide or delete it.
 */
export type Act = 'view' | 'comment' | 'note' | 'attach' | 'report' | 'moderate'

/** The accounts that may view a record, besides administrators. `members`: those of a workspace who hold the permission. */
export type Audience =
  | { kind: 'everyone' }
  | { kind: 'accounts' }
  | { kind: 'people'; userIds: readonly string[]; members: readonly { workspaceId: string; permission: Permission | 'any' }[] }

/** A record as the one search knows it. Only viewers of its audience find it. */
export type SearchDocument = {
  id: string
  /** The name that people look for; matches in it come first. Empty for records that have only a number. */
  title: string
  /** Numbers in upper case: an exact match comes before all others, and the beginning of one is enough. */
  numbers?: readonly string[]
  /** Other words, in no particular language: names, addresses. */
  words?: string
  /** Texts whose words are found in all their forms, by language. */
  texts?: Partial<Record<Language, string>>
  audience: Audience
  /** The person it is about: it vanishes for those who blocked them, or are blocked. Null for other records. */
  personId: string | null
  /** Order of equally good matches, highest first: milliseconds of its publication. */
  rank: number
}

/** A type of record whose documents are in the one search table. `type` is that of its resource. */
export type Searchable = {
  type: string
  /** What its numbers begin with, `ORD-`: typed alone, it finds the newest records of this type and no others. */
  numberPrefix?: string
  /** The documents of those of these records that somebody may find. */
  documents(db: Db, ids: readonly string[]): Promise<SearchDocument[]>
  /** The ids of all records in batches, in order, after an id; for the rebuild. */
  ids(db: Db, after: string, limit: number): Promise<string[]>
}

/** A type of public record with an index of its own, which the one search asks as well. */
export type SearchSource = {
  type: string
  /** As of a `Searchable`. */
  numberPrefix?: string
  find(
    ctx: OperationContext,
    query: { q: string; cursor: string | undefined; limit: number },
  ): Promise<{ ids: string[]; nextCursor: string | null; total: { count: number; exact: boolean } }>
  /** Similarly spelled words that match something; null if there are none. */
  correct(ctx: OperationContext, q: string): Promise<string | null>
  /** The words to search when nothing has all of them; null where no word may be left out. */
  fewer(ctx: OperationContext, q: string): Promise<string | null>
}

export type SearchIndex = {
  searchables: readonly Searchable[]
  sources: readonly SearchSource[]
  /** Re-reads these records and writes or deletes their documents. Transactions that change the same record take turns. */
  refresh(tx: Tx, type: string, ids: readonly string[]): Promise<void>
  /** The same for records that this transaction has created, which nobody else can change yet. */
  add(tx: Tx, type: string, ids: readonly string[]): Promise<void>
}

/** What a number of the dashboard says: how many rows it opens, or an amount. */
export type DashboardFigure = {
  count: number
  exact: boolean
  amount: MoneyView | null
  /** The address of the rows, where it depends on them. */
  to?: string
}

/** A number of the dashboard, for one member in one workspace. It costs one statement or two, however many rows there are. */
export type DashboardNumber = {
  key: string
  /** What the member must hold in the workspace; null: the number is about the member. */
  permission: Permission | null
  load(ctx: WorkspaceContext): Promise<DashboardFigure>
}

/** Export and erasure of one person's data in a domain, and the reasons why it cannot be erased yet (GDPR). */
export type PersonalData = {
  /** Returns the reasons, as codes, why the account cannot be deleted now. */
  obligations(db: Db, userId: string, now: Date): Promise<string[]>
  /** Returns all data of this person as plain JSON. */
  export(db: Db, userId: string): Promise<unknown>
  /** Returns the exported files: their path in the archive and their storage key. */
  files?(db: Db, userId: string): Promise<{ path: string; key: string }[]>
  /** Erases identifying data; records required for accounting stay, anonymized. Safe to repeat. */
  erase(tx: Tx, userId: string): Promise<void>
}

/** What a resource declares so that moderators can judge its records without knowing its domain. */
/** What becomes of texts that a member wants to publish, by the words and links that administrators list. */
export type TextFilter = (
  by: { services: Pick<Services, 'db' | 'now'>; userId: string },
  texts: readonly string[],
) => Promise<'ok' | 'hold' | 'refuse'>

export type Moderation = {
  /**
   * The person to whom a decision is stated, by record; the owner of the business for what a business publishes. Missing records and those of
   * people who are gone are left out.
   */
  authorOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * The record as it is now, last, after what is needed to understand it: of a message the five before it, of all others nothing. Empty for a
   * missing record and for one that is removed.
   */
  evidence(db: Db, id: string): Promise<EvidenceItem[]>
  /**
   * Takes the record away from everybody, in the transaction of the decision, and publishes what its domain publishes. `by` is a user's id.
   * False when it is missing or removed already. It does not close reports.
   */
  remove(tx: Tx, by: string, id: string, removal: Removal): Promise<boolean>
  /** Shows a record again that was removed, or publishes one that was held back. False when there is nothing to show. */
  restore(tx: Tx, by: string, id: string): Promise<boolean>
  /** Deletes what `remove` took away, and its pictures, for good. Does nothing to a record that is shown, held or gone. */
  destroy?(tx: Tx, id: string): Promise<void>
  /** The group to which each record belongs, whose moderators decide about it too. Records outside groups are left out. */
  groupOf?(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** What a resource declares whose records belong to a workspace. */
export type BusinessRecords = {
  /** What a member must hold to see them. */
  permission: Permission
  /** The workspace of each record, in one statement. Missing records are left out. */
  workspacesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Its name and the page on which its members work on it; null for a missing record. */
  pageOf(db: Db, workspaceId: string, id: string): Promise<{ title: string; href: string } | null>
  /** Whether this file of a record is shared with a viewer who doesn't see the record itself. */
  sharesFile?(db: Db, viewer: Viewer, attachmentId: string): Promise<boolean>
  /** The person outside the workspace whom a record is about, such as a buyer, as its members see them. Those who are gone are left out. */
  personsOf?(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OutsidePerson>>
}

export type OutsidePerson = { name: string; email: string; phone: string }

export type ResourceRegistry = {
  types: readonly string[]
  /** Null for types whose records belong to no workspace. */
  business(type: string): BusinessRecords | null
  /** How moderators judge the records of a type; null for types that nobody moderates. */
  moderation(type: string): Moderation | null
  /** Loads the cards of mixed resources in their order, one batch per type. */
  cards(db: Db, viewer: Viewer, language: Language, refs: readonly ResourceRef[]): Promise<(Card | null)[]>
  /** Whether the viewer may do this with each of mixed resources, in their order, one batch per type. A missing record: false. */
  can(db: Db, viewer: Viewer, act: Act, refs: readonly ResourceRef[]): Promise<boolean[]>
  /** Null for a missing record, and for one that nobody may view. */
  audience(db: Db, ref: ResourceRef): Promise<Audience | null>
  /** The page where administrators decide about a record; null for types without one. */
  adminPath(ref: ResourceRef): string | null
  personalData: readonly { type: string; personalData: PersonalData }[]
  /** Counts the people who use one of these records, for example in a cart; shown before a deletion. */
  holders(db: Db, type: string, ids: readonly string[]): Promise<number>
  /** The types that have public pages for search engines. */
  sitemapTypes: readonly string[]
  /** Up to `limit` ids after one, in the order of `sitemapEntries`, which may leave out some of them. */
  sitemapIds(db: Db, type: string, afterId: string, limit: number): Promise<string[]>
  /** What a guest may view of up to `limit` records after an id; `lastId` continues, or is null at the end. */
  sitemapEntries(db: Db, type: string, afterId: string, limit: number): Promise<{ entries: SitemapEntry[]; lastId: string | null }>
}

/** A public page. `images` are the addresses of its pictures; `languages` those in which it is written, all of them unless it names them. */
export type SitemapEntry = { id: string; href: string; changedAt: Date; images: readonly string[]; languages?: readonly Language[] }
