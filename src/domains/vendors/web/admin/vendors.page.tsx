import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { VendorRow } from '../../contract.ts'
import { VendorLogo } from '../vendor-logo.tsx'
import { vendorsTable } from './queries.ts'
import { VendorBadge } from './vendor-badge.tsx'
import { VendorsFrame } from './vendors-frame.tsx'

const vendorRecordPath = (id: string) => `/admin/vendors/${id}`

const IDENTITY = {
  id: ({ id }: VendorRow) => id,
  name: ({ name }: VendorRow) => name,
  href: ({ id }: VendorRow) => vendorRecordPath(id),
}

/** Keys: vendors.status.* */
export default function VendorsPage() {
  const { t } = useTranslation()
  const source = useSource()
  const columns: Column<VendorRow>[] = [
    {
      key: 'name',
      title: t('vendors.admin.vendor'),
      cell: ({ id, name, logo, slug }) => (
        <span className="flex min-w-0 items-center gap-3">
          <VendorLogo name={name} logo={logo} />
          <span className="min-w-0">
            <Link to={vendorRecordPath(id)} className="flex min-h-6 items-center truncate font-medium underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <bdi dir="ltr" className="block truncate text-xs text-muted-foreground">
              /{slug}
            </bdi>
          </span>
        </span>
      ),
      sort: 'up',
      width: 'max-w-80',
      text: ({ name }) => name,
    },
    {
      key: 'owner',
      title: t('vendors.admin.owner'),
      cell: ({ owner }) => (owner ? <bdi>{owner.name}</bdi> : '–'),
      text: ({ owner }) => owner?.name ?? '',
    },
    {
      key: 'status',
      title: t('vendors.admin.status'),
      cell: (vendor) => <VendorBadge {...vendor} />,
      text: ({ status }) => t(`vendors.status.${status}`),
    },
    {
      key: 'since',
      title: t('vendors.admin.since'),
      cell: ({ since }) => <RelativeTime iso={since} />,
      sort: 'down',
      width: 'whitespace-nowrap',
      text: ({ since }) => since,
    },
    {
      key: 'number',
      title: t('vendors.admin.number'),
      cell: ({ number }) => number,
      extra: true,
      align: 'end',
      text: ({ number }) => number,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('vendors.admin.status'),
      kind: 'choice',
      options: (['approved', 'suspended', 'closed'] as const).map((value) => ({ value, label: t(`vendors.status.${value}`) })),
    },
    { key: 'since', title: t('vendors.admin.since'), kind: 'days' },
  ]
  return (
    <VendorsFrame current="vendors">
      <DataTable
        list="vendors.all"
        label={t('vendors.admin.all')}
        query={vendorsTable(source)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        search={t('vendors.admin.search')}
        exportAs="vendors"
        failed={t('vendors.admin.failed')}
        empty={<Notice icon={Store} title={t('vendors.admin.noneTitle')} text={t('vendors.admin.noneText')} />}
      />
    </VendorsFrame>
  )
}
