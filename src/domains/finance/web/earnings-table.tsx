import { Receipt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { COLLECTORS, EARNING_STATES } from '../contract/states.ts'
import type { EarningView } from '../contract.ts'
import { Amount } from './amount.tsx'
import { NumberLink } from './number-link.tsx'
import { earningPath } from './paths.ts'
import { earningsTable, useBusiness } from './queries.ts'
import { EarningBadge } from './states.tsx'

const IDENTITY = {
  id: ({ part }: EarningView) => part,
  name: ({ part }: EarningView) => part,
  href: ({ part }: EarningView) => earningPath(part),
}

/** Sales with their net. Keys: finance.state.*, finance.collectedBy.* */
export default function EarningsTable() {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<EarningView>[] = [
    {
      key: 'part',
      title: t('finance.column.order'),
      cell: ({ part }) => <NumberLink to={earningPath(part)}>{part}</NumberLink>,
      text: ({ part }) => part,
    },
    {
      key: 'placed',
      title: t('finance.column.sold'),
      cell: ({ placedAt }) => <RelativeTime iso={placedAt} />,
      width: 'whitespace-nowrap',
      text: ({ placedAt }) => placedAt,
    },
    {
      key: 'state',
      title: t('finance.column.state'),
      cell: ({ state }) => <EarningBadge state={state} />,
      text: ({ state }) => t(`finance.state.${state}`),
    },
    {
      key: 'availableOn',
      title: t('finance.column.availableOn'),
      cell: ({ availableOn, state }) => (availableOn && state !== 'returned' ? formatDay(availableOn, locale) : '–'),
      width: 'whitespace-nowrap',
      text: ({ availableOn }) => availableOn,
    },
    {
      key: 'gross',
      title: t('finance.column.gross'),
      cell: ({ gross }) => <Amount money={gross} />,
      align: 'end',
      text: ({ gross }) => gross.amountMinor / 100,
    },
    {
      key: 'refunded',
      title: t('finance.column.refunded'),
      cell: ({ refunded }) => <Amount money={{ ...refunded, amountMinor: -refunded.amountMinor }} />,
      align: 'end',
      extra: true,
      text: ({ refunded }) => -refunded.amountMinor / 100,
    },
    {
      key: 'commission',
      title: t('finance.column.commission'),
      cell: ({ commission }) => <Amount money={{ ...commission, amountMinor: -commission.amountMinor }} />,
      align: 'end',
      text: ({ commission }) => -commission.amountMinor / 100,
    },
    {
      key: 'net',
      title: t('finance.column.net'),
      cell: ({ net }) => <Amount money={net} className="font-semibold" />,
      align: 'end',
      text: ({ net }) => net.amountMinor / 100,
    },
    {
      key: 'cash',
      title: t('finance.column.cash'),
      cell: (row) => <Cash earning={row} />,
      align: 'end',
      text: ({ toCollect, collected }) => (toCollect.amountMinor + collected.amountMinor) / 100,
    },
    {
      key: 'commissionDue',
      title: t('finance.commissionDue'),
      cell: ({ commissionDue }) => (commissionDue.amountMinor === 0 ? '–' : <Amount money={commissionDue} />),
      align: 'end',
      text: ({ commissionDue }) => commissionDue.amountMinor / 100,
    },
    {
      key: 'held',
      title: t('finance.heldMoney'),
      cell: ({ held }) => (held.amountMinor === 0 ? '–' : <Amount money={held} />),
      align: 'end',
      extra: true,
      text: ({ held }) => held.amountMinor / 100,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'state',
      title: t('finance.column.state'),
      kind: 'choice',
      options: EARNING_STATES.map((value) => ({ value, label: t(`finance.state.${value}`) })),
    },
    {
      key: 'collectedBy',
      title: t('finance.collected'),
      kind: 'choice',
      options: COLLECTORS.map((value) => ({ value, label: t(`finance.collectedBy.${value}`) })),
    },
    {
      key: 'disputed',
      title: t('finance.disputed.title'),
      kind: 'choice',
      options: [{ value: 'open', label: t('finance.disputed.open') }],
    },
    { key: 'placed', title: t('finance.column.sold'), kind: 'days' },
  ]
  return (
    <DataTable
      list="finance.earnings"
      label={t('finance.tab.earnings')}
      query={earningsTable(useBusiness())}
      columns={columns}
      identity={IDENTITY}
      filters={filters}
      search={t('finance.search')}
      exportAs="earnings"
      failed={t('finance.failed')}
      empty={<Notice icon={Receipt} title={t('finance.noEarnings')} text={t('finance.noEarningsText')} />}
    />
  )
}

/** Cash on delivery: to collect, or collected. */
function Cash({ earning: { toCollect, collected, collectedBy, collectedAt } }: { earning: EarningView }) {
  const { t } = useTranslation()
  if (collectedBy === 'platform') return '–'
  return (
    <span>
      <Amount money={collectedAt ? collected : toCollect} className="block" />
      <span className="block text-xs text-muted-foreground">{collectedAt ? t('finance.cash.collected') : t('finance.cash.toCollect')}</span>
    </span>
  )
}
