import { useInfiniteQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { receivedQuery } from './queries.ts'
import { ReceivedInvitation } from './received-invitation.tsx'

/** The businesses that invited the member. */
export default function ReceivedInvitationsPage() {
  const { t } = useTranslation()
  const list = useInfiniteQuery(receivedQuery(useSource()))
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('workspaces.received.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('workspaces.received.title')}</h1>
      <p className="mt-1 max-w-prose text-muted-foreground">{t('workspaces.received.lead')}</p>
      {list.isPending && <Skeleton className="mt-6 h-40 rounded-lg" />}
      {list.isLoadingError && <FailedNotice text={t('workspaces.invitations.loadFailed')} onRetry={() => void list.refetch()} />}
      {items?.length === 0 && (
        <div className="mt-6">
          <Empty icon={MailOpen} title={t('workspaces.received.none')} text={t('workspaces.received.noneText')} />
        </div>
      )}
      {items && items.length > 0 && (
        <ul aria-label={t('workspaces.received.title')} className="mt-6 grid gap-3">
          {items.map((invitation) => (
            <ReceivedInvitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </main>
  )
}
