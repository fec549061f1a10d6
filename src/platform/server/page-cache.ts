/**
 * Caches rendered public pages, which are the same for everyone. An entry stores the generation at which its data was read and
 * is invalid when an event has changed one of its tags since. Entries expire after a minute in any case.
 */
import { createHash } from 'node:crypto'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts'
import { type Encoding, encode } from './encoding.ts'

const TTL_MS = 60_000
const MAX_ENTRIES = 2000
/** Limit for the rendered pages and their encoded variants together. */
const MAX_BYTES = 24 * 1024 * 1024
/** Variants of the opening tag per page: language, theme, signed in or not. */
const MAX_VARIANTS = 16

export type Page = { status: number; html: string /** The target of a redirect. */; location?: string | null }

/** A page ready to be sent to visitors with the same opening tag. */
export type Variant = { bodies: Record<Encoding, Buffer>; etag: string; policy: string }

type Entry = {
  tags: readonly string[]
  readAt: number
  expiresAt: number
  /** UTF-8, outside of the heap: a string with one Arabic letter takes twice the memory. */
  head: Buffer
  tail: Buffer
  hash: string
  policy: string
  bytes: number
  variants: Map<string, Promise<Variant>>
}

export type PageCache = {
  /** Returns the page for this key and opening tag; concurrent requests share one call of `render`. */
  serve(key: string, tags: readonly string[], htmlTag: string, render: () => Promise<Page>): Promise<{ page: Page } | { variant: Variant }>
  /** Returns a fresh page from the cache, or null; never renders. */
  peek(key: string, htmlTag: string): Promise<Variant> | null
  /** Invalidates the pages with these tags; null invalidates all pages. */
  invalidate(tags: readonly string[] | null): void
  /** The size of the pages and their encoded variants. */
  bytes(): number
}

export function openPageCache(now: () => number = Date.now, maxBytes: number = MAX_BYTES): PageCache {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<Page | Entry>>()
  const movedAt = new Map<string, number>()
  let generation = 0
  let allMovedAt = 0
  let bytes = 0

  function isFresh({ tags, readAt, expiresAt }: Entry): boolean {
    return expiresAt > now() && allMovedAt <= readAt && tags.every((tag) => (movedAt.get(tag) ?? 0) <= readAt)
  }

  function drop(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /** Drops the pages that were asked for longest ago. */
  function dropUntilSmall() {
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES && bytes <= maxBytes) return
      drop(oldest)
    }
  }

  async function loadVariant(key: string, entry: Entry, htmlTag: string): Promise<Variant> {
    const known = entry.variants.get(htmlTag)
    if (known) return known
    const creating = createVariant(entry, htmlTag)
    entry.variants.set(htmlTag, creating)
    const variant = await creating.catch((error: unknown) => {
      entry.variants.delete(htmlTag)
      throw error
    })
    count(key, entry, sizeOf(variant))
    const [oldest, ...others] = entry.variants
    if (oldest && others.length >= MAX_VARIANTS) {
      entry.variants.delete(oldest[0])
      count(key, entry, -sizeOf(await oldest[1]))
    }
    dropUntilSmall()
    return variant
  }

  /** Counts only while the entry is in the cache. */
  function count(key: string, entry: Entry, size: number) {
    entry.bytes += size
    if (entries.get(key) === entry) bytes += size
  }

  function fresh(key: string): Entry | null {
    const entry = entries.get(key)
    if (!entry) return null
    if (!isFresh(entry)) {
      drop(key)
      return null
    }
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  async function renderAndStore(key: string, tags: readonly string[], render: () => Promise<Page>): Promise<Page | Entry> {
    const readAt = generation
    const page = await render()
    const split = page.status === 200 ? splitAtHtmlTag(page.html) : null
    if (!split) return page
    const head = Buffer.from(split.head)
    const tail = Buffer.from(split.tail)
    const entry: Entry = {
      tags,
      readAt,
      expiresAt: now() + TTL_MS,
      head,
      tail,
      bytes: head.length + tail.length,
      variants: new Map(),
      hash: createHash('sha256').update(page.html).digest('base64url').slice(0, 22),
      policy: contentSecurityPolicy(inlineScriptHashes(page.html)),
    }
    if (isFresh(entry)) {
      drop(key)
      entries.set(key, entry)
      bytes += entry.bytes
      dropUntilSmall()
    }
    return entry
  }

  return {
    peek(key, htmlTag) {
      const entry = fresh(key)
      return entry && loadVariant(key, entry, htmlTag)
    },
    async serve(key, tags, htmlTag, render) {
      const known = fresh(key)
      if (known) return { variant: await loadVariant(key, known, htmlTag) }
      let running = rendering.get(key)
      if (!running) {
        running = renderAndStore(key, tags, render).finally(() => rendering.delete(key))
        rendering.set(key, running)
      }
      const result = await running
      return 'variants' in result ? { variant: await loadVariant(key, result, htmlTag) } : { page: result }
    },
    invalidate(tags) {
      generation += 1
      if (tags === null) allMovedAt = generation
      else for (const tag of tags) movedAt.set(tag, generation)
      if (movedAt.size > 50_000) {
        movedAt.clear()
        allMovedAt = generation
      }
    },
    bytes: () => bytes,
  }
}

const HTML_TAG = /<html[^>]*>/

function splitAtHtmlTag(html: string): { head: string; tail: string } | null {
  const match = HTML_TAG.exec(html)
  return match ? { head: html.slice(0, match.index), tail: html.slice(match.index + match[0].length) } : null
}

/** Returns the document with the visitor's opening tag, for pages that are not cached. */
export function withHtmlTag(html: string, htmlTag: string): string {
  const split = splitAtHtmlTag(html)
  return split ? split.head + htmlTag + split.tail : html
}

function sizeOf({ bodies }: Variant): number {
  return bodies.br.length + bodies.gzip.length
}

async function createVariant({ head, tail, hash, policy }: Entry, htmlTag: string): Promise<Variant> {
  const tagHash = createHash('sha256').update(htmlTag).digest('base64url').slice(0, 6)
  const whole = () => Buffer.concat([head, Buffer.from(htmlTag), tail])
  const { br, gzip } = await encode(whole())
  const bodies = {
    br,
    gzip,
    /** Made when a client without compression asks, which is rare. */
    get identity() {
      return whole()
    },
  }
  return { bodies, etag: `W/"${hash}-${tagHash}"`, policy }
}
