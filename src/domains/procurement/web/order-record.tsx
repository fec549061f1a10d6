import { PackageCheck, Pencil, ScanBarcode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecordSide } from '#domains/records/web/index.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatMoment, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { OrderView } from '../contract.ts'
import { OrderApproval } from './order-approval.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderReceipts } from './order-receipts.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { editOrderPath, ORDERS, orderPath, receivePath, supplierPath } from './paths.ts'
import { SendingPanel } from './sending-panel.tsx'
import { OrderBadges } from './status-badge.tsx'
import { StatusChoice } from './status-choice.tsx'

const OrderBills = lazyPart(() => import('./order-bills.tsx'), { Fallback: SectionLoading })
const ReceiveDialog = lazy(() => import('./receive-dialog.tsx'))

/** One purchase order. */
export default function OrderRecord({ order, workspaceId }: { order: OrderView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [receiving, setReceiving] = useState(false)
  const { id, number, supplier, status, awaitingApproval } = order
  const canReceive = status !== 'Cancelled' && !awaitingApproval && order.items.some(({ receivable }) => receivable > 0)
  const canEdit = status !== 'Cancelled' && status !== 'Fulfilled'
  return (
    <RecordPage
      title={`PO #${number}`}
      list={{ label: t('procurement.orders'), path: ORDERS }}
      path={orderPath(id)}
      badges={<OrderBadges order={order} />}
      actions={
        <>
          {canReceive && (
            <>
              <Button onClick={() => setReceiving(true)}>
                <PackageCheck aria-hidden className="size-4.5" />
                {t('procurement.receive')}
              </Button>
              <ButtonLink to={receivePath(id)} look="secondary">
                <ScanBarcode aria-hidden className="size-4.5" />
                {t('procurement.scan.start')}
              </ButtonLink>
            </>
          )}
          <StatusChoice order={order} workspaceId={workspaceId} onReceive={() => setReceiving(true)} />
          {canEdit && (
            <ButtonLink to={editOrderPath(id)} look="secondary">
              <Pencil aria-hidden className="size-4" />
              {t('procurement.edit')}
            </ButtonLink>
          )}
        </>
      }
      aside={
        <>
          <RecordDetails label={t('platform.record.details')}>
            <RecordDetail label={t('procurement.supplier')}>
              <Link to={supplierPath(supplier.id)} className="underline underline-offset-4">
                <bdi>{supplier.name}</bdi>
              </Link>
            </RecordDetail>
            <RecordDetail label={t('procurement.created')}>{formatMoment(order.createdDate, locale)}</RecordDetail>
            <RecordDetail label={t('procurement.expected')}>{formatUtcDay(order.expectedDate, locale)}</RecordDetail>
            {order.confirmedDate !== null && (
              <RecordDetail label={t('procurement.confirmedDay')}>{formatUtcDay(order.confirmedDate, locale)}</RecordDetail>
            )}
            <RecordDetail label={t('procurement.total')}>{formatCharge(order.total)}</RecordDetail>
            {order.currency !== BASE_CURRENCY && (
              <RecordDetail label={t('procurement.inBase', { currency: BASE_CURRENCY })}>{formatCharge(order.baseTotal)}</RecordDetail>
            )}
            {order.notes && (
              <RecordDetail label={t('procurement.field.notes')}>
                <span dir="auto" className="whitespace-pre-line">
                  {order.notes}
                </span>
              </RecordDetail>
            )}
          </RecordDetails>
          <RecordSide record={{ workspaceId, type: 'purchaseOrder', id }} />
        </>
      }
    >
      <OrderApproval order={order} />
      <OrderItems order={order} workspaceId={workspaceId} />
      <SendingPanel order={order} workspaceId={workspaceId} />
      <OrderReceipts order={order} workspaceId={workspaceId} />
      <OrderReturns order={order} />
      <OrderBills order={order} workspaceId={workspaceId} />
      <OrderTimeline workspaceId={workspaceId} order={order} />
      {receiving && (
        <Suspense>
          <ReceiveDialog order={order} workspaceId={workspaceId} onClose={() => setReceiving(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}
