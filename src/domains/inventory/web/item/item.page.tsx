import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { INVENTORY } from '../paths.ts'
import { itemQuery } from '../queries.ts'
import type { Route } from './+types/item.page.ts'

const ItemRecord = lazyPart(() => import('./item-record.tsx'), { Fallback: SectionLoading })

export default function ItemPage({ params: { variantId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={INVENTORY} title={t('inventory.title')}>
      {(workspaceId) => <Item workspaceId={workspaceId} variantId={variantId} />}
    </InventoryFrame>
  )
}

function Item({ workspaceId, variantId }: { workspaceId: string; variantId: string }) {
  const { t } = useTranslation()
  const item = useQuery({ ...itemQuery(useSource(), workspaceId, variantId), retry: false })
  if (item.data) return <ItemRecord workspaceId={workspaceId} stock={item.data} />
  if (errorCode(item.error) === 'NOT_FOUND') return <MissingRecord />
  if (item.isError) return <FailedNotice text={failureText(t, item.error, 'inventory')} onRetry={() => void item.refetch()} />
  return <SectionLoading />
}
