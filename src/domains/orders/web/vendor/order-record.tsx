import { CreditCard, MailQuestionMark, MessageSquareQuote } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecordSide } from '#domains/records/web/index.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { AddressLines } from '#platform/web/inputs/address-text.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorOrderView } from '../../contract.ts'
import { VendorProposals } from '../proposals/vendor-proposals.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ORDERS, vendorOrderPath } from './paths.ts'
import { type OrderScope, useOrderScope } from './use-order-scope.ts'

const ShipDialog = lazy(() => import('./ship-dialog.tsx'))
const TrackDialog = lazy(() => import('./track-dialog.tsx'))
const DeliverDialog = lazy(() => import('./deliver-dialog.tsx'))
const RefundDialog = lazy(() => import('./refund-dialog.tsx'))
const RefuseDialog = lazy(() => import('./refuse-dialog.tsx'))
const ProposeDialog = lazy(() => import('../proposals/propose-dialog.tsx'))
const ReceiveDialog = lazy(() => import('./receive-dialog.tsx'))

export default function VendorOrderRecord({ workspaceId, order }: { workspaceId: string; order: VendorOrderView }) {
  const { t } = useTranslation()
  const scope = useOrderScope(workspaceId, order)
  const { number, status, returns, parcels, buyersNote, shippingAddress } = order
  return (
    <RecordPage
      title={number}
      list={{ label: t('orders.vendor.title'), path: ORDERS }}
      path={vendorOrderPath(number)}
      badges={
        <>
          <StatusBadge status={status} of={order} />
          {order.confirmUntil !== null && <Badge tone="warning">{t('orders.vendor.toConfirm')}</Badge>}
          <PaymentBadge order={order} />
        </>
      }
      actions={<OrderActions scope={scope} />}
      aside={
        <>
          <OrderSums order={order} />
          <Panel title={t('orders.address')}>
            <AddressLines address={shippingAddress} />
            {shippingAddress.phone && (
              <p className="mt-2 text-muted-foreground">
                <bdi dir="ltr">{shippingAddress.phone}</bdi>
              </p>
            )}
          </Panel>
          <RecordSide record={{ workspaceId, type: 'orderPart', id: number }} />
        </>
      }
    >
      {scope.missed.length > 0 && scope.asking === null && <ConflictBanner scope={scope} />}
      <ConfirmationNotice order={order} />
      <PaymentNotice order={order} />
      <DisputeNotice order={order} />
      {buyersNote && (
        <p className="flex gap-3 rounded-lg border bg-card px-5 py-4">
          <MessageSquareQuote aria-hidden className="flip mt-0.5 size-5 shrink-0 text-muted-foreground" />
          <span>
            <span className="block text-xs font-semibold text-muted-foreground">{t('orders.vendor.buyersNote')}</span>
            <q dir="auto" className="wrap-anywhere whitespace-pre-line">
              {buyersNote}
            </q>
          </span>
        </p>
      )}
      <OrderDetails order={order} />
      <VendorProposals workspaceId={workspaceId} number={number} />
      {returns.length > 0 && <OrderReturns scope={scope} />}
      <OrderLines scope={scope} />
      {parcels.length > 0 && <OrderParcels scope={scope} />}
      <OrderTimeline workspaceId={workspaceId} order={order} />
      <Suspense fallback={null}>
        <OpenDialog scope={scope} />
      </Suspense>
    </RecordPage>
  )
}

function OpenDialog({ scope }: { scope: OrderScope }) {
  const { asking } = scope
  switch (asking?.what) {
    case 'ship':
      return <ShipDialog scope={scope} />
    case 'cancel':
    case 'refund':
      return <RefundDialog scope={scope} what={asking.what} />
    case 'propose':
      return <ProposeDialog workspaceId={scope.workspaceId} order={scope.order} onClose={scope.close} />
    case 'track':
      return <TrackDialog scope={scope} parcelId={asking.parcelId} />
    case 'deliver':
      return <DeliverDialog scope={scope} parcelId={asking.parcelId} />
    case 'refuse':
      return <RefuseDialog scope={scope} returnId={asking.returnId} />
    case 'receive':
      return <ReceiveDialog scope={scope} returnId={asking.returnId} />
    default:
      return null
  }
}

function OrderDetails({ order: { placedAt, shippingAddress, delivery, quote } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('orders.vendor.column.buyer')}>
        <bdi>{shippingAddress.name}</bdi>
      </RecordDetail>
      <RecordDetail label={t('orders.placedOn')}>{formatMoment(placedAt, locale)}</RecordDetail>
      {quote && (
        <RecordDetail label={t('orders.vendor.quote')}>
          <Link to={`/crm/quotes/${quote.id}`} className="underline underline-offset-4">
            <bdi dir="ltr">{quote.number}</bdi>
          </Link>
        </RecordDetail>
      )}
      <RecordDetail label={t('orders.vendor.delivery')}>
        {delivery ? <bdi>{delivery.name}</bdi> : <span className="text-muted-foreground">{t('orders.vendor.sharedDelivery')}</span>}
      </RecordDetail>
    </RecordDetails>
  )
}

/** Keys: orders.vendor.paymentStatus.* */
function PaymentBadge({ order: { payment } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  if (!payment) return null
  return (
    <Badge tone={payment.status === 'paid' ? 'success' : payment.status === 'pending' ? 'warning' : 'neutral'}>
      {t(`orders.payment.method.${payment.method}`)}: {t(`orders.vendor.paymentStatus.${payment.status}`)}
    </Badge>
  )
}

/** An order that nobody confirmed cannot be shipped. */
function ConfirmationNotice({ order: { confirmUntil } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (confirmUntil === null) return null
  return (
    <p className="flex gap-3 rounded-lg border border-warning bg-card px-5 py-4">
      <MailQuestionMark aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      {t('orders.vendor.confirmationAwaited', { until: formatMoment(confirmUntil, locale) })}
    </p>
  )
}

/** The vendor's share is held while the shopper's bank decides. Keys: orders.vendor.cardDispute.* */
function DisputeNotice({ order: { cardDispute } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  if (cardDispute === null) return null
  return (
    <p className="flex gap-3 rounded-lg border border-warning bg-card px-5 py-4">
      <CreditCard aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      {t(`orders.vendor.cardDispute.${cardDispute}`)}
    </p>
  )
}

/** Recommends waiting with shipping while a bank transfer is outstanding. */
function PaymentNotice({ order: { payment } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  if (payment?.method !== 'transfer' || payment.status !== 'pending') return null
  return (
    <p className="flex gap-3 rounded-lg border border-warning bg-card px-5 py-4">
      <CreditCard aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      {t('orders.vendor.transferAwaited')}
    </p>
  )
}
