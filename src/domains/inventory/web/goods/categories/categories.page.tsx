import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnCategoryView } from '#domains/catalog/contract.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { CatalogArea } from '../catalog-area.tsx'
import { GoodsPage } from '../goods-page.tsx'
import { PRODUCTS } from '../paths.ts'
import { categoriesQuery } from '../queries.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryList } from './category-list.tsx'
import { useAddCategory } from './operations.ts'

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
            <CategoryList workspaceId={workspaceId} categories={data} />
          </Panel>
          <AddPanel workspaceId={workspaceId} above={data.filter(({ own }) => !own)} />
        </div>
      )}
    </GoodsPage>
  )
}

function AddPanel({ workspaceId, above }: { workspaceId: string; above: OwnCategoryView[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('inventory.categories.addTitle')}>
      <CategoryForm
        above={above}
        defaults={{ name: '', parentSlug: above[0]?.slug ?? '' }}
        operation={useAddCategory(workspaceId)}
        input={(values) => values}
        submit={t('inventory.categories.add')}
        done={t('inventory.categories.added')}
      />
    </Panel>
  )
}
