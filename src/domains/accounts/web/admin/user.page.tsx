import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { AccountView } from '../../contract.ts'
import type { Route } from './+types/user.page.ts'
import { RoleBadge, StateBadge } from './account-badges.tsx'
import { AccountFacts } from './account-facts.tsx'
import { accountPath } from './account-name.tsx'
import { accountQuery } from './queries.ts'

const AccountActions = lazy(() => import('./account-actions.tsx'))
const AccountTimeline = lazy(() => import('./account-timeline.tsx'))

/** Details, actions and history of one account. */
export default function UserPage({ params: { userId } }: Route.ComponentProps) {
  return <Account key={userId} id={userId} />
}

function Account({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...accountQuery(useSource(), id),
    placeholderData: keepPreviousData<AccountView>,
  })
  const code = isLoadingError && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.name ?? t('accounts.admin.users')} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('accounts.admin.userFailed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={data.name}
          list={{ label: t('accounts.admin.users'), path: '/admin/users' }}
          path={accountPath(id)}
          picture={<Avatar name={data.username} picture={data.avatarUrl} size="lg" />}
          badges={
            <>
              <RoleBadge role={data.role} />
              <StateBadge suspension={data.suspension} />
            </>
          }
          aside={
            <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
              <AccountActions account={data} />
            </Suspense>
          }
        >
          <AccountFacts account={data} />
          <Panel title={t('accounts.admin.trail')} lead={t('accounts.admin.trailLead')}>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <AccountTimeline id={id} />
            </Suspense>
          </Panel>
        </RecordPage>
      )}
    </>
  )
}
