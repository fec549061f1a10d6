/** Posts in the cache: one post can be on the screen many times, and all copies change together. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { EntryView, PostView } from '../contract.ts'
import { feedKey } from './queries.ts'

type Page = { items: EntryView[]; nextCursor: string | null }
type List = InfiniteData<Page>
type One = { post: PostView }

const isList = (data: unknown): data is List => typeof data === 'object' && data !== null && 'pages' in data
const isOne = (data: unknown): data is One => typeof data === 'object' && data !== null && 'post' in data

/** Changes the post wherever it is shown. */
export function changePost(client: QueryClient, language: string, postId: string, change: (post: PostView) => PostView): void {
  const changed = (entry: EntryView) => (entry.post.id === postId ? { ...entry, post: change(entry.post) } : entry)
  changeAll(client, language, (data) => {
    if (isList(data)) return mapPages(data, (items) => items.map(changed))
    return isOne(data) && data.post.id === postId ? { post: change(data.post) } : data
  })
}

/** Takes away the entries that match, such as a deleted post with its reposts. */
export function dropEntries(client: QueryClient, language: string, isGone: (entry: EntryView) => boolean): void {
  changeAll(client, language, (data) => (isList(data) ? mapPages(data, (items) => items.filter((entry) => !isGone(entry))) : data))
}

/** Puts a new post at the top of a list that is loaded. */
export function putFirst(client: QueryClient, queryKey: readonly unknown[], post: PostView): void {
  const entry: EntryView = { id: post.id, at: post.createdAt, repostedBy: null, post }
  client.setQueryData<List>(queryKey, (list) => {
    const [first, ...rest] = list?.pages ?? []
    if (!list || !first) return list
    const items = first.items.filter(({ id }) => id !== entry.id)
    return { ...list, pages: [{ ...first, items: [entry, ...items] }, ...rest] }
  })
}

/** The copy of a post that is shown now, if there is one. */
export function findPost(client: QueryClient, language: string, postId: string): PostView | undefined {
  for (const [, data] of client.getQueriesData({ queryKey: feedKey(language) })) {
    if (isOne(data) && data.post.id === postId) return data.post
    if (!isList(data)) continue
    const found = data.pages.flatMap(({ items }) => items).find(({ post }) => post.id === postId)
    if (found) return found.post
  }
  return undefined
}

function changeAll(client: QueryClient, language: string, change: (data: unknown) => unknown): void {
  client.setQueriesData<unknown>({ queryKey: feedKey(language) }, (data: unknown) => (data === undefined ? undefined : change(data)))
}

function mapPages(list: List, change: (items: EntryView[]) => EntryView[]): List {
  return { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) }
}
