import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import type { FoundGroup } from '../contract.ts'
import { listQuery } from './queries.ts'
import { ResultList, type ResultProps, ResultSkeleton } from './result-list.tsx'

/** All matches of one type. Its best matches are known already and shown until the first page is there. */
export function ResultPages({ q, group, ...props }: ResultProps & { q: string; group: FoundGroup | null }) {
  const { t } = useTranslation()
  const pages = useInfiniteQuery(listQuery(useSource(), q, props.type.type))
  const items = pages.data?.pages.flatMap((page) => page.items) ?? group?.items
  if (!group) return <Notice icon={SearchX} title={t('search.none.title', { q })} text={t('search.none.elsewhere')} />
  if (pages.isLoadingError) return <FailedNotice text={t('search.failed')} onRetry={() => void pages.refetch()} />
  if (!items) return <ResultSkeleton />
  return (
    <div className="mt-6">
      <ResultList items={items} {...props} />
      <LoadMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? pages.error : null}
        onMore={() => void pages.fetchNextPage()}
      />
    </div>
  )
}
