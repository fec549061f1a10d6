import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { usePlatformOrigin } from '../queries.ts'
import type { Route } from './+types/request.page.ts'

const LoadedRequest = lazyIsland(() => import('../loaded-request.tsx'))

export default function PlatformRequestPage({ params: { requestId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('approvals.request')} hidden />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <LoadedRequest origin={usePlatformOrigin()} requestId={requestId} />
      </Suspense>
    </>
  )
}
