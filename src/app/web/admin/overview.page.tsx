/** The administrator's start page: open tasks and marketplace figures. */
import { useIsFetching } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ToDo, useOpenTasks } from './to-do.tsx'

const Figures = lazy(() => import('./figures.tsx'))

export default function OverviewPage() {
  const { t } = useTranslation()
  const open = useOpenTasks()
  // False also when a count could not be loaded.
  const counting = useIsFetching() > 0 && open === null
  return (
    <div className="space-y-10">
      <PageHead title={t('app.admin.overview.title')} hidden />
      <ToDo open={open} />
      {/* The height of the open tasks is unknown until they are counted, so the figures load unseen until then and never move. */}
      <div className={counting ? 'invisible' : undefined}>
        <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
          <Figures />
        </Suspense>
      </div>
    </div>
  )
}
