import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { type Column, DataTable } from '#platform/web/ui/data-table.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AccountView } from '../../contract.ts'
import { RoleBadge, StateBadge } from './account-badges.tsx'
import { AccountFilterForm } from './account-filters.tsx'
import { AccountName } from './account-name.tsx'
import { readFilters, writeFilters } from './filters.ts'
import { accountsQuery } from './queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

export default function UsersPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const accounts = useInfiniteQuery({ ...accountsQuery(useSource(), filters), placeholderData: keepPreviousData })
  const rows = accounts.data?.pages.flatMap(({ users }) => users) ?? []
  const total = accounts.data?.pages[0]?.total
  const columns: Column<AccountView>[] = [
    { key: 'name', title: t('accounts.admin.person'), cell: (account) => <AccountName account={account} />, className: 'max-w-72' },
    { key: 'role', title: t('accounts.admin.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    { key: 'state', title: t('accounts.admin.state'), cell: (account) => <StateBadge {...account} /> },
    {
      key: 'joined',
      title: t('accounts.admin.joined'),
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      className: 'whitespace-nowrap',
    },
    {
      key: 'seen',
      title: t('accounts.admin.lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : t('accounts.admin.never')),
      className: 'whitespace-nowrap',
    },
  ]
  return (
    <>
      <PageHead title={t('accounts.admin.users')} hidden />
      <AccountFilterForm
        key={filters.q ?? ''}
        filters={filters}
        change={(next) => setSearch(writeFilters(next), { preventScrollReset: true })}
      />
      <p role="status" className="mt-4 mb-3 min-h-6 text-muted-foreground">
        {accounts.isPending && t('platform.loading')}
        {total && t('accounts.admin.count', { count: total.count, shown: formatNumber(total.count, locale) + (total.exact ? '' : '+') })}
      </p>
      {accounts.isPending && <RowsSkeleton />}
      {accounts.isLoadingError && <FailedNotice text={t('accounts.admin.usersFailed')} onRetry={() => void accounts.refetch()} />}
      {rows.length > 0 && <DataTable label={t('accounts.admin.users')} rows={rows} rowKey={({ id }) => id} columns={columns} />}
      {accounts.isSuccess && rows.length === 0 && (
        <Notice icon={SearchX} title={t('accounts.admin.noneTitle')} text={t('accounts.admin.noneText')}>
          <Button look="secondary" onClick={() => setSearch({})}>
            {t('accounts.admin.clear')}
          </Button>
        </Notice>
      )}
      <LoadMore
        more={accounts.hasNextPage}
        busy={accounts.isFetchingNextPage}
        error={accounts.isFetchNextPageError ? accounts.error : null}
        onMore={() => void accounts.fetchNextPage()}
      />
    </>
  )
}
