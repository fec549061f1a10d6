import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { LOTS } from '../paths.ts'
import { lotQuery } from '../queries.ts'
import type { Route } from './+types/lot.page.ts'

const LotRecord = lazyPart(() => import('./lot-record.tsx'), { Fallback: SectionLoading })

export default function LotPage({ params: { lotId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={LOTS} title={t('inventory.lots.title')}>
      {(workspaceId) => <Lot workspaceId={workspaceId} lotId={lotId} />}
    </InventoryFrame>
  )
}

function Lot({ workspaceId, lotId }: { workspaceId: string; lotId: string }) {
  const { t } = useTranslation()
  const lot = useQuery({ ...lotQuery(useSource(), workspaceId, lotId), retry: false })
  if (lot.data) return <LotRecord workspaceId={workspaceId} lot={lot.data} />
  if (errorCode(lot.error) === 'NOT_FOUND') return <MissingRecord />
  if (lot.isError) return <FailedNotice text={failureText(t, lot.error, 'inventory')} onRetry={() => void lot.refetch()} />
  return <SectionLoading />
}
