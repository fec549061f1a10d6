import { useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { payoutDeskPath } from '../paths.ts'
import { PayoutList } from '../payout-list.tsx'
import { payoutDeskTable, payoutSettingsQuery } from './queries.ts'

const PayoutSettingsForm = lazy(() => import('./payout-settings-form.tsx'))

/** What vendors asked for, and what holds for it. */
export default function PayoutsPage() {
  const { t } = useTranslation()
  const source = useSource()
  const { data } = useQuery(payoutSettingsQuery(source))
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
      <div className="max-w-3xl">
        <Panel title={t('finance.desk.settings')} lead={t('finance.desk.settingsLead')}>
          <Suspense fallback={<Skeleton className="h-52 rounded-md" />}>
            {data ? <PayoutSettingsForm settings={data} /> : <Skeleton className="h-52 rounded-md" />}
          </Suspense>
        </Panel>
      </div>
    </div>
  )
}
