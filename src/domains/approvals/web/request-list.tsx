import { useInfiniteQuery } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import type { Scope } from '../contract.ts'
import { type Origin, requestsQuery } from './queries.ts'
import { RequestRow } from './request-row.tsx'

const SCOPES = ['waiting', 'mine', 'decided'] as const satisfies readonly Scope[]

/** What the reader may decide, has asked, and has decided. Keys: approvals.scope.*, approvals.none.*, approvals.noneText.* */
export default function RequestList({ origin }: { origin: Origin }) {
  const { t } = useTranslation()
  const waiting = useInfiniteQuery(requestsQuery(origin, 'waiting')).data?.pages[0]?.total.count
  return (
    <Tabs
      label={t('approvals.title')}
      tabs={SCOPES.map((scope) => ({
        key: scope,
        title: t(`approvals.scope.${scope}`),
        ...(scope === 'waiting' && waiting !== undefined && waiting > 0 && { count: waiting }),
        content: <Requests origin={origin} scope={scope} />,
      }))}
    />
  )
}

function Requests({ origin, scope }: { origin: Origin; scope: Scope }) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(requestsQuery(origin, scope))
  const items = list.data?.pages.flatMap((page) => page.items)
  if (list.isPending) return <Skeleton className="h-40 rounded-lg" />
  if (list.isLoadingError) return <FailedNotice text={t('approvals.listFailed')} onRetry={() => void list.refetch()} />
  if (items?.length === 0) return <Empty icon={Stamp} title={t(`approvals.none.${scope}`)} text={t(`approvals.noneText.${scope}`)} />
  return (
    <>
      <ul aria-label={t(`approvals.scope.${scope}`)} className="grid gap-3">
        {items?.map((request) => (
          <RequestRow key={request.id} request={request} path={`${origin.path}/${request.id}`} />
        ))}
      </ul>
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </>
  )
}
