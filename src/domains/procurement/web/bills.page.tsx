import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { ProcurementPage } from './procurement-page.tsx'

const BillsTable = lazyPart(() => import('./bills-table.tsx'), { Fallback: SectionLoading })

export default function BillsPage() {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.bills.title')} lead={t('procurement.bills.pageLead')}>
      {(workspaceId) => <BillsTable workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}
