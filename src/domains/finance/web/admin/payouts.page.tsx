import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { adminPayoutPath } from '../paths.ts'
import { PayoutList } from '../payout-list.tsx'
import { HeldSales } from './held-sales.tsx'
import { adminPayoutsTable } from './queries.ts'

/** Payouts requested by vendors. */
export default function PayoutsPage() {
  const { t } = useTranslation()
  return (
    <div className="space-y-6">
      <PageHead title={t('finance.admin.payouts')} hidden />
      <HeldSales />
      <PayoutList
        withVendor
        list="finance.payouts.all"
        query={adminPayoutsTable(useSource())}
        path={adminPayoutPath}
        empty={<Notice icon={Banknote} title={t('finance.admin.none')} text={t('finance.admin.noneText')} />}
      />
    </div>
  )
}
