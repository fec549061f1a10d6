import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { LoadedRecord } from '../loaded-record.tsx'
import { ProcurementPage } from '../procurement-page.tsx'
import { orderQuery } from '../queries.ts'
import type { Route } from './+types/receive.page.ts'

const ScanReceipt = lazyPart(() => import('./scan-receipt.tsx'), { Fallback: SectionLoading })

export default function ReceivePage({ params: { poId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.scan.start')}>
      {(workspaceId) => <ReceiveOrder key={poId} id={poId} workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}

function ReceiveOrder({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(orderQuery(useSource(), workspaceId, id))
  return <LoadedRecord query={query}>{(order) => <ScanReceipt order={order} workspaceId={workspaceId} />}</LoadedRecord>
}
