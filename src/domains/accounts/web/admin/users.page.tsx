import { SearchX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction, Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AccountView } from '../../contract.ts'
import { RoleBadge, StateBadge } from './account-badges.tsx'
import { AccountName, accountPath } from './account-name.tsx'
import { accountsTable } from './queries.ts'

const SuspendMany = lazy(() => import('./suspend-many.tsx'))

const IDENTITY = {
  id: ({ id }: AccountView) => id,
  name: ({ name }: AccountView) => name,
  href: ({ id }: AccountView) => accountPath(id),
}

/** Keys: accounts.role.* */
export default function UsersPage() {
  const { t } = useTranslation()
  const source = useSource()
  const never = t('accounts.admin.never')
  const stateOf = ({ suspension }: AccountView) => (suspension ? t('accounts.admin.suspended') : t('accounts.admin.active'))
  const columns: Column<AccountView>[] = [
    {
      key: 'name',
      title: t('accounts.admin.person'),
      cell: (account) => <AccountName account={account} />,
      sort: 'up',
      width: 'max-w-80',
      text: ({ username, name }) => (name === username ? username : `${name} @${username}`),
    },
    {
      key: 'email',
      title: t('accounts.suspendMany.email'),
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
      extra: true,
      text: ({ email }) => email,
    },
    {
      key: 'role',
      title: t('accounts.admin.role'),
      cell: ({ role }) => <RoleBadge role={role} />,
      text: ({ role }) => t(`accounts.role.${role}`),
    },
    { key: 'state', title: t('accounts.admin.state'), cell: (account) => <StateBadge {...account} />, text: stateOf },
    {
      key: 'joined',
      title: t('accounts.admin.joined'),
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      sort: 'down',
      width: 'whitespace-nowrap',
      text: ({ createdAt }) => createdAt,
    },
    {
      key: 'seen',
      title: t('accounts.admin.lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : never),
      width: 'whitespace-nowrap',
      text: ({ lastSeenAt }) => lastSeenAt,
    },
    {
      key: 'secondFactor',
      title: t('accounts.totp.title'),
      cell: ({ secondFactor }) => (secondFactor ? t('accounts.totp.on') : t('accounts.totp.off')),
      extra: true,
      text: ({ secondFactor }) => (secondFactor ? t('accounts.totp.on') : t('accounts.totp.off')),
    },
  ]
  const filters: Filter[] = [
    {
      key: 'role',
      title: t('accounts.admin.role'),
      kind: 'choice',
      options: (['user', 'vendor', 'admin'] as const).map((value) => ({ value, label: t(`accounts.role.${value}`) })),
    },
    {
      key: 'state',
      title: t('accounts.admin.state'),
      kind: 'choice',
      options: [
        { value: 'active', label: t('accounts.admin.active') },
        { value: 'suspended', label: t('accounts.admin.suspended') },
      ],
    },
    { key: 'joined', title: t('accounts.admin.joined'), kind: 'days' },
  ]
  const suspend: BulkAction = {
    key: 'suspend',
    label: t('accounts.suspendMany.select'),
    danger: true,
    words: 'accounts',
    question: (props) => (
      <Suspense fallback={null}>
        <SuspendMany {...props} />
      </Suspense>
    ),
  }
  return (
    <>
      <PageHead title={t('accounts.admin.users')} hidden />
      <DataTable
        list="accounts.users"
        label={t('accounts.admin.users')}
        query={accountsTable(source)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        search={t('accounts.admin.search')}
        bulk={[suspend]}
        exportAs="users"
        failed={t('accounts.admin.usersFailed')}
        empty={<Notice icon={SearchX} title={t('accounts.admin.noneTitle')} text={t('accounts.admin.noneText')} />}
      />
    </>
  )
}
