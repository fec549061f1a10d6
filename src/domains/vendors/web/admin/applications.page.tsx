import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ApplicationCard } from './application-card.tsx'
import { applicationsQuery, type Queue } from './queries.ts'
import { VendorsFrame } from './vendors-frame.tsx'

export default function ApplicationsPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const state: Queue = search.get('state') === 'decided' ? 'decided' : 'waiting'
  const query = useInfiniteQuery(applicationsQuery(useSource(), state))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <VendorsFrame current={state}>
      <div className="max-w-3xl space-y-5">
        {query.isPending && <Skeleton className="h-72 rounded-lg" />}
        {query.isLoadingError && <FailedNotice text={t('vendors.admin.failed')} onRetry={() => void query.refetch()} />}
        {query.isSuccess && items.length === 0 && (
          <Notice
            icon={Inbox}
            title={state === 'waiting' ? t('vendors.admin.queueEmpty') : t('vendors.admin.noneDecided')}
            text={t('vendors.admin.queueEmptyText')}
          />
        )}
        {items.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
        <LoadMore
          more={query.hasNextPage}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error : null}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
    </VendorsFrame>
  )
}
