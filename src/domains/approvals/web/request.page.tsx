import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/request.page.ts'
import { useWorkspaceOrigin } from './queries.ts'

const LoadedRequest = lazyIsland(() => import('./loaded-request.tsx'))

export default function RequestPage({ params: { requestId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('approvals.request')} hidden />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <LoadedRequest origin={useWorkspaceOrigin()} requestId={requestId} />
      </Suspense>
    </main>
  )
}
