import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { payoutDeskPath } from '../paths.ts'
import { PayoutList } from '../payout-list.tsx'
import { payoutDeskTable } from './queries.ts'

/** What vendors asked for. */
export default function PayoutsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('finance.desk.payouts')} hidden />
      <PayoutList
        withVendor
        list="finance.desk"
        query={payoutDeskTable(useSource())}
        path={payoutDeskPath}
        empty={<Notice icon={Banknote} title={t('finance.desk.none')} text={t('finance.desk.noneText')} />}
      />
    </>
  )
}
