import { useQuery } from '@tanstack/react-query'
import { Package, Plus, Tags } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { STATUSES } from '#domains/catalog/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { GoodsRow } from '../../../contract.ts'
import { CatalogArea } from '../catalog-area.tsx'
import { GoodsPage } from '../goods-page.tsx'
import { CATEGORIES, editPath, NEW_PRODUCT } from '../paths.ts'
import { categoriesQuery, goodsTable } from '../queries.ts'
import type { ChangeKind } from './change-many.tsx'
import { useGoodsColumns } from './use-columns.tsx'
import { useFiles } from './use-files.ts'

const ChangeMany = lazy(() => import('./change-many.tsx'))

const KINDS: readonly ChangeKind[] = ['status', 'category', 'price', 'delete']

const IDENTITY = {
  id: ({ id }: GoodsRow) => id,
  name: ({ name }: GoodsRow) => name,
  href: ({ id }: GoodsRow) => editPath(id),
}

export default function ProductsPage() {
  const { t } = useTranslation()
  return <CatalogArea title={t('inventory.goods.title')}>{(id) => <Products key={id} workspaceId={id} />}</CatalogArea>
}

/** Keys: inventory.status.*, inventory.many.* */
function Products({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const { data: categories = [] } = useQuery(categoriesQuery(source, workspaceId))
  const columns = useGoodsColumns(workspaceId)
  const files = useFiles(workspaceId)
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('inventory.goods.status'),
      kind: 'choice',
      many: true,
      options: STATUSES.map((value) => ({ value, label: t(`inventory.status.${value}`) })),
    },
    {
      key: 'stock',
      title: t('inventory.goods.stock'),
      kind: 'choice',
      options: [
        { value: 'low', label: t('inventory.goods.low') },
        { value: 'out', label: t('inventory.goods.out') },
      ],
    },
    {
      key: 'category',
      title: t('inventory.goods.category'),
      kind: 'choice',
      options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ]
  const bulk = KINDS.map(
    (kind): BulkAction => ({
      ...{ key: kind, label: t(`inventory.many.${kind}`), danger: kind === 'delete', words: 'inventory' },
      question: (props) => (
        <Suspense fallback={null}>
          <ChangeMany {...props} kind={kind} workspaceId={workspaceId} />
        </Suspense>
      ),
    }),
  )
  return (
    <GoodsPage
      title={t('inventory.goods.title')}
      lead={t('inventory.goods.lead')}
      actions={
        <>
          <ButtonLink to={CATEGORIES} look="secondary">
            <Tags aria-hidden className="size-4.5" />
            {t('inventory.categories.title')}
          </ButtonLink>
          <ButtonLink to={NEW_PRODUCT}>
            <Plus aria-hidden className="size-4.5" />
            {t('inventory.goods.add')}
          </ButtonLink>
        </>
      }
    >
      <DataTable
        list="products"
        label={t('inventory.goods.title')}
        query={goodsTable(source, workspaceId)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        search={t('inventory.goods.search')}
        bulk={bulk}
        exportAs="products"
        exporter={files.exporter}
        importer={files.importer}
        failed={t('inventory.goods.failed')}
        empty={
          <Notice icon={Package} title={t('inventory.goods.emptyTitle')} text={t('inventory.goods.emptyText')}>
            <ButtonLink to={NEW_PRODUCT}>{t('inventory.goods.add')}</ButtonLink>
          </Notice>
        }
      />
    </GoodsPage>
  )
}
