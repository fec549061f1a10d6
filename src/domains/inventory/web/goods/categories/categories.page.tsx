import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { beside } from '#platform/web/beside.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { CatalogArea } from '../catalog-area.tsx'
import { GoodsPage } from '../goods-page.tsx'
import { PRODUCTS } from '../paths.ts'
import { categoriesQuery } from '../queries.ts'

const CategoryList = beside(() => import('./category-list.tsx'))
const AddPanel = beside(() => import('./add-panel.tsx'))

export default function CategoriesPage() {
  const { t } = useTranslation()
  return <CatalogArea title={t('inventory.categories.title')}>{(id) => <Categories key={id} workspaceId={id} />}</CatalogArea>
}

function Categories({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(categoriesQuery(useSource(), workspaceId))
  return (
    <GoodsPage
      title={t('inventory.categories.title')}
      lead={t('inventory.categories.lead')}
      crumbs={[{ label: t('inventory.goods.title'), to: PRODUCTS }]}
    >
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('inventory.categories.failed')} onRetry={() => void refetch()} />}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Panel title={t('inventory.categories.list')} lead={t('inventory.categories.listLead')}>
            <Suspense fallback={<Skeleton className="h-80 rounded-md" />}>
              <CategoryList workspaceId={workspaceId} categories={data} />
            </Suspense>
          </Panel>
          <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
            <AddPanel workspaceId={workspaceId} above={data.filter(({ own }) => !own)} />
          </Suspense>
        </div>
      )}
    </GoodsPage>
  )
}
