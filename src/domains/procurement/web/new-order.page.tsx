import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { ProcurementPage } from './procurement-page.tsx'

const OrderForm = lazy(() => import('./order-form.tsx'))

export default function NewOrderPage() {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.newOrder')}>
      {(workspaceId) => <OrderForm order={null} workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}
