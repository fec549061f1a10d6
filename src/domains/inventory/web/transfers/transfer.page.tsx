import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { TRANSFERS } from '../paths.ts'
import { transferQuery } from '../queries.ts'
import type { Route } from './+types/transfer.page.ts'

const TransferRecord = lazyPart(() => import('./transfer-record.tsx'), { Fallback: SectionLoading })

export default function TransferPage({ params: { transferId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={TRANSFERS} title={t('inventory.transfers.title')}>
      {(workspaceId) => <Transfer workspaceId={workspaceId} transferId={transferId} />}
    </InventoryFrame>
  )
}

function Transfer({ workspaceId, transferId }: { workspaceId: string; transferId: string }) {
  const { t } = useTranslation()
  const transfer = useQuery({ ...transferQuery(useSource(), workspaceId, transferId), retry: false })
  if (transfer.data) return <TransferRecord workspaceId={workspaceId} transfer={transfer.data} />
  if (errorCode(transfer.error) === 'NOT_FOUND') return <MissingRecord />
  if (transfer.isError) return <FailedNotice text={failureText(t, transfer.error, 'inventory')} onRetry={() => void transfer.refetch()} />
  return <SectionLoading />
}
