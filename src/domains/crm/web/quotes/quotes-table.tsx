import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { QUOTE_STATUSES } from '../../contract/quotes/quote-limits.ts'
import type { QuoteSummary } from '../../contract.ts'
import { QuoteBadge } from './quote-badge.tsx'
import { quotePath } from './quote-paths.ts'
import { type QuotesAbout, quoteTable } from './quote-queries.ts'

const IDENTITY = {
  id: ({ id }: QuoteSummary) => id,
  name: ({ number }: QuoteSummary) => number,
  href: ({ id }: QuoteSummary) => quotePath(id),
}

const customerOf = ({ contact, company }: QuoteSummary) => [contact?.name, company?.name].filter(Boolean)

/** Quotes of the workspace, or about one contact or deal. Keys: crm.quotes.status.* */
export default function QuotesTable({ workspaceId, about = {}, add }: { workspaceId: string; about?: QuotesAbout; add?: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isWhole = about.contactId === undefined && about.dealId === undefined
  const columns: Column<QuoteSummary>[] = [
    {
      key: 'number',
      title: t('crm.quotes.number'),
      cell: ({ id, number }) => (
        <Link to={quotePath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr">{number}</bdi>
        </Link>
      ),
      width: 'whitespace-nowrap',
      text: ({ number }) => number,
    },
    {
      key: 'customer',
      title: t('crm.quotes.customer'),
      cell: (quote) => <bdi>{customerOf(quote).join(' · ')}</bdi>,
      width: 'max-w-72',
      text: (quote) => customerOf(quote).join(', '),
    },
    {
      key: 'status',
      title: t('crm.quotes.statusTitle'),
      cell: ({ status }) => <QuoteBadge status={status} />,
      text: ({ status }) => t(`crm.quotes.status.${status}`),
    },
    {
      key: 'valid',
      title: t('crm.quotes.field.validUntil'),
      sort: 'up',
      cell: ({ validUntil }) => formatUtcDay(validUntil, locale),
      width: 'whitespace-nowrap',
      text: ({ validUntil }) => validUntil,
    },
    {
      key: 'total',
      title: t('crm.quotes.total'),
      sort: 'down',
      align: 'end',
      cell: ({ total }) => formatCharge(total),
      width: 'whitespace-nowrap',
      text: ({ total }) => total.amountMinor / 100,
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
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('crm.quotes.statusTitle'),
      kind: 'choice',
      options: QUOTE_STATUSES.map((value) => ({ value, label: t(`crm.quotes.status.${value}`) })),
    },
  ]
  return (
    <DataTable
      list={isWhole ? 'crm.quotes' : 'crm.quotesOf'}
      label={t('crm.quotes.title')}
      query={quoteTable(useSource(), workspaceId, about)}
      columns={columns}
      identity={IDENTITY}
      {...(isWhole
        ? { filters, exportAs: 'quotes', search: t('crm.quotes.search') }
        : { plain: true, prefix: 'quotes', paging: 'more' as const })}
      failed={t('crm.quotes.listFailed')}
      empty={
        <Notice icon={ScrollText} title={t('crm.quotes.none')} text={t('crm.quotes.noneText')}>
          {add}
        </Notice>
      }
    />
  )
}
