/** One vendor, as the operator sees it: what it says, what it lacks, what can be done about it, and what was. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuditTimeline } from '#domains/accounts/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Fact, Facts } from '#platform/web/record/facts.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { VendorRecord } from '../../contract.ts'
import { CheckList } from '../check-list.tsx'
import { SuspensionNotice } from '../suspension-notice.tsx'
import { VendorLogo } from '../vendor-logo.tsx'
import type { Route } from './+types/vendor.page.ts'
import { ApplicationWords } from './application-words.tsx'
import { vendorQuery } from './queries.ts'
import { ApplicationBadge, VendorBadge } from './vendor-badge.tsx'

const VendorActions = lazy(() => import('./vendor-actions.tsx'))

export default function VendorPage({ params: { workspaceId } }: Route.ComponentProps) {
  return <Vendor key={workspaceId} id={workspaceId} />
}

function Vendor({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...vendorQuery(useSource(), id),
    placeholderData: keepPreviousData<VendorRecord>,
  })
  const code = isLoadingError && codeOf(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.name ?? t('vendors.admin.title')} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('vendors.admin.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          title={data.name}
          list={{ label: t('vendors.admin.all'), path: '/admin/vendors' }}
          path={`/admin/vendors/${id}`}
          picture={<VendorLogo name={data.name} logo={data.logo} size="lg" />}
          badges={<VendorBadge {...data} />}
          aside={
            <>
              <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
                <VendorActions vendor={data} />
              </Suspense>
              <Panel title={t('vendors.check.title')}>
                <CheckList items={data.checklist} />
              </Panel>
            </>
          }
        >
          {data.suspension && <SuspensionNotice reason={data.suspension.reason} />}
          <VendorFacts vendor={data} />
          <Applications vendor={data} />
          <Panel title={t('vendors.admin.trail')} lead={t('vendors.admin.trailLead')}>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <AuditTimeline id={id} />
            </Suspense>
          </Panel>
        </RecordPage>
      )}
    </>
  )
}

function VendorFacts({ vendor }: { vendor: VendorRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { owner, workspaceName, tagline, description, address, policies, since, awayUntil, payout } = vendor
  const said = (text: string) =>
    text ? (
      <span dir="auto" className="whitespace-pre-line">
        {text}
      </span>
    ) : (
      <span className="text-muted-foreground">{t('platform.record.empty')}</span>
    )
  return (
    <Facts label={t('platform.record.facts')}>
      <Fact label={t('vendors.admin.owner')}>
        {owner ? (
          <Link to={`/admin/users/${owner.id}`} className="font-medium underline underline-offset-4">
            <bdi>{owner.username}</bdi>
          </Link>
        ) : (
          t('vendors.admin.somebodyGone')
        )}{' '}
        <span className="text-muted-foreground">
          · <bdi>{workspaceName}</bdi>
        </span>
      </Fact>
      <Fact label={t('vendors.admin.since')}>{formatDay(since, locale)}</Fact>
      {awayUntil && <Fact label={t('vendors.away.until')}>{formatDay(`${awayUntil}T12:00`, locale)}</Fact>}
      <Fact label={t('vendors.field.tagline')}>{said(tagline)}</Fact>
      <Fact label={t('vendors.field.description')}>{said(description)}</Fact>
      <Fact label={t('vendors.field.address')}>{said(address)}</Fact>
      <Fact label={t('vendors.field.shipping')}>{said(policies.shipping)}</Fact>
      <Fact label={t('vendors.field.returns')}>{said(policies.returns)}</Fact>
      <Fact label={t('vendors.payout.title')}>{payout ? <bdi dir="ltr">•••• {payout.ending}</bdi> : said('')}</Fact>
    </Facts>
  )
}

function Applications({ vendor: { applications } }: { vendor: VendorRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (applications.length === 0) return null
  return (
    <Panel title={t('vendors.admin.applications')}>
      <ul className="divide-y rounded-md border">
        {applications.map((application) => (
          <li key={application.id}>
            <details className="px-4 py-3">
              <summary className="min-h-9 cursor-pointer content-center font-medium">
                {formatDay(application.createdAt, locale)} <ApplicationBadge status={application.status} />
              </summary>
              <ApplicationWords application={application} />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
