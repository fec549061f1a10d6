import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { AccountView } from '../../contract.ts'
import type { Route } from './+types/user.page.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountFacts } from './account-facts.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { accountQuery } from './queries.ts'

/** One account: what is known of it, what can be done about it, and what was. */
export default function UserPage({ params: { userId } }: Route.ComponentProps) {
  return <Account key={userId} id={userId} />
}

function Account({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...accountQuery(useSource(), id),
    placeholderData: keepPreviousData<AccountView>,
  })
  const code = isLoadingError && codeOf(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.username ?? t('accounts.admin.users')} hidden />
      <Breadcrumbs crumbs={[{ label: t('accounts.admin.users'), to: '/admin' }, { label: data?.username ?? '…' }]} />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('accounts.admin.userFailed')} onRetry={() => void refetch()} />}
      {data && (
        <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-6">
            <AccountFacts account={data} />
            <Panel title={t('accounts.admin.trail')} lead={t('accounts.admin.trailLead')}>
              <AuditTrail subjectId={id} />
            </Panel>
          </div>
          <AccountActions account={data} />
        </div>
      )}
    </>
  )
}
