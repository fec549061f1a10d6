import { Flag } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { REPORT_REASONS } from '#domains/reports/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction, Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { ReportedRecord } from '../../../reports/contract.ts'
import { casePath, TYPES } from '../case-path.ts'
import { toRow } from '../many.ts'
import { queueTable } from '../queries.ts'
import { ModerationTabs } from './moderation-tabs.tsx'

const DecideMany = lazy(() => import('./decide-many.tsx'))

/** Records with open reports, the newest report first. Keys: reports.reason.*, reports.type.* */
export default function QueuePage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const titleOf = ({ card, excerpt, type }: ReportedRecord) => card?.title || excerpt || t(`reports.type.${type}`)
  const reasonsOf = ({ reasons }: ReportedRecord) => reasons.map(({ reason }) => t(`reports.reason.${reason}`)).join(t('reports.comma'))
  const columns: Column<ReportedRecord>[] = [
    {
      key: 'record',
      title: t('reports.record'),
      cell: (record) => <Head record={record} title={titleOf(record)} />,
      width: 'min-w-64 max-w-md',
      text: titleOf,
    },
    {
      key: 'type',
      title: t('reports.kind'),
      cell: ({ type, held }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge>{t(`reports.type.${type}`)}</Badge>
          {held && <Badge tone="warning">{t('moderation.held')}</Badge>}
        </span>
      ),
      text: ({ type }) => type,
    },
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
    { key: 'held', title: t('moderation.found'), kind: 'choice', options: [{ value: 'yes', label: t('moderation.held') }] },
  ]
  const bulk = (action: 'dismiss' | 'remove'): BulkAction => ({
    key: action,
    label: t(`moderation.act.${action}`),
    danger: action === 'remove',
    words: 'moderation',
    question: (props) => (
      <Suspense fallback={null}>
        <DecideMany {...props} action={action} />
      </Suspense>
    ),
  })
  return (
    <>
      <PageHead title={t('moderation.title')} hidden />
      <ModerationTabs />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('moderation.lead')}</p>
      <DataTable
        list="moderation"
        label={t('moderation.title')}
        query={queueTable(useSource())}
        columns={columns}
        identity={{ id: toRow, name: titleOf, href: casePath }}
        filters={filters}
        bulk={[bulk('dismiss'), bulk('remove')]}
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
        <Link to={casePath(record)} dir="auto" className="line-clamp-1 font-medium underline-offset-4 hover:underline">
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
