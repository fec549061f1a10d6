import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { TemplateView } from '../../contract.ts'
import { OpenItems } from './open-items.tsx'
import { templatesQuery } from './queries.ts'

const TemplateSheet = lazy(() => import('./template-sheet.tsx'))

/** The templates of the workspace, and what is open of all started checklists. */
export default function ChecklistsContent({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(templatesQuery(useSource(), workspaceId))
  const [editing, setEditing] = useState<TemplateView | null>(null)
  if (isLoadingError) return <FailedNotice text={t('hr.checklists.failed')} onRetry={() => void refetch()} />
  if (!data) return <SectionLoading />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title={t('hr.templates.title')} lead={t('hr.templates.lead')}>
        {data.length === 0 && <Empty icon={ClipboardList} title={t('hr.templates.none')} text={t('hr.templates.noneText')} />}
        <ul className="divide-y">
          {data.map((template) => (
            <li key={template.id} className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <span className="min-w-0">
                <bdi className="block truncate font-medium">{template.name}</bdi>
                <span className="text-sm text-muted-foreground">{t('hr.templates.items', { count: template.items.length })}</span>
              </span>
              <Button
                look="secondary"
                size="sm"
                onClick={() => setEditing(template)}
                aria-label={t('hr.templates.editOf', { name: template.name })}
              >
                {t('hr.employees.edit')}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <OpenItems workspaceId={workspaceId} />
      {editing && (
        <Suspense>
          <TemplateSheet key={editing.id} template={editing} workspaceId={workspaceId} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </div>
  )
}
