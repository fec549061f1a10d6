import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { CatalogPermission } from '../catalog-permission.tsx'

const NewProduct = lazyIsland(() => import('./new-product.tsx'))

export default function NewProductPage() {
  const { t } = useTranslation()
  return (
    <CatalogPermission title={t('products.form.newTitle')}>
      {(id) => (
        <Suspense fallback={<LoadingPage />}>
          <NewProduct key={id} workspaceId={id} />
        </Suspense>
      )}
    </CatalogPermission>
  )
}
