import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { LinkedCustomers } from './linked-customers.tsx'
import { customerOrderPath } from './paths.ts'
import { type CustomerOrder, customerOrderTable, customersQuery } from './sending-queries.ts'
import { SentState } from './sent-state.tsx'

const IDENTITY = {
  id: ({ id }: CustomerOrder) => id,
  name: ({ number, customer }: CustomerOrder) => `PO #${number} · ${customer}`,
  href: ({ id }: CustomerOrder) => customerOrderPath(id),
}

/** The orders of linked customers, and who is linked. Keys: procurement.customers.state.* */
export default function CustomerOrdersContent({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  // The orders wait for the customers above them, which would move them.
  const { isPending } = useQuery(customersQuery(source, workspaceId))
  const columns: Column<CustomerOrder>[] = [
    {
      key: 'number',
      title: t('procurement.number'),
      cell: ({ id, number }) => (
        <Link to={customerOrderPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr">PO #{number}</bdi>
        </Link>
      ),
      width: 'whitespace-nowrap',
      text: ({ number }) => number,
    },
    {
      key: 'customer',
      title: t('procurement.customers.customer'),
      cell: ({ customer }) => <bdi>{customer}</bdi>,
      width: 'max-w-72',
      text: ({ customer }) => customer,
    },
    {
      key: 'state',
      title: t('procurement.statusTitle'),
      cell: ({ state }) => <SentState state={state} />,
      text: ({ state }) => t(`procurement.customers.state.${state}`),
    },
    {
      key: 'sent',
      title: t('procurement.customers.sent'),
      cell: ({ sentAt }) => <RelativeTime iso={sentAt} />,
      width: 'whitespace-nowrap',
      text: ({ sentAt }) => sentAt,
    },
    {
      key: 'expected',
      title: t('procurement.confirm.deliverBy'),
      cell: ({ expectedDate }) => formatUtcDay(expectedDate, locale),
      width: 'whitespace-nowrap',
      text: ({ expectedDate }) => expectedDate,
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
  if (isPending) return <SectionLoading />
  return (
    <div className="space-y-8">
      <LinkedCustomers workspaceId={workspaceId} />
      <DataTable
        list="procurement.customerOrders"
        label={t('procurement.customers.title')}
        query={customerOrderTable(source, workspaceId)}
        columns={columns}
        identity={IDENTITY}
        failed={t('procurement.customers.failed')}
        empty={<Notice icon={Inbox} title={t('procurement.customers.empty')} text={t('procurement.customers.emptyText')} />}
      />
    </div>
  )
}
