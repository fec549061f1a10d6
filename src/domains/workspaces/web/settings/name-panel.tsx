import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NAME } from '../../contract/limits.ts'
import type { WorkspaceView } from '../../contract.ts'
import { isManager } from '../membership.ts'
import { usePermissionsText } from '../use-permissions-text.ts'
import { useRenameWorkspace } from './operations.ts'

/** Keys: workspaces.role.*, workspaces.kind.* */
export function NamePanel({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  const permissionsText = usePermissionsText()
  const { name, kind, role } = workspace
  return (
    <Panel title={name} lead={t(`workspaces.kind.${kind}`)} aside={<Badge tone="accent">{t(`workspaces.role.${role}`)}</Badge>}>
      <p className="text-muted-foreground">{t('workspaces.mine', { permissions: permissionsText(workspace) })}</p>
      {isManager(role) && <NameForm workspace={workspace} />}
    </Panel>
  )
}

function NameForm({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  const form = useEditForm({
    record: workspace,
    valuesOf: ({ name }: WorkspaceView) => ({ name }),
    operation: useRenameWorkspace(workspace.id),
    input: ({ name }, version) => ({ version, name: name.trim() }),
    labelOf: () => t('workspaces.name.label'),
    draft: 'workspaces.update',
    words: 'workspaces',
    guarded: true,
    onDone: () => toast({ title: t('workspaces.name.saved') }),
  })
  return (
    <Form form={form} className="mt-5 space-y-5 border-t pt-5">
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        dir="auto"
        autoComplete="organization"
        label={t('workspaces.name.label')}
        className="max-w-sm"
      />
      <FormEnd inline form={form} submit={t('workspaces.name.submit')} notice={form.notice} />
    </Form>
  )
}
