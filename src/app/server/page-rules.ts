/** Which documents are the same for everyone and may be kept, by which query keys they differ, and what moves them. */
export type PageRule = {
  pattern: RegExp
  /** Query keys the page reads; all others are dropped before it is rendered. */
  keys: readonly string[]
  /** Tags of `movedTags`; null keeps the page out of the cache. */
  tags: ((match: RegExpExecArray) => string[]) | null
  /** Worth keeping on the device of whoever has seen it: a page to read, and nothing in its address that is somebody's. */
  offline?: true
}

/** What a list of products is narrowed and ordered by. */
const LIST_KEYS = ['q', 'category', 'vendor', 'color', 'size', 'rating', 'stock', 'min', 'max', 'sort', 'cursor']

const PAGE_RULES: readonly PageRule[] = [
  { pattern: /^\/$/, keys: [], tags: () => ['listings'], offline: true },
  {
    pattern: /^\/marketplace$/,
    keys: LIST_KEYS,
    tags: () => ['listings'],
    offline: true,
  },
  { pattern: /^\/vendors\/[^/]+$/, keys: LIST_KEYS, tags: () => ['listings'], offline: true },
  { pattern: /^\/products\/([^/]+)$/, keys: ['variant'], tags: ([, id = '']) => [`product:${id}`], offline: true },
  { pattern: /^\/cart$/, keys: [], tags: () => [], offline: true },
  { pattern: /^\/(?:checkout|offline|vendor\/register)$/, keys: [], tags: () => [] },
  // Where somebody came from and the token of a mailed link are read by the browser alone.
  { pattern: /^\/(?:login|register|forgot-password|reset-password|verify-email|invitation|stock-notice)$/, keys: [], tags: () => [] },
]

const NOT_KEPT: PageRule = { pattern: /^/, keys: [], tags: null }
const MAX_VALUE = 300
/** Of one key. */
const MAX_VALUES = 20

export function pageRuleOf(path: string): PageRule {
  return PAGE_RULES.find(({ pattern }) => pattern.test(path)) ?? NOT_KEPT
}

/** The URL as the page is rendered with: known keys only, in one order, so that nothing foreign gets into a kept page. */
export function canonicalUrl(url: URL, { keys }: PageRule): string {
  const known = new URLSearchParams()
  for (const key of ['lng', ...keys]) {
    const values = url.searchParams.getAll(key).filter((value) => value.length <= MAX_VALUE)
    for (const value of new Set(values.slice(0, MAX_VALUES))) known.append(key, value)
  }
  const query = known.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
