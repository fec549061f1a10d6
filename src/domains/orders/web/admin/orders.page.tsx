import { useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { ORDER_STATUSES } from '../../contract/states.ts'
import type { AdminPartRow } from '../../contract.ts'
import { StatusBadge } from '../status-badge.tsx'
import { adminOrderPath } from './paths.ts'
import { ordersTable, type Sums, sellersQuery } from './queries.ts'

const IDENTITY = {
  id: ({ number }: AdminPartRow) => number,
  name: ({ number }: AdminPartRow) => number,
  href: ({ number }: AdminPartRow) => adminOrderPath(number),
}

/** Orders of all vendors. Keys: orders.status.* */
export default function OrdersDeskPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const [sums, setSums] = useState<Sums | null>(null)
  const { data: sellers = [] } = useQuery(sellersQuery(source))
  const columns: Column<AdminPartRow>[] = [
    {
      key: 'number',
      title: t('orders.admin.number'),
      cell: ({ number }) => (
        <Link to={adminOrderPath(number)} className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr" className="whitespace-nowrap">
            {number}
          </bdi>
        </Link>
      ),
      text: ({ number }) => number,
    },
    {
      key: 'placed',
      title: t('orders.admin.placed'),
      cell: ({ placedAt }) => <RelativeTime iso={placedAt} />,
      width: 'whitespace-nowrap',
      text: ({ placedAt }) => placedAt,
    },
    {
      key: 'buyer',
      title: t('orders.admin.buyer'),
      cell: ({ buyer, email }) => (
        <span className="block min-w-0">
          <span className="block truncate">
            <bdi>{buyer}</bdi>
          </span>
          <span className="block truncate text-xs text-muted-foreground">
            <bdi dir="ltr">{email}</bdi>
          </span>
        </span>
      ),
      width: 'max-w-56',
      text: ({ buyer, email }) => `${buyer} <${email}>`,
    },
    {
      key: 'vendor',
      title: t('orders.admin.vendor'),
      cell: ({ vendor }) => <bdi>{vendor.name}</bdi>,
      text: ({ vendor }) => vendor.name,
    },
    {
      key: 'status',
      title: t('orders.admin.status'),
      cell: ({ status, disputed, total, refunded }) => (
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} of={{ total, refunded }} />
          {disputed && <Badge tone="warning">{t('orders.returnStatus.Disputed')}</Badge>}
        </span>
      ),
      text: ({ status }) => t(`orders.status.${status}`),
    },
    {
      key: 'units',
      title: t('orders.admin.units'),
      cell: ({ itemCount }) => formatNumber(itemCount, locale),
      align: 'end',
      extra: true,
      text: ({ itemCount }) => itemCount,
    },
    {
      key: 'total',
      title: t('orders.admin.total'),
      cell: ({ total, refunded }) => (
        <span className="tabular-nums">
          <bdi className="font-semibold">{formatCharge(total)}</bdi>
          {refunded.amountMinor > 0 && (
            <bdi className="block text-xs text-muted-foreground">{formatCharge({ ...refunded, amountMinor: -refunded.amountMinor })}</bdi>
          )}
        </span>
      ),
      align: 'end',
      text: ({ total }) => total.amountMinor / 100,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('orders.admin.status'),
      kind: 'choice',
      options: ORDER_STATUSES.map((value) => ({ value, label: t(`orders.status.${value}`) })),
    },
    {
      key: 'vendor',
      title: t('orders.admin.vendor'),
      kind: 'choice',
      options: sellers.map(({ workspaceId, name }) => ({ value: workspaceId, label: name })),
    },
    { key: 'placed', title: t('orders.admin.placed'), kind: 'days' },
    {
      key: 'dispute',
      title: t('orders.admin.dispute'),
      kind: 'choice',
      options: [{ value: 'open', label: t('orders.returnStatus.Disputed') }],
    },
  ]
  return (
    <>
      <PageHead title={t('orders.admin.title')} hidden />
      {sums && (
        <p className="mb-4 text-muted-foreground" aria-live="polite">
          {t('orders.admin.sums', { total: formatCharge(sums.total), refunded: formatCharge(sums.refunded) })}
        </p>
      )}
      <DataTable
        list="orders.all"
        label={t('orders.admin.title')}
        query={ordersTable(source, setSums)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        search={t('orders.admin.search')}
        exportAs="orders"
        failed={t('orders.admin.failed')}
        empty={<Notice icon={PackageSearch} title={t('orders.admin.none')} text={t('orders.admin.noneText')} />}
      />
    </>
  )
}
