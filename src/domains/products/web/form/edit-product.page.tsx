import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { useSource } from '#platform/web/source.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageLayout } from '../page-layout.tsx'
import { productQuery } from '../queries.ts'
import type { Route } from './+types/edit-product.page.ts'

const EditProduct = lazyIsland(() => import('./edit-product.tsx'))

export default function EditProductPage({ params: { productId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="catalog" title={t('products.form.editTitle')}>
      {(id) => <Loaded key={`${id} ${productId}`} workspaceId={id} productId={productId} />}
    </RequirePermission>
  )
}

function Loaded({ workspaceId, productId }: { workspaceId: string; productId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(productQuery(useSource(), workspaceId, productId))
  if (isPending) return <LoadingPage />
  if (isLoadingError) {
    if (errorCode(error) === 'NOT_FOUND' || errorCode(error) === 'INVALID_INPUT') return <NotFound />
    return (
      <PageLayout title={t('products.form.editTitle')}>
        <FailedNotice text={t('products.form.failed')} onRetry={() => void refetch()} />
      </PageLayout>
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
