import { ClipboardList, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRecordFilters } from '#domains/records/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { ORDER_STATUSES } from '../contract/constants.ts'
import type { OrderSummary } from '../contract.ts'
import { orderTable } from './list-queries.ts'
import { NEW_ORDER, orderPath } from './paths.ts'
import { OrderBadges } from './status-badge.tsx'

const WHICH = ['open', 'late', 'awaitingApproval'] as const

const IDENTITY = {
  id: ({ id }: OrderSummary) => id,
  name: ({ number }: OrderSummary) => `PO #${number}`,
  href: ({ id }: OrderSummary) => orderPath(id),
}

/** Purchase orders of the workspace, or of one supplier. Keys: procurement.status.*, procurement.which.* */
export default function OrdersTable({ workspaceId, supplierId }: { workspaceId: string; supplierId?: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<OrderSummary>[] = [
    {
      key: 'number',
      title: t('procurement.number'),
      cell: ({ id, number }) => (
        <Link to={orderPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr">PO #{number}</bdi>
        </Link>
      ),
      width: 'whitespace-nowrap',
      text: ({ number }) => number,
    },
    ...(supplierId === undefined
      ? [
          {
            key: 'supplier',
            title: t('procurement.supplier'),
            cell: ({ supplier }: OrderSummary) => <bdi>{supplier.name}</bdi>,
            width: 'max-w-72',
            text: ({ supplier }: OrderSummary) => supplier.name,
          },
        ]
      : []),
    {
      key: 'status',
      title: t('procurement.statusTitle'),
      cell: (order) => <OrderBadges order={order} />,
      text: ({ status }) => t(`procurement.status.${status}`),
    },
    {
      key: 'created',
      title: t('procurement.created'),
      sort: 'down',
      cell: ({ createdDate }) => <RelativeTime iso={createdDate} />,
      width: 'whitespace-nowrap',
      text: ({ createdDate }) => createdDate,
    },
    {
      key: 'expected',
      title: t('procurement.expected'),
      sort: 'up',
      cell: ({ expectedDate, confirmedDate }) => formatUtcDay(confirmedDate ?? expectedDate, locale),
      width: 'whitespace-nowrap',
      text: ({ expectedDate, confirmedDate }) => confirmedDate ?? expectedDate,
    },
    {
      key: 'total',
      title: t('procurement.total'),
      align: 'end',
      cell: ({ total }) => formatCharge(total),
      width: 'whitespace-nowrap',
      text: ({ total }) => total.amountMinor / 100,
    },
  ]
  const kept = useRecordFilters(workspaceId, 'purchaseOrder')
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('procurement.statusTitle'),
      kind: 'choice',
      options: ORDER_STATUSES.map((value) => ({ value, label: t(`procurement.status.${value}`) })),
    },
    {
      key: 'which',
      title: t('procurement.whichTitle'),
      kind: 'choice',
      views: true,
      options: WHICH.map((value) => ({ value, label: t(`procurement.which.${value}`) })),
    },
    ...kept,
  ]
  return (
    <DataTable
      list={supplierId === undefined ? 'procurement.orders' : 'procurement.supplierOrders'}
      label={t('procurement.orders')}
      query={orderTable(useSource(), workspaceId, supplierId)}
      columns={columns}
      identity={IDENTITY}
      filters={filters}
      search={t('procurement.searchOrders')}
      exportAs="purchase-orders"
      failed={t('procurement.ordersFailed')}
      empty={
        <Notice icon={ClipboardList} title={t('procurement.noOrders')} text={t('procurement.noOrdersText')}>
          <ButtonLink to={NEW_ORDER}>
            <Plus aria-hidden className="size-4.5" />
            {t('procurement.newOrder')}
          </ButtonLink>
        </Notice>
      }
    />
  )
}
