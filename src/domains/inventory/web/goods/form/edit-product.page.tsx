import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { beside } from '#platform/web/beside.ts'
import { codeOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { CatalogArea } from '../catalog-area.tsx'
import { GoodsPage } from '../goods-page.tsx'
import { goodsQuery } from '../queries.ts'
import type { Route } from './+types/edit-product.page.ts'

const EditProduct = beside(() => import('./edit-product.tsx'))

export default function EditProductPage({ params: { productId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CatalogArea title={t('inventory.form.editTitle')}>
      {(id) => <Loaded key={`${id} ${productId}`} workspaceId={id} productId={productId} />}
    </CatalogArea>
  )
}

function Loaded({ workspaceId, productId }: { workspaceId: string; productId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(goodsQuery(useSource(), workspaceId, productId))
  if (isPending) return <LoadingPage />
  if (isLoadingError) {
    if (codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'INVALID_INPUT') return <NotFound />
    return (
      <GoodsPage title={t('inventory.form.editTitle')}>
        <FailedNotice text={t('inventory.form.failed')} onRetry={() => void refetch()} />
      </GoodsPage>
    )
  }
  return (
    data && (
      <Suspense fallback={<LoadingPage />}>
        <EditProduct product={data} workspaceId={workspaceId} />
      </Suspense>
    )
  )
}
