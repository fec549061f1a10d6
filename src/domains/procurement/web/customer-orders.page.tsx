import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { ProcurementPage } from './procurement-page.tsx'

const CustomerOrders = lazyPart(() => import('./customer-orders-content.tsx'), { Fallback: SectionLoading })

export default function CustomerOrdersPage() {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.customers.title')} lead={t('procurement.customers.lead')}>
      {(workspaceId) => <CustomerOrders workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}
