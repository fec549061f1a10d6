import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import type { Route } from './+types/edit-order.page.ts'
import { LoadedRecord } from './loaded-record.tsx'
import { ProcurementPage } from './procurement-page.tsx'
import { orderQuery } from './queries.ts'

const OrderForm = lazy(() => import('./order-form.tsx'))

export default function EditOrderPage({ params: { poId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.editOrder')}>
      {(workspaceId) => <EditOrder key={poId} id={poId} workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}

function EditOrder({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(orderQuery(useSource(), workspaceId, id))
  return <LoadedRecord query={query}>{(order) => <OrderForm order={order} workspaceId={workspaceId} />}</LoadedRecord>
}
