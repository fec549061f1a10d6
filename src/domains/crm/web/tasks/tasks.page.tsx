import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import { QuickTask } from './quick-task.tsx'

const TasksTable = lazyPart(() => import('./tasks-table.tsx'), { Fallback: SectionLoading })
const TaskSheet = lazy(() => import('./task-sheet.tsx'))

export default function TasksPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <CrmPage
      title={t('crm.tasks.title')}
      lead={t('crm.tasks.lead')}
      actions={() => (
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t('crm.tasks.new')}
        </Button>
      )}
    >
      {(workspaceId) => (
        <>
          <QuickTask workspaceId={workspaceId} about={{}} />
          <TasksTable workspaceId={workspaceId} />
          {adding && (
            <Suspense>
              <TaskSheet task={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}
