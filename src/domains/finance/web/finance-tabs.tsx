import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'

const AccountEntries = lazy(() => import('./account-entries.tsx'))
const EarningsTable = lazy(() => import('./earnings-table.tsx'))
const PayoutsTable = lazy(() => import('./payouts-table.tsx'))
const Statement = lazy(() => import('./statement.tsx'))
const WhatIf = lazy(() => import('./what-if.tsx'))

/** The tabs of a vendor's finances. */
export default function FinanceTabs() {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      <Tabs
        label={t('finance.title')}
        tabs={[
          { key: 'earnings', title: t('finance.tab.earnings'), content: <EarningsTable /> },
          { key: 'payouts', title: t('finance.tab.payouts'), content: <PayoutsTable /> },
          { key: 'available', title: t('finance.tab.available'), content: <AccountEntries /> },
          { key: 'statement', title: t('finance.tab.statement'), content: <Statement /> },
          { key: 'preview', title: t('finance.tab.preview'), content: <WhatIf /> },
        ]}
      />
    </Suspense>
  )
}
