import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThreadPanelProps } from '#platform/web/domain.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { orderPath } from '../order-path.ts'
import { orderQuery } from '../queries.ts'
import { vendorOrderPath } from '../vendor/paths.ts'
import { vendorOrderQuery } from '../vendor/queries.ts'
import { PartSummary } from './part-summary.tsx'

const ProposeDialog = lazy(() => import('../proposals/propose-dialog.tsx'))
const RequestDialog = lazy(() => import('../proposals/request-dialog.tsx'))

/** The part of an order beside its conversation, for either side. */
export default function OrderPanel({ id, asWorkspaceId }: ThreadPanelProps) {
  return asWorkspaceId === null ? <ShopperPanel number={id} /> : <VendorPanel number={id} workspaceId={asWorkspaceId} />
}

function ShopperPanel({ number }: { number: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const orderId = number.slice(0, number.lastIndexOf('-'))
  const { data: order, isError, refetch } = useQuery(orderQuery(useSource(), orderId))
  const part = order?.parts.find((part) => part.number === number)
  if (isError) return <FailedNotice text={t('orders.thread.panelFailed')} onRetry={() => void refetch()} />
  if (!order || !part) return <Skeleton className="h-80 rounded-md" />
  return (
    <>
      <PartSummary part={part} href={orderPath(orderId)} propose={t('orders.proposal.request.begin')} onPropose={() => setAsking(true)} />
      <Suspense fallback={null}>{asking && <RequestDialog order={order} part={part} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

function VendorPanel({ number, workspaceId }: { number: string; workspaceId: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { data: order, isError, refetch } = useQuery(vendorOrderQuery(useSource(), workspaceId, number))
  if (isError) return <FailedNotice text={t('orders.thread.panelFailed')} onRetry={() => void refetch()} />
  if (!order) return <Skeleton className="h-80 rounded-md" />
  return (
    <>
      <PartSummary
        part={order}
        href={vendorOrderPath(number)}
        propose={t('orders.proposal.propose.begin')}
        onPropose={() => setAsking(true)}
      />
      <Suspense fallback={null}>
        {asking && <ProposeDialog workspaceId={workspaceId} order={order} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}
