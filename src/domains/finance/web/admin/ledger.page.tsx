import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ACCOUNT_KINDS } from '../../contract/states.ts'
import type { LedgerEntry } from '../../contract.ts'
import { Amount } from '../amount.tsx'
import { NumberLink } from '../number-link.tsx'
import { adminPayoutPath } from '../paths.ts'
import { shortId } from '../payout-list.tsx'
import { accountsQuery, ledgerTable } from './queries.ts'

const pathOf = ({ orderId, reference }: LedgerEntry) => (orderId ? `/admin/orders/${orderId}` : adminPayoutPath(reference.id))
const nameOf = ({ part, orderId, reference }: LedgerEntry) => part ?? orderId ?? shortId(reference.id)
const IDENTITY = { id: ({ id }: LedgerEntry) => id, name: nameOf, href: pathOf }

/** The platform's books: each account opens the entries that add up to it. Keys: finance.account.*, finance.type.* */
export default function LedgerPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const { data, isLoadingError, refetch } = useQuery(accountsQuery(source))
  const columns: Column<LedgerEntry>[] = [
    {
      key: 'about',
      title: t('finance.column.what'),
      cell: (row) => (
        <span>
          <span className="block font-medium">{t(`finance.type.${row.type}`)}</span>
          <NumberLink to={pathOf(row)}>{nameOf(row)}</NumberLink>
        </span>
      ),
      text: nameOf,
    },
    {
      key: 'vendor',
      title: t('finance.column.vendor'),
      cell: ({ vendorName }) => <bdi>{vendorName ?? t('finance.ofOrder.platform')}</bdi>,
      text: ({ vendorName }) => vendorName,
    },
    {
      key: 'posted',
      title: t('finance.column.posted'),
      cell: ({ date }) => formatMoment(date, locale),
      width: 'whitespace-nowrap',
      text: ({ date }) => date,
    },
    {
      key: 'amount',
      title: t('finance.column.amount'),
      cell: ({ amount }) => <Amount money={amount} signed className="font-semibold" />,
      align: 'end',
      text: ({ amount }) => amount.amountMinor / 100,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'account',
      title: t('finance.ledger.account'),
      kind: 'choice',
      options: ACCOUNT_KINDS.map((value) => ({ value, label: t(`finance.account.${value}`) })),
    },
    { key: 'posted', title: t('finance.column.posted'), kind: 'days' },
  ]
  return (
    <div className="space-y-6">
      <PageHead title={t('finance.ledger.title')} hidden />
      <p className="max-w-prose text-muted-foreground">{t('finance.ledger.lead')}</p>
      {isLoadingError && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-48 rounded-lg" />}
      {data && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {data.accounts.map(({ account, balance }) => (
            <li key={account} className="relative rounded-lg border bg-card p-4 transition hover:border-input">
              <Link
                to={`?account=${account}`}
                preventScrollReset
                className="text-xs font-medium text-muted-foreground after:absolute after:inset-0 after:rounded-lg"
              >
                {t(`finance.account.${account}`)}
              </Link>
              <Amount money={balance} className="mt-1 block w-fit text-lg font-semibold" />
            </li>
          ))}
        </ul>
      )}
      <DataTable
        list="finance.ledger"
        label={t('finance.ledger.title')}
        query={ledgerTable(source)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        exportAs="ledger"
        failed={t('finance.failed')}
        empty={<Notice icon={ScrollText} title={t('finance.noEntries')} text={t('finance.noEntriesText')} />}
      />
    </div>
  )
}
