import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRecordFilters } from '#domains/records/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { DEAL_VIEWS } from '../../contract/deals/deal-limits.ts'
import type { DealView } from '../../contract.ts'
import { DealBadges } from './deal-badges.tsx'
import { dealPath } from './deal-paths.ts'
import { type About, dealTable, pipelinesQuery } from './deal-queries.ts'

const IDENTITY = {
  id: ({ id }: DealView) => id,
  name: ({ title }: DealView) => title,
  href: ({ id }: DealView) => dealPath(id),
}

/** Deals of the workspace, or of one contact or company. Keys: crm.deals.which.* */
export default function DealsTable({ workspaceId, about = {}, add }: { workspaceId: string; about?: About; add?: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const { data: pipelines = [] } = useQuery(pipelinesQuery(source, workspaceId))
  const isWhole = about.contactId === undefined && about.companyId === undefined
  const columns: Column<DealView>[] = [
    {
      key: 'title',
      title: t('crm.deals.field.title'),
      cell: ({ id, title }) => (
        <Link to={dealPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{title}</bdi>
        </Link>
      ),
      width: 'min-w-48 max-w-80',
      text: ({ title }) => title,
    },
    {
      key: 'contact',
      title: t('crm.deals.field.contactId'),
      cell: ({ contact, company }) => (contact || company) && <bdi>{[contact?.name, company?.name].filter(Boolean).join(' · ')}</bdi>,
      width: 'max-w-64',
      text: ({ contact, company }) => [contact?.name, company?.name].filter(Boolean).join(', '),
    },
    { key: 'stage', title: t('crm.deals.stage'), cell: (deal) => <DealBadges deal={deal} />, text: ({ stage }) => stage.title },
    {
      key: 'amount',
      title: t('crm.deals.field.amountMinor'),
      sort: 'down',
      align: 'end',
      cell: ({ amount }) => formatCharge(amount),
      width: 'whitespace-nowrap',
      text: ({ amount }) => amount.amountMinor / 100,
    },
    {
      key: 'expected',
      title: t('crm.deals.field.expectedOn'),
      sort: 'up',
      cell: ({ expectedOn }) => expectedOn && formatUtcDay(expectedOn, locale),
      width: 'whitespace-nowrap',
      text: ({ expectedOn }) => expectedOn ?? '',
    },
    {
      key: 'owner',
      title: t('crm.deals.field.ownerId'),
      cell: ({ owner }) => owner && <bdi>{owner.name}</bdi>,
      text: ({ owner }) => owner?.name ?? '',
    },
    {
      key: 'created',
      title: t('crm.deals.createdAt'),
      sort: 'down',
      extra: true,
      cell: ({ createdAt }) => formatUtcDay(createdAt.slice(0, 10), locale),
      width: 'whitespace-nowrap',
      text: ({ createdAt }) => createdAt,
    },
  ]
  const kept = useRecordFilters(workspaceId, 'deal')
  const filters: Filter[] = [
    {
      key: 'which',
      title: t('crm.deals.whichTitle'),
      kind: 'choice',
      views: true,
      options: DEAL_VIEWS.map((value) => ({ value, label: t(`crm.deals.which.${value}`) })),
    },
    {
      key: 'pipeline',
      title: t('crm.board.pipeline'),
      kind: 'choice',
      options: pipelines.filter(({ kind }) => kind === 'deals').map(({ id, name }) => ({ value: id, label: name })),
    },
    ...kept,
  ]
  return (
    <DataTable
      list={isWhole ? 'crm.deals' : 'crm.dealsOf'}
      label={t('crm.deals.title')}
      query={dealTable(source, workspaceId, about)}
      columns={columns}
      identity={IDENTITY}
      {...(isWhole
        ? { filters, exportAs: 'deals', search: t('crm.deals.search') }
        : { plain: true, prefix: 'deals', paging: 'more' as const })}
      failed={t('crm.deals.failed')}
      empty={
        <Notice icon={Handshake} title={t('crm.deals.none')} text={t('crm.deals.noneText')}>
          {add}
        </Notice>
      }
    />
  )
}
