/** A vendor's page for administrators: details, checklist, actions and history. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuditTimeline } from '#domains/accounts/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { VendorRecord } from '../../contract.ts'
import { CheckList } from '../check-list.tsx'
import { LegalText } from '../legal-text.tsx'
import { SuspensionNotice } from '../suspension-notice.tsx'
import { VendorLogo } from '../vendor-logo.tsx'
import type { Route } from './+types/vendor.page.ts'
import { vendorQuery } from './queries.ts'
import { VendorBadge } from './vendor-badge.tsx'

const Applications = lazy(() => import('./vendor-applications.tsx'))
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
  const code = isLoadingError && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.name ?? t('vendors.admin.title')} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('vendors.admin.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={data.name}
          list={{ label: t('vendors.admin.all'), path: '/admin/vendors' }}
          path={`/admin/vendors/${id}`}
          picture={<VendorLogo name={data.name} logo={data.logo} size="xl" />}
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
          <VendorDetails vendor={data} />
          {data.applications.length > 0 && (
            <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
              <Applications vendor={data} />
            </Suspense>
          )}
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

function VendorDetails({ vendor }: { vendor: VendorRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { owner, workspaceName, tagline, description, legal, policies, since, awayUntil, payout } = vendor
  const said = (text: string) =>
    text ? (
      <span dir="auto" className="whitespace-pre-line">
        {text}
      </span>
    ) : (
      <span className="text-muted-foreground">{t('platform.record.empty')}</span>
    )
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('vendors.admin.owner')}>
        {owner ? (
          <Link to={`/admin/users/${owner.id}`} className="font-medium underline underline-offset-4">
            <bdi>{owner.name}</bdi>
          </Link>
        ) : (
          t('vendors.admin.somebodyGone')
        )}{' '}
        <span className="text-muted-foreground">
          · <bdi>{workspaceName}</bdi>
        </span>
      </RecordDetail>
      <RecordDetail label={t('vendors.admin.since')}>{formatDay(since, locale)}</RecordDetail>
      {awayUntil && <RecordDetail label={t('vendors.away.until')}>{formatDay(`${awayUntil}T12:00`, locale)}</RecordDetail>}
      <RecordDetail label={t('vendors.field.tagline')}>{said(tagline)}</RecordDetail>
      <RecordDetail label={t('vendors.field.description')}>{said(description)}</RecordDetail>
      <RecordDetail label={t('vendors.legal.title')}>{legal ? <LegalText legal={legal} /> : said('')}</RecordDetail>
      <RecordDetail label={t('vendors.field.shipping')}>{said(policies.shipping)}</RecordDetail>
      <RecordDetail label={t('vendors.field.returns')}>{said(policies.returns)}</RecordDetail>
      <RecordDetail label={t('vendors.payout.title')}>{payout ? <bdi dir="ltr">•••• {payout.ending}</bdi> : said('')}</RecordDetail>
    </RecordDetails>
  )
}
