/** One order for administrators: all parts, actors and payments. Fulfilment stays with the vendors. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OrderEntries } from '#domains/finance/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { AdminOrder } from '../../contract.ts'
import { StatusBadge } from '../status-badge.tsx'
import { Sums } from '../sums.tsx'
import type { Route } from './+types/order.page.ts'
import { AdminOrderPart } from './order-part.tsx'
import { adminOrderPath } from './paths.ts'
import { adminOrderQuery } from './queries.ts'

const AddressLines = lazyPart(async () => ({ default: (await import('#platform/web/inputs/address-text.tsx')).AddressLines }), {
  Fallback: () => <Skeleton className="h-24" />,
})

const OrderEvents = lazy(() => import('./order-events.tsx'))
const PaymentsPanel = lazy(() => import('./payments-panel.tsx'))

export default function OrderDeskPage({ params: { number } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...adminOrderQuery(useSource(), number),
    placeholderData: keepPreviousData<AdminOrder>,
  })
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  return (
    <>
      <PageHead title={data?.id ?? t('orders.admin.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('orders.admin.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={data.id}
          list={{ label: t('orders.admin.title'), path: '/admin/orders' }}
          path={adminOrderPath(number)}
          badges={<StatusBadge status={data.status} of={data} />}
          aside={
            <>
              <Panel title={t('orders.totals')}>
                <Sums of={data} />
              </Panel>
              <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
                <PaymentsPanel order={data} />
              </Suspense>
            </>
          }
        >
          <Buyer order={data} />
          {data.parts.map((part) => (
            <AdminOrderPart key={part.number} part={part} owed={data.payment?.status === 'pending'} />
          ))}
          <Panel title={t('orders.admin.ledger')} lead={t('orders.admin.ledgerLead')}>
            <Suspense fallback={<Skeleton className="h-32" />}>
              <OrderEntries orderId={data.id} />
            </Suspense>
          </Panel>
          <Panel title={t('orders.admin.events')} lead={t('orders.admin.eventsLead')}>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <OrderEvents order={data} />
            </Suspense>
          </Panel>
        </RecordPage>
      )}
    </>
  )
}

function Buyer({ order: { buyer, email, placedAt, note, shippingAddress } }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('orders.admin.buyer')}>
        {buyer ? (
          <Link to={`/admin/users/${buyer.id}`} className="font-medium underline underline-offset-4">
            <bdi>{buyer.name}</bdi>
          </Link>
        ) : (
          t('orders.admin.guest')
        )}{' '}
        <bdi dir="ltr" className="text-muted-foreground">
          {email}
        </bdi>
      </RecordDetail>
      <RecordDetail label={t('orders.admin.placed')}>{formatMoment(placedAt, locale)}</RecordDetail>
      <RecordDetail label={t('orders.address')}>
        <AddressLines address={shippingAddress} />
      </RecordDetail>
      {note && (
        <RecordDetail label={t('orders.admin.note')}>
          <span dir="auto">{note}</span>
        </RecordDetail>
      )}
    </RecordDetails>
  )
}
