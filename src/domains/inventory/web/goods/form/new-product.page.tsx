import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { beside } from '#platform/web/beside.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { CatalogArea } from '../catalog-area.tsx'

const NewProduct = beside(() => import('./new-product.tsx'))

export default function NewProductPage() {
  const { t } = useTranslation()
  return (
    <CatalogArea title={t('inventory.form.newTitle')}>
      {(id) => (
        <Suspense fallback={<LoadingPage />}>
          <NewProduct key={id} workspaceId={id} />
        </Suspense>
      )}
    </CatalogArea>
  )
}
