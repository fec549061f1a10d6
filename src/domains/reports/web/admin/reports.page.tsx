import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { REPORT_REASONS } from '../../contract/limits.ts'
import type { ReportedRecord } from '../../contract.ts'
import { reportsTable } from '../queries.ts'

/** The types that members can report. */
const TYPES = ['product', 'review', 'question', 'user'] as const

const reportPath = ({ type, id }: Pick<ReportedRecord, 'type' | 'id'>) => `/admin/reports/${type}/${id}`

/** Records with open reports, the newest report first. Keys: reports.reason.*, reports.type.* */
export default function ReportsPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const titleOf = ({ card, id }: ReportedRecord) => card?.title || id
  const reasonsOf = ({ reasons }: ReportedRecord) => reasons.map(({ reason }) => t(`reports.reason.${reason}`)).join(t('reports.comma'))
  const columns: Column<ReportedRecord>[] = [
    {
      key: 'record',
      title: t('reports.record'),
      cell: (record) => <Head record={record} title={titleOf(record)} />,
      width: 'min-w-64 max-w-md',
      text: titleOf,
    },
    { key: 'type', title: t('reports.kind'), cell: ({ type }) => t(`reports.type.${type}`), text: ({ type }) => type },
    { key: 'reasons', title: t('reports.reasons'), cell: reasonsOf, width: 'min-w-40 max-w-64', text: reasonsOf },
    {
      key: 'count',
      title: t('reports.count'),
      cell: ({ count }) => <span className="tabular-nums">{formatNumber(count, locale)}</span>,
      sort: 'down',
      align: 'end',
      text: ({ count }) => count,
    },
    {
      key: 'newest',
      title: t('reports.newest'),
      cell: ({ newestAt }) => <RelativeTime iso={newestAt} />,
      sort: 'down',
      width: 'whitespace-nowrap',
      text: ({ newestAt }) => newestAt,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'type',
      title: t('reports.kind'),
      kind: 'choice',
      options: TYPES.map((value) => ({ value, label: t(`reports.type.${value}`) })),
    },
    {
      key: 'reason',
      title: t('reports.reasonTitle'),
      kind: 'choice',
      options: REPORT_REASONS.map((value) => ({ value, label: t(`reports.reason.${value}`) })),
    },
  ]
  return (
    <>
      <PageHead title={t('reports.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('reports.adminLead')}</p>
      <DataTable
        list="reports"
        label={t('reports.title')}
        query={reportsTable(useSource())}
        columns={columns}
        identity={{ id: ({ type, id }) => `${type} ${id}`, name: titleOf, href: reportPath }}
        filters={filters}
        exportAs="reports"
        failed={t('reports.failed')}
        empty={<Notice icon={Flag} title={t('reports.none')} text={t('reports.noneText')} />}
      />
    </>
  )
}

function Head({ record, title }: { record: ReportedRecord; title: string }) {
  const { card } = record
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      {card?.image && <Picture image={{ ...card.image, alt: '' }} sizes="2.75rem" className="size-11 shrink-0 rounded-md" />}
      <span className="min-w-0">
        <Link to={reportPath(record)} dir="auto" className="line-clamp-1 font-medium underline-offset-4 hover:underline">
          {title}
        </Link>
        {card?.subtitle && (
          <span dir="auto" className="line-clamp-1 text-xs text-muted-foreground">
            {card.subtitle}
          </span>
        )}
      </span>
    </span>
  )
}
