import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column, TableQuery } from '#platform/web/table/table.ts'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { PAYOUT_STATUSES } from '../contract/states.ts'
import type { PayoutView } from '../contract.ts'
import { Amount } from './amount.tsx'
import { NumberLink } from './number-link.tsx'
import { PayoutBadge } from './states.tsx'

type Props = { list: string; query: TableQuery<PayoutView>; path: (id: string) => string; withVendor?: boolean; empty: ReactNode }

/** Payouts, for vendors and administrators. Keys: finance.status.* */
export function PayoutList({ list, query, path, withVendor = false, empty }: Props) {
  const { t } = useTranslation()
  const vendor: Column<PayoutView> = {
    key: 'vendor',
    title: t('finance.column.vendor'),
    cell: ({ vendor }) => <bdi>{vendor.name}</bdi>,
    text: ({ vendor }) => vendor.name,
  }
  const columns: Column<PayoutView>[] = [
    {
      key: 'payout',
      title: t('finance.column.payout'),
      cell: ({ id }) => <NumberLink to={path(id)}>{shortId(id)}</NumberLink>,
      text: ({ id }) => id,
    },
    ...(withVendor ? [vendor] : []),
    {
      key: 'requested',
      title: t('finance.column.requested'),
      cell: ({ requestedAt }) => <RelativeTime iso={requestedAt} />,
      width: 'whitespace-nowrap',
      text: ({ requestedAt }) => requestedAt,
    },
    {
      key: 'status',
      title: t('finance.column.status'),
      cell: ({ status, approval, needsSecondApproval, approvedAt }) => (
        <span className="flex flex-wrap items-center gap-2">
          <PayoutBadge status={status} />
          {!withVendor && status === 'pending' && approval === 'pending' && (
            <span className="text-xs text-muted-foreground">{t('finance.approval.waits')}</span>
          )}
          {withVendor && needsSecondApproval && status === 'pending' && (
            <span className="text-xs text-muted-foreground">{approvedAt ? t('finance.admin.oneOfTwo') : t('finance.admin.needsTwo')}</span>
          )}
        </span>
      ),
      text: ({ status }) => t(`finance.status.${status}`),
    },
    {
      key: 'reference',
      title: t('finance.column.reference'),
      cell: ({ reference, reason }) => <bdi className="wrap-anywhere">{reference || reason || '–'}</bdi>,
      width: 'max-w-64',
      text: ({ reference, reason }) => reference ?? reason,
    },
    {
      key: 'amount',
      title: t('finance.column.amount'),
      cell: ({ amount }) => <Amount money={amount} className="font-semibold" />,
      align: 'end',
      text: ({ amount }) => amount.amountMinor / 100,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('finance.column.status'),
      kind: 'choice',
      views: true,
      options: PAYOUT_STATUSES.map((value) => ({ value, label: t(`finance.status.${value}`) })),
    },
  ]
  const identity = { id: ({ id }: PayoutView) => id, name: ({ id }: PayoutView) => shortId(id), href: ({ id }: PayoutView) => path(id) }
  return (
    <DataTable
      list={list}
      label={t('finance.tab.payouts')}
      query={query}
      columns={columns}
      identity={identity}
      filters={filters}
      exportAs="payouts"
      failed={t('finance.failed')}
      empty={empty}
    />
  )
}

/** The end of the id, short enough to read aloud. */
export function shortId(id: string): string {
  return `P-${id.slice(-8).toUpperCase()}`
}
