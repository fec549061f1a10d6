import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { quantityOf } from '#domains/catalog/web/index.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { DisputeRow } from '../../contract.ts'
import { ReturnBadge } from '../status-badge.tsx'
import { disputePath } from './paths.ts'
import { disputesTable } from './queries.ts'

const IDENTITY = {
  id: ({ id }: DisputeRow) => id,
  name: ({ number }: DisputeRow) => number,
  href: ({ id }: DisputeRow) => disputePath(id),
}

/** Disputes of all vendors. */
export default function DisputesPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<DisputeRow>[] = [
    {
      key: 'number',
      title: t('orders.admin.number'),
      cell: ({ number, id }) => (
        <Link to={disputePath(id)} className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr" className="whitespace-nowrap">
            {number}
          </bdi>
        </Link>
      ),
    },
    {
      key: 'goods',
      title: t('orders.disputes.goods'),
      cell: ({ goods }) => goods.map(({ name, quantity, measure }) => quantityOf(measure, quantity, name, locale)).join(' · '),
      width: 'max-w-56 min-w-40',
    },
    { key: 'buyer', title: t('orders.admin.buyer'), cell: ({ buyer }) => <bdi>{buyer}</bdi> },
    { key: 'vendor', title: t('orders.admin.vendor'), cell: ({ vendor }) => <bdi>{vendor}</bdi> },
    {
      key: 'words',
      title: t('orders.disputes.words'),
      cell: ({ message }) => (
        <q dir="auto" className="line-clamp-2">
          {message}
        </q>
      ),
      width: 'max-w-72',
    },
    {
      key: 'asked',
      title: t('orders.disputes.asked'),
      cell: ({ openedAt }) => <RelativeTime iso={openedAt} />,
      width: 'whitespace-nowrap',
    },
    {
      key: 'status',
      title: t('orders.admin.status'),
      cell: ({ status, answered }) => (
        <span className="flex flex-wrap items-center gap-2">
          <ReturnBadge status={status} />
          {status === 'Disputed' && (
            <span className="text-xs text-muted-foreground">
              {answered ? t('orders.disputes.answered') : t('orders.disputes.unanswered')}
            </span>
          )}
        </span>
      ),
    },
  ]
  const filters: Filter[] = [
    {
      key: 'state',
      title: t('orders.disputes.state'),
      kind: 'choice',
      views: true,
      options: [
        { value: 'open', label: t('orders.disputes.open') },
        { value: 'over', label: t('orders.disputes.over') },
      ],
    },
  ]
  return (
    <>
      <PageHead title={t('orders.disputes.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('orders.disputes.lead')}</p>
      <DataTable
        list="orders.disputes"
        label={t('orders.disputes.title')}
        query={disputesTable(useSource())}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        failed={t('orders.disputes.failed')}
        empty={<Notice icon={Scale} title={t('orders.disputes.none')} text={t('orders.disputes.noneText')} />}
      />
    </>
  )
}
