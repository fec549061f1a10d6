import { CreditCard, MessageSquareQuote } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Fact, Facts } from '#platform/web/record/facts.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorOrderView } from '../../contract.ts'
import { AddressLines } from '../order-address.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskLines } from './desk-lines.tsx'
import { DeskParcels } from './desk-parcels.tsx'
import { DeskReturns } from './desk-returns.tsx'
import { DeskSums } from './desk-sums.tsx'
import { DeskTimeline } from './desk-timeline.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { deskPath, ORDERS } from './paths.ts'
import { type Desk, useDesk } from './use-desk.ts'

const ShipDialog = lazy(() => import('./ship-dialog.tsx'))
const TrackDialog = lazy(() => import('./track-dialog.tsx'))
const DeliverDialog = lazy(() => import('./deliver-dialog.tsx'))
const GiveBackDialog = lazy(() => import('./give-back-dialog.tsx'))
const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'))
const ReceiveDialog = lazy(() => import('./receive-dialog.tsx'))

export default function DeskRecord({ workspaceId, order }: { workspaceId: string; order: VendorOrderView }) {
  const { t } = useTranslation()
  const desk = useDesk(workspaceId, order)
  const { number, status, returns, parcels, buyersNote, shippingAddress } = order
  return (
    <RecordPage
      title={number}
      list={{ label: t('orders.desk.title'), path: ORDERS }}
      path={deskPath(number)}
      badges={
        <>
          <StatusBadge status={status} />
          <PaymentBadge order={order} />
        </>
      }
      actions={<DeskActions desk={desk} />}
      aside={
        <>
          <DeskSums order={order} />
          <Panel title={t('orders.address')}>
            <AddressLines address={shippingAddress} />
            {shippingAddress.phone && (
              <p className="mt-2 text-muted-foreground">
                <bdi dir="ltr">{shippingAddress.phone}</bdi>
              </p>
            )}
          </Panel>
        </>
      }
    >
      {desk.missed.length > 0 && <Meanwhile desk={desk} />}
      <PaymentNotice order={order} />
      {buyersNote && (
        <p className="flex gap-3 rounded-lg border bg-card px-5 py-4">
          <MessageSquareQuote aria-hidden className="flip mt-0.5 size-5 shrink-0 text-muted-foreground" />
          <span>
            <span className="block text-xs font-semibold text-muted-foreground">{t('orders.desk.buyersNote')}</span>
            <q dir="auto" className="wrap-anywhere whitespace-pre-line">
              {buyersNote}
            </q>
          </span>
        </p>
      )}
      <OrderFacts order={order} />
      {returns.length > 0 && <DeskReturns desk={desk} />}
      <DeskLines order={order} />
      {parcels.length > 0 && <DeskParcels desk={desk} />}
      <DeskTimeline workspaceId={workspaceId} order={order} />
      <Suspense fallback={null}>
        <Asked desk={desk} />
      </Suspense>
    </RecordPage>
  )
}

function Asked({ desk }: { desk: Desk }) {
  const { asking } = desk
  switch (asking?.what) {
    case 'ship':
      return <ShipDialog desk={desk} />
    case 'cancel':
    case 'refund':
      return <GiveBackDialog desk={desk} what={asking.what} />
    case 'track':
      return <TrackDialog desk={desk} parcelId={asking.parcelId} />
    case 'deliver':
      return <DeliverDialog desk={desk} parcelId={asking.parcelId} />
    case 'refuse':
      return <RefuseDialog desk={desk} returnId={asking.returnId} />
    case 'receive':
      return <ReceiveDialog desk={desk} returnId={asking.returnId} />
    default:
      return null
  }
}

function OrderFacts({ order: { placedAt, shippingAddress, delivery } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Facts label={t('platform.record.facts')}>
      <Fact label={t('orders.desk.column.buyer')}>
        <bdi>{shippingAddress.name}</bdi>
      </Fact>
      <Fact label={t('orders.placedOn')}>{formatMoment(placedAt, locale)}</Fact>
      <Fact label={t('orders.desk.delivery')}>
        {delivery ? <bdi>{delivery.name}</bdi> : <span className="text-muted-foreground">{t('orders.desk.sharedDelivery')}</span>}
      </Fact>
    </Facts>
  )
}

/** Keys: orders.desk.paymentStatus.* */
function PaymentBadge({ order: { payment } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  if (!payment) return null
  return (
    <Badge tone={payment.status === 'paid' ? 'success' : payment.status === 'pending' ? 'warning' : 'neutral'}>
      {t(`orders.payment.method.${payment.method}`)}: {t(`orders.desk.paymentStatus.${payment.status}`)}
    </Badge>
  )
}

/** A transfer that has not come is a reason to wait. */
function PaymentNotice({ order: { payment } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  if (payment?.method !== 'transfer' || payment.status !== 'pending') return null
  return (
    <p className="flex gap-3 rounded-lg border border-warning bg-card px-5 py-4">
      <CreditCard aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      {t('orders.desk.transferAwaited')}
    </p>
  )
}
