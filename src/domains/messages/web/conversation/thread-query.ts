import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { conversationKey, messagesKey } from '../queries.ts'
import { appendPage, mergeMessages, prependPage, type ThreadWindow } from './thread-window.ts'

const PAGE = 40
const MAX_PAGE = 100
/** Messages before the newest one that a signal may be about: an edit, a reaction. */
const RECENT = 30
/** After a longer absence than this many pages, the conversation is opened at its end again. */
const MAX_PAGES = 5

/** Where a conversation opens: around a position, or at its end. */
export type ThreadStart = { around: number } | 'latest'

type Load = (part: { before?: number; after?: number; around?: number; limit: number }) => Promise<ThreadWindow>

const loader =
  ({ api }: Source, conversationId: string): Load =>
  (part) =>
    api.messages.list({ conversationId, ...part })

export const threadKey = (language: string, conversationId: string) => [...messagesKey(language), 'thread', conversationId] as const

/**
 * The loaded part of a conversation. A refetch asks only for what follows the messages that are known, so that many messages a minute cost
 * little.
 */
export const threadQuery = (source: Source, conversationId: string, start: ThreadStart = 'latest') =>
  queryOptions({
    queryKey: threadKey(source.language, conversationId),
    queryFn: async ({ client, queryKey }): Promise<ThreadWindow> => {
      const load = loader(source, conversationId)
      const known = client.getQueryData<ThreadWindow>(queryKey)
      if (!known) return load(start === 'latest' ? { limit: PAGE } : { ...start, limit: PAGE })
      const fresh = await refresh(load, known)
      if (!isNews(known, fresh)) void client.invalidateQueries({ queryKey: conversationKey(source.language, conversationId) })
      // An older page or a sent message may have arrived since.
      const now = client.getQueryData<ThreadWindow>(queryKey) ?? known
      return isJoined(now, fresh) ? { ...fresh, items: mergeMessages(now.items, fresh.items), hasBefore: now.hasBefore } : fresh
    },
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })

async function refresh(load: Load, known: ThreadWindow): Promise<ThreadWindow> {
  const last = known.items.at(-1)?.position ?? 0
  const first = known.items[0]?.position ?? 1
  let page = await load({ after: Math.max(first - 1, last - RECENT), limit: MAX_PAGE })
  let window = appendPage(known, page)
  // Nothing at the end changed, so the change is further up.
  if (!known.hasAfter && first < last - RECENT && isSame(known, window)) {
    page = await load({ after: Math.max(first - 1, last - RECENT - MAX_PAGE), limit: MAX_PAGE })
    return { ...window, items: mergeMessages(window.items, page.items) }
  }
  for (let count = 1; page.hasAfter && !known.hasAfter; count += 1) {
    if (count === MAX_PAGES) return load({ limit: PAGE })
    page = await load({ after: page.items.at(-1)?.position ?? last, limit: MAX_PAGE })
    window = appendPage(window, page)
  }
  return known.hasAfter ? { ...window, hasAfter: true } : window
}

const isSame = (one: ThreadWindow, other: ThreadWindow) => JSON.stringify(one.items) === JSON.stringify(other.items)

/** Whether only messages of people came. Otherwise the people, or whether one may write, may have changed. */
function isNews(known: ThreadWindow, fresh: ThreadWindow): boolean {
  const last = known.items.at(-1)?.position ?? 0
  const added = fresh.items.filter(({ position }) => position > last)
  return added.length > 0 && added.every(({ event }) => event === null)
}

const isJoined = (known: ThreadWindow, fresh: ThreadWindow) =>
  (fresh.items[0]?.position ?? 0) <= (known.items.at(-1)?.position ?? 0) + 1 && known.items.length > 0

/** Loads what is before the first known message. */
export async function loadOlder(client: QueryClient, source: Source, conversationId: string): Promise<void> {
  const key = threadKey(source.language, conversationId)
  const first = client.getQueryData<ThreadWindow>(key)?.items[0]
  if (!first) return
  const page = await loader(source, conversationId)({ before: first.position, limit: PAGE })
  client.setQueryData<ThreadWindow>(key, (known) => known && prependPage(known, page))
}

/** Loads what follows the last known message, while the newest ones are not loaded. */
export async function loadNewer(client: QueryClient, source: Source, conversationId: string): Promise<void> {
  const key = threadKey(source.language, conversationId)
  const last = client.getQueryData<ThreadWindow>(key)?.items.at(-1)
  if (!last) return
  const page = await loader(source, conversationId)({ after: last.position, limit: PAGE })
  client.setQueryData<ThreadWindow>(key, (known) => known && appendPage(known, page))
}

/** Shows another part of the conversation instead. */
export async function showPart(client: QueryClient, source: Source, conversationId: string, start: ThreadStart): Promise<void> {
  const part = start === 'latest' ? {} : start
  const window = await loader(source, conversationId)({ ...part, limit: PAGE })
  client.setQueryData<ThreadWindow>(threadKey(source.language, conversationId), window)
}
