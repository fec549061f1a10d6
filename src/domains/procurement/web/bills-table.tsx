import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { BILL_STATUSES } from '../contract/constants.ts'
import type { BillView } from '../contract.ts'
import { BillBadges } from './bill-badges.tsx'
import { billTable } from './bill-queries.ts'
import { orderPath } from './paths.ts'

const IDENTITY = {
  id: ({ id }: BillView) => id,
  name: ({ number }: BillView) => number,
  href: ({ order }: BillView) => orderPath(order.id),
}

/** All bills; each is worked on at its order. Keys: procurement.bills.status.* */
export default function BillsTable({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<BillView>[] = [
    {
      key: 'number',
      title: t('procurement.number'),
      cell: ({ order, number }) => (
        <Link to={orderPath(order.id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{number}</bdi>
        </Link>
      ),
      text: ({ number }) => number,
    },
    {
      key: 'supplier',
      title: t('procurement.supplier'),
      cell: ({ supplier }) => <bdi>{supplier.name}</bdi>,
      width: 'max-w-72',
      text: ({ supplier }) => supplier.name,
    },
    {
      key: 'order',
      title: t('procurement.bills.order'),
      cell: ({ order }) => <bdi dir="ltr">PO #{order.number}</bdi>,
      width: 'whitespace-nowrap',
      text: ({ order }) => order.number,
    },
    {
      key: 'status',
      title: t('procurement.statusTitle'),
      cell: (bill) => <BillBadges bill={bill} />,
      text: ({ status }) => t(`procurement.bills.status.${status}`),
    },
    {
      key: 'billed',
      title: t('procurement.field.billedOn'),
      sort: 'down',
      cell: ({ billedOn }) => formatUtcDay(billedOn, locale),
      width: 'whitespace-nowrap',
      text: ({ billedOn }) => billedOn,
    },
    {
      key: 'due',
      title: t('procurement.field.dueOn'),
      sort: 'up',
      cell: ({ dueOn }) => dueOn && formatUtcDay(dueOn, locale),
      width: 'whitespace-nowrap',
      text: ({ dueOn }) => dueOn ?? '',
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
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('procurement.statusTitle'),
      kind: 'choice',
      options: BILL_STATUSES.map((value) => ({ value, label: t(`procurement.bills.status.${value}`) })),
    },
    {
      key: 'overdue',
      title: t('procurement.bills.overdue'),
      kind: 'choice',
      options: [{ value: 'yes', label: t('procurement.bills.overdueOnly') }],
    },
  ]
  return (
    <DataTable
      list="procurement.bills"
      label={t('procurement.bills.title')}
      query={billTable(useSource(), workspaceId)}
      columns={columns}
      identity={IDENTITY}
      filters={filters}
      search={t('procurement.bills.search')}
      exportAs="bills"
      failed={t('procurement.bills.failed')}
      empty={<Notice icon={ReceiptText} title={t('procurement.bills.none')} text={t('procurement.bills.noneText')} />}
    />
  )
}
