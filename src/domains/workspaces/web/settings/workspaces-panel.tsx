import fields from 'virtual:form-fields/workspaces.create'
import { useTranslation } from 'react-i18next'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WorkspaceView } from '../../contract.ts'
import { useSwitchWorkspace } from '../use-switch-workspace.ts'
import { useCreateWorkspace } from './operations.ts'

type Props = { workspaces: readonly WorkspaceView[]; activeId: string }

/** The user's workspaces, and a form to create another one. Keys: workspaces.role.* */
export function WorkspacesPanel({ workspaces, activeId }: Props) {
  const { t } = useTranslation()
  const switchWorkspace = useSwitchWorkspace()
  return (
    <Panel title={t('workspaces.all.title')} lead={t('workspaces.all.lead')}>
      <ul className="divide-y rounded-md border">
        {workspaces.map(({ id, name, role }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 grow">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="block text-xs text-muted-foreground">{t(`workspaces.role.${role}`)}</span>
            </span>
            {id === activeId ? (
              <Badge tone="success">{t('workspaces.all.here')}</Badge>
            ) : (
              <Button
                look="secondary"
                size="sm"
                aria-label={t('workspaces.all.openOf', { name })}
                onClick={() => {
                  void switchWorkspace(id)
                  window.scrollTo({ top: 0 })
                }}
              >
                {t('workspaces.all.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CreateWorkspaceForm />
    </Panel>
  )
}

/** Keys: workspaces.field.*, workspaces.hint.* */
function CreateWorkspaceForm() {
  const { t } = useTranslation()
  return (
    <div className="mt-6 border-t pt-6">
      <CreateForm
        inline
        fields={fields}
        operation={useCreateWorkspace()}
        words="workspaces"
        submit={t('workspaces.create.submit')}
        draft="workspaces.create"
        onDone={({ name }) => {
          toast({ title: t('workspaces.create.done', { name }), description: t('workspaces.create.doneText') })
          window.scrollTo({ top: 0 })
        }}
      />
    </div>
  )
}
