import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { PICKING } from '../paths.ts'
import { pickOrdersQuery } from '../queries.ts'
import type { Route } from './+types/pick.page.ts'

const PickSheet = lazyPart(() => import('./pick-sheet.tsx'), { Fallback: SectionLoading })

/** The orders are in the address. */
export default function PickPage({ params: { warehouseId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const keys = useSearchParams()[0].getAll('order')
  return (
    <InventoryFrame section={PICKING} title={t('inventory.picking.pickTitle', { count: keys.length })}>
      {(workspaceId) => <Picked key={keys.join()} workspaceId={workspaceId} warehouseId={warehouseId} keys={keys} />}
    </InventoryFrame>
  )
}

function Picked({ workspaceId, warehouseId, keys }: { workspaceId: string; warehouseId: string; keys: readonly string[] }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(pickOrdersQuery(useSource(), workspaceId, warehouseId, keys))
  if (keys.length === 0 || (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error)))) return <NotFound />
  if (isLoadingError) return <FailedNotice text={failureText(t, error, 'inventory')} onRetry={() => void refetch()} />
  if (isPending || !data) return <SectionLoading />
  return <PickSheet workspaceId={workspaceId} warehouse={data.warehouse} orders={data.orders} />
}
