/** Rules for documents that are the same for everyone: which query keys they depend on, and which cache tags invalidate them. */
import { isAttributeKey } from '#domains/catalog/contract.ts'

export type PageRule = {
  pattern: RegExp
  /** Query keys the page reads; all others are dropped before it is rendered. */
  keys: readonly string[]
  /** Whether it also reads the keys of attributes, by which lists are filtered. */
  attributes?: boolean
  /** Cache tags (see `wiring.ts`); null keeps the page out of the cache. */
  tags: ((match: RegExpExecArray) => string[]) | null
  /**
   * The visitors for whom the service worker may cache the page for offline use. `everyone`: it is public and its address contains nothing
   * personal. `members`: only its answers are personal.
   */
  offline?: 'everyone' | 'members'
}

/** Query keys that filter and sort a product list. */
const LIST_KEYS = ['q', 'category', 'vendor', 'tag', 'rating', 'stock', 'min', 'max', 'sort', 'cursor']

const PAGE_RULES: readonly PageRule[] = [
  { pattern: /^\/$/, keys: [], tags: () => ['listings'], offline: 'everyone' },
  {
    pattern: /^\/marketplace$/,
    keys: LIST_KEYS,
    attributes: true,
    tags: () => ['listings'],
    offline: 'everyone',
  },
  { pattern: /^\/vendors\/[^/]+$/, keys: LIST_KEYS, attributes: true, tags: () => ['listings'], offline: 'everyone' },
  {
    pattern: /^\/collections\/([^/]+)$/,
    keys: LIST_KEYS,
    attributes: true,
    tags: ([, slug = '']) => ['listings', `collection:${slug}`],
    offline: 'everyone',
  },
  { pattern: /^\/products\/([^/]+)$/, keys: ['variant'], tags: ([, id = '']) => [`product:${id}`], offline: 'everyone' },
  // What is found depends on the viewer, so the browser asks.
  { pattern: /^\/search$/, keys: ['q', 'type'], tags: null },
  { pattern: /^\/order-confirmation\/[^/]+$/, keys: [], tags: null, offline: 'members' },
  { pattern: /^\/transparency$/, keys: [], tags: () => ['transparency'], offline: 'everyone' },
  { pattern: /^\/pages\/[^/]+$/, keys: [], tags: () => [], offline: 'everyone' },
  { pattern: /^\/cart$/, keys: [], tags: () => [], offline: 'everyone' },
  { pattern: /^\/(?:checkout|checkout\/quote|offline|vendor\/register)$/, keys: [], tags: () => [] },
  // Only the browser reads the return path and the tokens of mailed links.
  {
    pattern: /^\/(?:login|register|forgot-password|reset-password|verify-email|invitation|stock-notice|supplier-order|quote)$/,
    keys: [],
    tags: () => [],
  },
]

const NOT_CACHED: PageRule = { pattern: /^/, keys: [], tags: null }
const MAX_VALUE = 300
/** Maximum number of values of one key. */
const MAX_VALUES = 20
const MAX_ATTRIBUTES = 8

export function findPageRule(path: string): PageRule {
  return PAGE_RULES.find(({ pattern }) => pattern.test(path)) ?? NOT_CACHED
}

/** The URL to render: known keys only, in a fixed order, so that a cached page contains nothing foreign. */
export function canonicalUrl(url: URL, { keys, attributes = false }: PageRule): string {
  const known = new URLSearchParams()
  const filters = attributes ? [...new Set(url.searchParams.keys())].filter(isAttributeKey).sort().slice(0, MAX_ATTRIBUTES) : []
  for (const key of ['lng', ...keys, ...filters]) {
    const values = url.searchParams.getAll(key).filter((value) => value.length <= MAX_VALUE)
    for (const value of new Set(values.slice(0, MAX_VALUES))) known.append(key, value)
  }
  const query = known.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
