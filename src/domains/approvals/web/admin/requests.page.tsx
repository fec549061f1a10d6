import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { usePlatformOrigin } from '../queries.ts'

const RequestList = lazyIsland(() => import('../request-list.tsx'))

/** Requests of the platform, which a second administrator decides. */
export default function PlatformRequestsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('approvals.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('approvals.adminLead')}</p>
      <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
        <RequestList origin={usePlatformOrigin()} />
      </Suspense>
    </>
  )
}
