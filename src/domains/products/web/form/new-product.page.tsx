import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'

const NewProduct = lazyIsland(() => import('./new-product.tsx'))

export default function NewProductPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="catalog" title={t('products.form.newTitle')}>
      {(id) => (
        <Suspense fallback={<LoadingPage />}>
          <NewProduct key={id} workspaceId={id} />
        </Suspense>
      )}
    </RequirePermission>
  )
}
