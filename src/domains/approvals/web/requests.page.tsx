import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWorkspaceOrigin } from './queries.ts'

const RequestList = lazyIsland(() => import('./request-list.tsx'))

/** The requests of the active workspace that concern the reader. */
export default function RequestsPage() {
  const { t } = useTranslation()
  const origin = useWorkspaceOrigin()
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('approvals.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('approvals.title')}</h1>
      <p className="mt-1 max-w-prose text-muted-foreground">
        {t('approvals.lead')}{' '}
        <Link to="/settings?tab=approvals" className="font-medium text-foreground underline underline-offset-4">
          {t('approvals.toSettings')}
        </Link>
      </p>
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
          <RequestList key={origin.key.join()} origin={origin} />
        </Suspense>
      </div>
    </main>
  )
}
