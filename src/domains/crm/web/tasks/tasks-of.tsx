import { useTranslation } from 'react-i18next'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { About } from '../deals/deal-queries.ts'
import { QuickTask } from './quick-task.tsx'
import TasksTable from './tasks-table.tsx'

/** The open tasks of a deal or a contact, on its page. */
export default function TasksOf({ workspaceId, about }: { workspaceId: string; about: About }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('crm.tasks.title')}>
      <QuickTask workspaceId={workspaceId} about={about} />
      <TasksTable workspaceId={workspaceId} about={about} />
    </Panel>
  )
}
