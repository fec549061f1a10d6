/** What a domain brings to Plaza, declared in its `server/domain.ts`. The app joins all domains in dependency order. */
import type { ApprovalKind } from './approvals/approval-kind.ts'
import type { Task } from './jobs.ts'
import type { Listener } from './listeners.ts'
import type { NotificationKind } from './notifications/notification-kind.ts'
import type { Hint } from './realtime/message.ts'
import type { SignalRule } from './realtime/signals.ts'
import type { Resource, Restriction } from './resources.ts'
import type { CurrentTerms, DashboardNumber, Searchable, SearchSource, TextFilter } from './services.ts'

/** Cached pages that an event invalidates: those with one of the tags, or `all`. `aggregate` is the event's aggregate id. */
export type CacheRule = { events: readonly { type: string }[]; invalidates: 'all' | ((aggregate: string) => string[]) }

export type Domain<Router = unknown> = {
  /** Folder, contract and database schema have this name. */
  name: string
  /** Operation → handler, as in the contract. */
  router: Router
  listeners?: readonly Listener[]
  jobs?: readonly Task[]
  resources?: readonly Resource[]
  /** Hides resources of domains before this one from some viewers. */
  restrictions?: readonly Restriction[]
  cacheRules?: readonly CacheRule[]
  /** What open pages hear of events: `signalsFor(…)`. The handlers of the topics are in `web/signals.ts`. */
  signals?: readonly SignalRule[]
  /** Records that the one search finds. Their commands call `tx.services.search` after each change that a document shows. */
  searchables?: readonly Searchable[]
  /** Public records that have a search of their own, which the one search asks. */
  searchSources?: readonly SearchSource[]
  dashboardNumbers?: readonly DashboardNumber[]
  /** Kinds of notifications about its events (`server/notifications.ts`). */
  notifications?: readonly NotificationKind[]
  /** What needs the approval of a second person, by the domain `approvals`. */
  approvals?: readonly ApprovalKind[]
  /** Tables that no backup contains, because their rows end with a restore: logins, and links that work once. */
  omittedFromBackups?: readonly string[]
  /** Words that no shop may have in its address, besides the first segments of all pages. */
  reservedSlugs?: readonly string[]
  /** The filter of words and links (`services.filterTexts`): one domain has it. */
  filterTexts?: TextFilter
  /** The terms of service (`services.currentTerms`): one domain publishes them. */
  currentTerms?: CurrentTerms
}

export function defineDomain<Router>(domain: Domain<Router>): Domain<Router> {
  return domain
}

/** Throws unless one domain has the filter. */
export function joinTextFilters(domains: readonly Domain[]): TextFilter {
  const [filter, second] = domains.flatMap(({ filterTexts }) => filterTexts ?? [])
  if (!filter || second) throw new Error('one domain keeps the filter of texts')
  return filter
}

/** Throws unless one domain publishes the terms. */
export function joinTerms(domains: readonly Domain[]): CurrentTerms {
  const [terms, second] = domains.flatMap(({ currentTerms }) => currentTerms ?? [])
  if (!terms || second) throw new Error('one domain publishes the terms')
  return terms
}

/** Returns a function that maps events to the tags of the cached pages they invalidate; null means all pages. */
export function joinCacheRules(domains: readonly Domain[]): (hints: readonly Hint[]) => string[] | null {
  const rules = new Map(
    domains.flatMap(({ cacheRules = [] }) =>
      cacheRules.flatMap(({ events, invalidates }) => events.map(({ type }) => [type, invalidates] as const)),
    ),
  )
  return (hints) => {
    if (hints.length === 0 || hints.some(([type]) => rules.get(type) === 'all')) return null
    return hints.flatMap(([type, aggregate]) => {
      const tags = rules.get(type)
      return typeof tags === 'function' ? tags(aggregate) : []
    })
  }
}
