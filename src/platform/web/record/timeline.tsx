/** The timeline of a record, newest first. */
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadMore } from '../ui/load-more.tsx'
import { FailedNotice } from '../ui/notice.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export type TimelineEntry = {
  id: string
  icon: LucideIcon
  /** An ISO timestamp. */
  at: string
  /** The person, mostly a link; null for Plaza itself. */
  actor: ReactNode
  /** The action, in one line. */
  text: ReactNode
  /** The text of a note. */
  body?: string
  /** Shown below: what changed, or a note with its menu. */
  more?: ReactNode
}

export type TimelineQuery = {
  key: QueryKey
  page: (cursor: string | undefined) => Promise<{ entries: readonly TimelineEntry[]; nextCursor: string | null }>
}

type Props = {
  query: TimelineQuery
  /** The message of an empty timeline. */
  empty?: string
  /** The form to add a note. */
  composer?: ReactNode
}

const WAITING = ['a', 'b', 'c']

export function Timeline({ query, empty, composer }: Props) {
  const { t } = useTranslation()
  const loaded = useInfiniteQuery({
    queryKey: query.key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => query.page(pageParam),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Always refetched, so that recent actions are shown at once.
    staleTime: 0,
  })
  const entries = loaded.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      {composer && <div className="mb-6">{composer}</div>}
      {loaded.isPending && WAITING.map((key) => <Skeleton key={key} className="mb-4 h-10" />)}
      {loaded.isLoadingError && <FailedNotice text={t('platform.record.timelineFailed')} onRetry={() => void loaded.refetch()} />}
      {loaded.isSuccess && entries.length === 0 && <p className="text-muted-foreground">{empty ?? t('platform.record.nothingYet')}</p>}
      {entries.length > 0 && <TimelineEntries entries={entries} />}
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </>
  )
}

/** For records that contain their whole timeline. */
export function TimelineEntries({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('platform.record.timeline')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry: { icon: Icon, at, actor, text, body, more } }: { entry: TimelineEntry }) {
  return (
    <li className="relative flex gap-3.5 pb-5 before:absolute before:start-4 before:top-9 before:bottom-1 before:w-px before:bg-border last:pb-0 last:before:hidden">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-muted text-muted-foreground">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow pt-1">
        <p className="leading-snug">{text}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-xs text-muted-foreground">
          {actor && (
            <>
              <span>{actor}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <RelativeTime iso={at} />
        </p>
        {body && (
          <p dir="auto" className="mt-2 rounded-md border bg-muted/40 p-3 wrap-anywhere whitespace-pre-line">
            {body}
          </p>
        )}
        {more}
      </div>
    </li>
  )
}
