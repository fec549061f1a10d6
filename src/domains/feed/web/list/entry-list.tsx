import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import type { EntryView } from '../../contract.ts'
import { Post } from '../post/post.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useFeedKeys } from './use-feed-keys.ts'

type Page = { items: EntryView[]; nextCursor: string | null }
export type EntryListProps = {
  label: string
  query: UseInfiniteQueryResult<{ pages: Page[] }>
  inGroup?: boolean
  /** What is shown instead of no posts. */
  empty: ReactNode
}

/** The next page is asked for this far before its end. */
const AHEAD = '200% 0px'

/** Posts below each other. The browser draws only those near the screen. */
export default function EntryList({ label, query, inGroup = false, empty }: EntryListProps) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, error } = query
  const end = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useFeedKeys(list)

  useEffect(() => {
    const { current } = end
    if (!current || !hasNextPage || isFetchingNextPage || error) return
    const watching = new IntersectionObserver(([seen]) => seen?.isIntersecting && void fetchNextPage(), { rootMargin: AHEAD })
    watching.observe(current)
    return () => watching.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, error])

  if (isPending) return <ListSkeleton />
  if (isLoadingError) return <FailedNotice text={t('feed.failed')} onRetry={() => void refetch()} />
  const entries = withoutRepeats(data?.pages.flatMap(({ items }) => items) ?? [])
  if (entries.length === 0) return empty
  return (
    <>
      <div ref={list} role="feed" aria-label={label} aria-busy={isFetchingNextPage} className="space-y-3">
        {entries.map(({ id, post, repostedBy }, index) => (
          <article
            key={id}
            aria-posinset={index + 1}
            aria-setsize={hasNextPage ? -1 : entries.length}
            aria-label={t('feed.postOf', { name: post.author.name })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: articles of a feed take the focus (WAI-ARIA)
            tabIndex={0}
            className="rounded-lg border bg-card p-4 [contain-intrinsic-size:auto_18rem] [content-visibility:auto] focus-visible:outline-2 focus-visible:outline-ring"
          >
            <Post post={post} repostedBy={repostedBy} inGroup={inGroup} />
          </article>
        ))}
      </div>
      <div ref={end} />
      <LoadMore more={hasNextPage} busy={isFetchingNextPage} error={error} onMore={() => void fetchNextPage()} />
      {!hasNextPage && <p className="py-8 text-center text-sm text-muted-foreground">{t('feed.end')}</p>}
    </>
  )
}

/** Each post once: where it came first, whether as itself or as a repost. */
function withoutRepeats(entries: readonly EntryView[]): EntryView[] {
  const seen = new Set<string>()
  return entries.filter(({ post }) => !seen.has(post.id) && seen.add(post.id))
}
