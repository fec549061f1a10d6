import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { Route } from './+types/customer-order.page.ts'
import { LoadedRecord } from './loaded-record.tsx'
import { ProcurementPage } from './procurement-page.tsx'
import { customerOrderQuery } from './sending-queries.ts'

const CustomerOrderRecord = lazyPart(() => import('./customer-order-record.tsx'), { Fallback: SectionLoading })

export default function CustomerOrderPage({ params: { orderId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.customers.title')}>
      {(workspaceId) => <CustomerOrder key={orderId} id={orderId} workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}

function CustomerOrder({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(customerOrderQuery(useSource(), workspaceId, id))
  return <LoadedRecord query={query}>{(order) => <CustomerOrderRecord id={id} order={order} workspaceId={workspaceId} />}</LoadedRecord>
}
