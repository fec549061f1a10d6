/** What the operator decides for everybody. Each domain draws its own. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const SETTINGS = [
  { key: 'registration', Draw: lazy(() => import('#domains/accounts/web/administration/registration-settings.tsx')) },
  { key: 'approval', Draw: lazy(() => import('#domains/vendors/web/administration/approval-settings.tsx')) },
  { key: 'payouts', Draw: lazy(() => import('#domains/finance/web/administration/payout-settings.tsx')) },
]

export default function PlatformSettingsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('accounts.platform.title')} hidden />
      <div className="max-w-3xl space-y-6">
        {SETTINGS.map(({ key, Draw }) => (
          <Suspense key={key} fallback={<Skeleton className="h-72 rounded-lg" />}>
            <Draw />
          </Suspense>
        ))}
      </div>
    </>
  )
}
