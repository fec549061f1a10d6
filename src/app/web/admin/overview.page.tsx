/** The operator's first look: what to do now, and how the marketplace goes. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ToDo } from './to-do.tsx'

const Figures = lazy(() => import('./figures.tsx'))

export default function OverviewPage() {
  const { t } = useTranslation()
  return (
    <div className="space-y-10">
      <PageHead title={t('app.admin.overview.title')} hidden />
      <ToDo />
      <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
        <Figures />
      </Suspense>
    </div>
  )
}
