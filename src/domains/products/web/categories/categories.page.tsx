import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { PageLayout } from '../page-layout.tsx'
import { PRODUCTS } from '../paths.ts'
import { categoriesQuery } from '../queries.ts'

const CategoryList = lazyIsland(() => import('./category-list.tsx'))
const AddPanel = lazyIsland(() => import('./add-panel.tsx'))

export default function CategoriesPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="catalog" title={t('products.categories.title')}>
      {(id) => <Categories key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

function Categories({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(categoriesQuery(useSource(), workspaceId))
  return (
    <PageLayout
      title={t('products.categories.title')}
      lead={t('products.categories.lead')}
      crumbs={[{ label: t('products.list.title'), to: PRODUCTS }]}
    >
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('products.categories.failed')} onRetry={() => void refetch()} />}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Panel title={t('products.categories.list')} lead={t('products.categories.listLead')}>
            <Suspense fallback={<Skeleton className="h-80 rounded-md" />}>
              <CategoryList workspaceId={workspaceId} categories={data} />
            </Suspense>
          </Panel>
          <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
            <AddPanel workspaceId={workspaceId} above={data.filter(({ editable }) => !editable)} />
          </Suspense>
        </div>
      )}
    </PageLayout>
  )
}
