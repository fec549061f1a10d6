import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#platform/web/ui/notice.tsx'
import { payoutPath } from './paths.ts'
import { PayoutList } from './payout-list.tsx'
import { payoutsTable, useBusiness } from './queries.ts'

export default function PayoutsTable() {
  const { t } = useTranslation()
  return (
    <PayoutList
      list="finance.payouts"
      query={payoutsTable(useBusiness())}
      path={payoutPath}
      empty={<Notice icon={Banknote} title={t('finance.noPayouts')} text={t('finance.noPayoutsText')} />}
    />
  )
}
