import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import OrdersTable from './orders-table.tsx'
import { NEW_ORDER } from './paths.ts'
import { ProcurementPage } from './procurement-page.tsx'

export default function OrdersPage() {
  const { t } = useTranslation()
  return (
    <ProcurementPage
      title={t('procurement.orders')}
      lead={t('procurement.ordersLead')}
      actions={() => (
        <ButtonLink to={NEW_ORDER}>
          <Plus aria-hidden className="size-4.5" />
          {t('procurement.newOrder')}
        </ButtonLink>
      )}
    >
      {(workspaceId) => <OrdersTable workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}
