/** The administrator's start page: open tasks and marketplace figures. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { isCounting, ToDo } from './to-do.tsx'
import { useAdminTasks } from './use-admin-tasks.ts'

const Figures = lazy(() => import('./figures.tsx'))

export default function OverviewPage() {
  const { t } = useTranslation()
  const tasks = useAdminTasks()
  return (
    <div className="space-y-10">
      <PageHead title={t('app.admin.overview.title')} hidden />
      <ToDo tasks={tasks} />
      {/* The height of the open tasks is unknown until they are counted, so the figures load unseen until then and never move. */}
      <div className={isCounting(tasks) ? 'invisible' : undefined}>
        <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
          <Figures />
        </Suspense>
      </div>
    </div>
  )
}
