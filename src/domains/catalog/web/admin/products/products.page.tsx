import { Flag, Package } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { STATUSES } from '../../../contract/limits.ts'
import type { ManagedProduct } from '../../../contract.ts'
import { ProductBadges } from './product-badges.tsx'
import { managedProductsTable } from './queries.ts'

const recordPath = (id: string) => `/admin/products/${id}`

/** The products of all workspaces. Keys: catalog.managed.status.* */
export default function ManagedProductsPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const statusOf = ({ status, takenDown }: ManagedProduct) => t(`catalog.managed.status.${takenDown ? 'takenDown' : status}`)
  const columns: Column<ManagedProduct>[] = [
    {
      key: 'name',
      title: t('catalog.managed.product'),
      cell: (product) => <Name product={product} />,
      sort: 'up',
      width: 'min-w-64 max-w-96',
      text: ({ name }) => name,
    },
    { key: 'status', title: t('catalog.managed.state'), cell: (product) => <ProductBadges {...product} />, text: statusOf },
    {
      key: 'vendor',
      title: t('catalog.managed.vendor'),
      cell: ({ vendor }) => <bdi>{vendor.name}</bdi>,
      width: 'max-w-56',
      text: ({ vendor }) => vendor.name,
    },
    {
      key: 'reports',
      title: t('catalog.managed.reports'),
      cell: ({ id, reports }) =>
        reports > 0 ? (
          <Link
            to={`/admin/moderation/product/${id}`}
            className="inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <Flag aria-hidden className="size-4 text-warning" />
            <span className="tabular-nums">{formatNumber(reports, locale)}</span>
          </Link>
        ) : (
          '—'
        ),
      align: 'end',
      text: ({ reports }) => reports,
    },
    {
      key: 'price',
      title: t('catalog.managed.price'),
      cell: ({ price, priceVaries }) => {
        const amount = formatCharge(price)
        return <span className="tabular-nums">{priceVaries ? t('catalog.managed.from', { amount }) : amount}</span>
      },
      align: 'end',
      width: 'whitespace-nowrap',
      text: ({ price }) => price.amountMinor / 100,
    },
    {
      key: 'updated',
      title: t('catalog.managed.updated'),
      cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
      sort: 'down',
      width: 'whitespace-nowrap',
      text: ({ updatedAt }) => updatedAt,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('catalog.managed.state'),
      kind: 'choice',
      options: [...STATUSES, 'takenDown' as const].map((value) => ({ value, label: t(`catalog.managed.status.${value}`) })),
    },
    {
      key: 'only',
      title: t('catalog.managed.only'),
      kind: 'choice',
      options: [
        { value: 'reported', label: t('catalog.managed.reported') },
        { value: 'answered', label: t('catalog.managed.answered') },
      ],
    },
  ]
  return (
    <>
      <PageHead title={t('catalog.managed.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('catalog.managed.lead')}</p>
      <DataTable
        list="products.all"
        label={t('catalog.managed.title')}
        query={managedProductsTable(useSource())}
        columns={columns}
        identity={{ id: ({ id }) => id, name: ({ name }) => name, href: ({ id }) => recordPath(id) }}
        filters={filters}
        search={t('catalog.managed.search')}
        exportAs="products"
        failed={t('catalog.managed.failed')}
        empty={<Notice icon={Package} title={t('catalog.managed.none')} text={t('catalog.managed.noneText')} />}
      />
    </>
  )
}

function Name({ product: { id, name, image } }: { product: ManagedProduct }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-tile">
        {image && <Picture image={{ ...image, alt: '' }} sizes="44px" className="size-full object-cover" />}
      </span>
      <Link to={recordPath(id)} className="min-w-0 font-medium underline-offset-4 hover:underline">
        <bdi className="line-clamp-2">{name}</bdi>
      </Link>
    </span>
  )
}
