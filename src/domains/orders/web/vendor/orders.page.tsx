import { useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyToSell } from '#domains/vendors/web/index.ts'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ORDER_STATUSES } from '../../contract/states.ts'
import type { VendorOrderRow } from '../../contract.ts'
import { vendorOrderPath } from './paths.ts'
import { ordersTable, toDoQuery } from './queries.ts'
import { ToDo } from './to-do.tsx'
import { useOrderColumns } from './use-order-columns.tsx'

const ProcessMany = lazy(() => import('./process-many.tsx'))
const ShipMany = lazy(() => import('./ship-many.tsx'))

const IDENTITY = {
  id: ({ number }: VendorOrderRow) => number,
  name: ({ number }: VendorOrderRow) => number,
  href: ({ number }: VendorOrderRow) => vendorOrderPath(number),
}

/** Orders of a vendor: tasks first, then the full list. */
export default function OrdersPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="orders" title={t('orders.vendor.title')}>
      {(id) => <Orders key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

/** Keys: orders.status.*, orders.vendor.toDo.* */
function Orders({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const columns = useOrderColumns()
  // The table renders after the task section above it, so that it does not shift.
  const toDo = useQuery(toDoQuery(source, workspaceId))
  const filters: Filter[] = [
    {
      key: 'toDo',
      title: t('orders.vendor.toDo.title'),
      kind: 'choice',
      views: true,
      options: [
        { value: 'ship', label: t('orders.vendor.toDo.ship') },
        { value: 'returns', label: t('orders.vendor.toDo.returns') },
      ],
    },
    {
      key: 'status',
      title: t('orders.vendor.column.status'),
      kind: 'choice',
      many: true,
      options: ORDER_STATUSES.map((value) => ({ value, label: t(`orders.status.${value}`) })),
    },
    { key: 'placed', title: t('orders.vendor.column.placed'), kind: 'days' },
  ]
  const bulk: BulkAction[] = [
    {
      key: 'process',
      label: t('orders.vendor.process.many'),
      words: 'orders',
      question: (props) => (
        <Suspense fallback={null}>
          <ProcessMany {...props} workspaceId={workspaceId} />
        </Suspense>
      ),
    },
    {
      key: 'ship',
      label: t('orders.vendor.ship.many'),
      words: 'orders',
      question: (props) => (
        <Suspense fallback={null}>
          <ShipMany {...props} workspaceId={workspaceId} />
        </Suspense>
      ),
    },
  ]
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('orders.vendor.title')} hidden />
      <header className="mb-6 max-w-prose">
        <h1 className="text-xl font-bold tracking-tight">{t('orders.vendor.title')}</h1>
        <p className="mt-1 text-muted-foreground">{t('orders.vendor.lead')}</p>
      </header>
      <ToDo toDo={toDo} />
      {toDo.isPending ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : (
        <DataTable
          list="orders"
          label={t('orders.vendor.title')}
          query={ordersTable(source, workspaceId)}
          columns={columns}
          identity={IDENTITY}
          filters={filters}
          search={t('orders.vendor.search')}
          bulk={bulk}
          exportAs="orders"
          failed={t('orders.vendor.failed')}
          empty={
            <ApplyToSell workspaceId={workspaceId}>
              <Notice icon={PackageSearch} title={t('orders.vendor.none')} text={t('orders.vendor.noneText')}>
                <ButtonLink to="/products">{t('orders.vendor.toProducts')}</ButtonLink>
              </Notice>
            </ApplyToSell>
          }
        />
      )}
    </main>
  )
}
