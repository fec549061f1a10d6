import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { Route } from './+types/order.page.ts'
import { LoadedRecord } from './loaded-record.tsx'
import { ProcurementPage } from './procurement-page.tsx'
import { orderQuery } from './queries.ts'

const OrderRecord = lazyPart(() => import('./order-record.tsx'), { Fallback: SectionLoading })

export default function OrderPage({ params: { poId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.orders')}>
      {(workspaceId) => <Order key={poId} id={poId} workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}

function Order({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(orderQuery(useSource(), workspaceId, id))
  return <LoadedRecord query={query}>{(order) => <OrderRecord order={order} workspaceId={workspaceId} />}</LoadedRecord>
}
