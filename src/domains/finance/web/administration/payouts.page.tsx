import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { payoutDeskPath } from '../paths.ts'
import { PayoutList } from '../payout-list.tsx'
import { payoutDeskTable } from './queries.ts'

/** What vendors asked for. */
export default function PayoutsPage() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <div className="space-y-8">
      <PageHead title={t('finance.desk.payouts')} hidden />
      <PayoutList
        withVendor
        list="finance.desk"
        query={payoutDeskTable(source)}
        path={payoutDeskPath}
        empty={<Notice icon={Banknote} title={t('finance.desk.none')} text={t('finance.desk.noneText')} />}
      />
      <ButtonLink to="/admin/settings#money" look="quiet">
        {t('finance.desk.settings')}
      </ButtonLink>
    </div>
  )
}
