import { ExternalLink, ShieldQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatLocally } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { DisputeStatus, DisputeView } from '../../contract.ts'
import { disputesTable } from './queries.ts'

const STATUSES = ['inquiry', 'open', 'won', 'lost'] as const
const TONES: Record<DisputeStatus, Tone> = { inquiry: 'warning', open: 'warning', won: 'success', lost: 'destructive' }
const pathOf = ({ orderId }: DisputeView) => `/admin/orders/${orderId}`
const IDENTITY = { id: ({ id }: DisputeView) => id, name: ({ orderId }: DisputeView) => orderId, href: pathOf }

/** Card payments that shoppers dispute at their bank. Keys: payments.disputes.status.* */
export default function DisputesPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<DisputeView>[] = [
    {
      key: 'order',
      title: t('payments.disputes.order'),
      cell: (row) => (
        <Link to={pathOf(row)} className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr" className="whitespace-nowrap">
            {row.orderId}
          </bdi>
        </Link>
      ),
      text: ({ orderId }) => orderId,
    },
    {
      key: 'status',
      title: t('payments.disputes.statusTitle'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`payments.disputes.status.${status}`)}</Badge>,
      text: ({ status }) => t(`payments.disputes.status.${status}`),
    },
    {
      key: 'dueBy',
      title: t('payments.disputes.dueBy'),
      cell: ({ dueBy }) => (dueBy ? formatLocally({ dateStyle: 'medium', timeStyle: 'short' }, dueBy, locale) : '–'),
      width: 'whitespace-nowrap',
      text: ({ dueBy }) => dueBy,
    },
    {
      key: 'opened',
      title: t('payments.disputes.opened'),
      cell: ({ openedAt }) => formatLocally({ dateStyle: 'medium' }, openedAt, locale),
      width: 'whitespace-nowrap',
      text: ({ openedAt }) => openedAt,
    },
    {
      key: 'evidence',
      title: t('payments.disputes.evidence'),
      cell: ({ url }) =>
        url ? (
          <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center gap-1 underline underline-offset-4">
            {t('payments.disputes.answer')}
            <ExternalLink aria-hidden className="size-3.5 shrink-0" />
          </a>
        ) : (
          '–'
        ),
      width: 'whitespace-nowrap',
    },
    {
      key: 'amount',
      title: t('payments.disputes.amount'),
      cell: ({ amount }) => <bdi className="font-semibold tabular-nums">{formatCharge(amount)}</bdi>,
      align: 'end',
      text: ({ amount }) => amount.amountMinor / 100,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('payments.disputes.statusTitle'),
      kind: 'choice',
      many: true,
      options: STATUSES.map((value) => ({ value, label: t(`payments.disputes.status.${value}`) })),
    },
  ]
  return (
    <div className="space-y-6">
      <PageHead title={t('payments.disputes.title')} hidden />
      <p className="max-w-prose text-muted-foreground">{t('payments.disputes.lead')}</p>
      <DataTable
        list="payments.disputes"
        label={t('payments.disputes.title')}
        query={disputesTable(useSource())}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        exportAs="disputes"
        failed={t('payments.disputes.failed')}
        empty={<Notice icon={ShieldQuestionMark} title={t('payments.disputes.none')} text={t('payments.disputes.noneText')} />}
      />
    </div>
  )
}
