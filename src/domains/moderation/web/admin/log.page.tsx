import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { ACTIONS } from '../../contract/limits.ts'
import type { DecisionView } from '../../contract.ts'
import { casePath, TYPES } from '../case-path.ts'
import { logTable } from '../queries.ts'
import { TONES } from './decision-item.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'

/** Every decision, newest first. Keys: moderation.action.*, moderation.rule.*, moderation.outcome.*, reports.type.* */
export default function LogPage() {
  const { t } = useTranslation()
  const titleOf = ({ excerpt, type }: DecisionView) => excerpt.split('\n')[0] || t(`reports.type.${type}`)
  const outcomeOf = ({ appeal }: DecisionView) => (appeal ? t(`moderation.outcome.${appeal.verdict?.outcome ?? 'open'}`) : '—')
  const columns: Column<DecisionView>[] = [
    {
      key: 'record',
      title: t('reports.record'),
      cell: (row) => (
        <bdi dir="auto" className="line-clamp-1 font-medium">
          {titleOf(row)}
        </bdi>
      ),
      width: 'min-w-48 max-w-sm',
      text: titleOf,
    },
    {
      key: 'action',
      title: t('moderation.decision'),
      cell: ({ action }) => <Badge tone={TONES[action]}>{t(`moderation.action.${action}`)}</Badge>,
      text: ({ action }) => action,
    },
    {
      key: 'reason',
      title: t('moderation.brokenRule'),
      cell: ({ reason }) => (reason ? t(`moderation.rule.${reason}`) : '—'),
      text: ({ reason }) => reason,
    },
    {
      key: 'author',
      title: t('moderation.author'),
      cell: ({ author }) => <bdi>{author?.name ?? '—'}</bdi>,
      text: ({ author }) => author?.name ?? null,
    },
    {
      key: 'by',
      title: t('moderation.decidedBy'),
      cell: ({ decidedBy }) => <bdi>{decidedBy?.name ?? t('reports.formerMember')}</bdi>,
      text: ({ decidedBy }) => decidedBy?.name ?? null,
    },
    { key: 'appeal', title: t('moderation.appeal'), cell: outcomeOf, text: outcomeOf },
    {
      key: 'time',
      title: t('moderation.decidedAt'),
      cell: ({ decidedAt }) => <RelativeTime iso={decidedAt} />,
      width: 'whitespace-nowrap',
      text: ({ decidedAt }) => decidedAt,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'action',
      title: t('moderation.decision'),
      kind: 'choice',
      options: ACTIONS.map((value) => ({ value, label: t(`moderation.action.${value}`) })),
    },
    {
      key: 'type',
      title: t('reports.kind'),
      kind: 'choice',
      options: TYPES.map((value) => ({ value, label: t(`reports.type.${value}`) })),
    },
    { key: 'appealed', title: t('moderation.appeal'), kind: 'choice', options: [{ value: 'yes', label: t('moderation.appealed') }] },
  ]
  return (
    <>
      <PageHead title={t('moderation.log')} hidden />
      <ModerationTabs />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('moderation.logLead')}</p>
      <DataTable
        list="moderation.log"
        label={t('moderation.log')}
        query={logTable(useSource())}
        columns={columns}
        identity={{ id: ({ id }) => id, name: titleOf, href: ({ type, recordId }) => casePath({ type, id: recordId }) }}
        filters={filters}
        exportAs="moderation-log"
        failed={t('moderation.logFailed')}
        empty={<Notice icon={ScrollText} title={t('moderation.logNone')} text={t('moderation.logNoneText')} />}
      />
    </>
  )
}
