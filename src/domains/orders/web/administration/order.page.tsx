/** One order as the operator sees it: all parts, all actors, all money. What is the vendor's stays the vendor's. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OrderEntries } from '#domains/finance/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Fact, Facts } from '#platform/web/record/facts.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { OperatorOrder } from '../../contract.ts'
import { AddressLines } from '../order-address.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { Sums } from '../sums.tsx'
import type { Route } from './+types/order.page.ts'
import { DeskPart } from './desk-part.tsx'
import { Paid } from './paid.tsx'
import { deskOrderPath } from './paths.ts'
import { anyOrderQuery } from './queries.ts'

const OrderEvents = lazy(() => import('./order-events.tsx'))

export default function OrderDeskPage({ params: { number } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...anyOrderQuery(useSource(), number),
    placeholderData: keepPreviousData<OperatorOrder>,
  })
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeOf(error))) return <MissingRecord />
  return (
    <>
      <PageHead title={data?.id ?? t('orders.operator.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('orders.operator.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          title={data.id}
          list={{ label: t('orders.operator.title'), path: '/admin/orders' }}
          path={deskOrderPath(number)}
          badges={<StatusBadge status={data.status} />}
          aside={
            <>
              <Panel title={t('orders.totals')}>
                <Sums of={data} />
              </Panel>
              <Paid order={data} />
            </>
          }
        >
          <Buyer order={data} />
          {data.parts.map((part) => (
            <DeskPart key={part.number} part={part} owed={data.payment?.status === 'pending'} />
          ))}
          <Panel title={t('orders.operator.ledger')} lead={t('orders.operator.ledgerLead')}>
            <Suspense fallback={<Skeleton className="h-32" />}>
              <OrderEntries orderId={data.id} />
            </Suspense>
          </Panel>
          <Panel title={t('orders.operator.events')} lead={t('orders.operator.eventsLead')}>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <OrderEvents order={data} />
            </Suspense>
          </Panel>
        </RecordPage>
      )}
    </>
  )
}

function Buyer({ order: { buyer, email, placedAt, note, shippingAddress } }: { order: OperatorOrder }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Facts label={t('platform.record.facts')}>
      <Fact label={t('orders.operator.buyer')}>
        {buyer ? (
          <Link to={`/admin/users/${buyer.id}`} className="font-medium underline underline-offset-4">
            <bdi>{buyer.username}</bdi>
          </Link>
        ) : (
          t('orders.operator.guest')
        )}{' '}
        <bdi dir="ltr" className="text-muted-foreground">
          {email}
        </bdi>
      </Fact>
      <Fact label={t('orders.operator.placed')}>{formatMoment(placedAt, locale)}</Fact>
      <Fact label={t('orders.address')}>
        <AddressLines address={shippingAddress} />
      </Fact>
      {note && (
        <Fact label={t('orders.operator.note')}>
          <span dir="auto">{note}</span>
        </Fact>
      )}
    </Facts>
  )
}
