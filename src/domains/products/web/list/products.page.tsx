import { useQuery } from '@tanstack/react-query'
import { Layers, Package, Plus, Tags } from 'lucide-react'
import { lazy, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { STATUSES } from '#domains/catalog/web/index.ts'
import { ApplyToSell } from '#domains/vendors/web/index.ts'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { VendorProductRow } from '../../contract.ts'
import { PageLayout } from '../page-layout.tsx'
import { CATEGORIES, COLLECTIONS, editPath, NEW_PRODUCT } from '../paths.ts'
import { categoriesQuery, productTable } from '../queries.ts'
import type { ChangeKind } from './change-products.tsx'
import { ListLinks } from './list-links.ts'
import { useProductColumns } from './use-columns.tsx'
import { useFiles } from './use-files.ts'

const ChangeProducts = lazy(() => import('./change-products.tsx'))

const KINDS: readonly ChangeKind[] = ['status', 'category', 'price', 'delete']

const IDENTITY = {
  id: ({ id }: VendorProductRow) => id,
  name: ({ name }: VendorProductRow) => name,
  href: ({ id }: VendorProductRow) => editPath(id),
}

export default function ProductsPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="catalog" title={t('products.list.title')}>
      {(id) => <Products key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

/** Keys: products.status.*, products.many.* */
function Products({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const { data: categories = [] } = useQuery(categoriesQuery(source, workspaceId))
  const columns = useProductColumns(workspaceId)
  const files = useFiles(workspaceId)
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('products.list.status'),
      kind: 'choice',
      many: true,
      options: STATUSES.map((value) => ({ value, label: t(`products.status.${value}`) })),
    },
    {
      key: 'stock',
      title: t('products.list.stock'),
      kind: 'choice',
      views: true,
      options: [
        { value: 'low', label: t('products.list.low') },
        { value: 'out', label: t('products.list.out') },
      ],
    },
    {
      key: 'category',
      title: t('products.list.category'),
      kind: 'choice',
      options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ]
  const bulk = KINDS.map(
    (kind): BulkAction => ({
      key: kind,
      label: t(`products.many.${kind}`),
      danger: kind === 'delete',
      words: 'products',
      question: (props) => (
        <Suspense fallback={null}>
          <ChangeProducts {...props} kind={kind} workspaceId={workspaceId} />
        </Suspense>
      ),
    }),
  )
  return (
    <PageLayout
      title={t('products.list.title')}
      lead={t('products.list.lead')}
      actions={
        <>
          <ButtonLink to={CATEGORIES} look="secondary">
            <Tags aria-hidden className="size-4.5" />
            {t('products.categories.title')}
          </ButtonLink>
          <ButtonLink to={COLLECTIONS} look="secondary">
            <Layers aria-hidden className="size-4.5" />
            {t('products.collections.title')}
          </ButtonLink>
          {use(ListLinks)}
          <ButtonLink to={NEW_PRODUCT}>
            <Plus aria-hidden className="size-4.5" />
            {t('products.list.add')}
          </ButtonLink>
        </>
      }
    >
      <DataTable
        list="products"
        label={t('products.list.title')}
        query={productTable(source, workspaceId)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        search={t('products.list.search')}
        bulk={bulk}
        exportAs="products"
        exporter={files.exporter}
        importer={files.importer}
        failed={t('products.list.failed')}
        empty={
          <ApplyToSell workspaceId={workspaceId}>
            <Notice icon={Package} title={t('products.list.emptyTitle')} text={t('products.list.emptyText')}>
              <ButtonLink to={NEW_PRODUCT}>{t('products.list.add')}</ButtonLink>
            </Notice>
          </ApplyToSell>
        }
      />
    </PageLayout>
  )
}
