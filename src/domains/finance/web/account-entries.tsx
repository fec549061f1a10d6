import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { TransactionView } from '../contract.ts'
import { Amount } from './amount.tsx'
import { NumberLink } from './number-link.tsx'
import { earningPath, payoutPath } from './paths.ts'
import { shortId } from './payout-list.tsx'
import { availableTable, useBusiness } from './queries.ts'

const pathOf = ({ part, reference }: TransactionView) => (part ? earningPath(part) : payoutPath(reference.id))
const nameOf = ({ part, reference }: TransactionView) => part ?? shortId(reference.id)
const IDENTITY = { id: ({ id }: TransactionView) => id, name: nameOf, href: pathOf }

/** Everything that changed the available balance, with the balance after it. Keys: finance.type.* */
export default function AccountEntries() {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<TransactionView>[] = [
    {
      key: 'about',
      title: t('finance.column.what'),
      cell: (row) => (
        <span>
          <span className="block font-medium">{t(`finance.type.${row.type}`)}</span>
          <NumberLink to={pathOf(row)}>{nameOf(row)}</NumberLink>
        </span>
      ),
      text: ({ description }) => description,
    },
    {
      key: 'posted',
      title: t('finance.column.posted'),
      cell: ({ date }) => formatDay(date, locale),
      width: 'whitespace-nowrap',
      text: ({ date }) => date,
    },
    {
      key: 'amount',
      title: t('finance.column.amount'),
      cell: ({ amount }) => <Amount money={amount} signed className="font-semibold" />,
      align: 'end',
      text: ({ amount }) => amount.amountMinor / 100,
    },
    {
      key: 'balance',
      title: t('finance.column.balance'),
      cell: ({ balance }) => <Amount money={balance} />,
      align: 'end',
      text: ({ balance }) => balance.amountMinor / 100,
    },
  ]
  return (
    <DataTable
      list="finance.available"
      label={t('finance.tab.available')}
      query={availableTable(useBusiness())}
      columns={columns}
      identity={IDENTITY}
      filters={[]}
      exportAs="available"
      failed={t('finance.failed')}
      empty={<Notice icon={ScrollText} title={t('finance.noEntries')} text={t('finance.noEntriesText')} />}
    />
  )
}
