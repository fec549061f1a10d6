import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NAME } from '../../contract/limits.ts'
import type { WorkspaceView } from '../../contract.ts'
import { manages } from '../seat.ts'
import { useAreasText } from '../use-areas-text.ts'
import { useRenameWorkspace } from './operations.ts'

/** Keys: workspaces.role.*, workspaces.kind.* */
export function NamePanel({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  const areasText = useAreasText()
  const { name, kind, role } = workspace
  return (
    <Panel title={name} lead={t(`workspaces.kind.${kind}`)} aside={<Badge tone="accent">{t(`workspaces.role.${role}`)}</Badge>}>
      <p className="text-muted-foreground">{t('workspaces.mine', { areas: areasText(workspace) })}</p>
      {manages(role) && <NameForm workspace={workspace} />}
    </Panel>
  )
}

function NameForm({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  // What is typed was made from this.
  const base = useRef(workspace)
  const version = () => (workspace.name === base.current.name ? workspace : base.current).version
  const form = useOperationForm({
    defaults: { name: workspace.name },
    operation: useRenameWorkspace(workspace.id),
    input: ({ name }) => ({ version: version(), name: name.trim() }),
    words: 'workspaces',
    guarded: true,
    onDone: (saved) => {
      base.current = saved
      toast({ title: t('workspaces.name.saved') })
    },
    onKept: ({ name }) => {
      base.current = { ...base.current, name: name.trim() }
    },
    onFailed: (error) => {
      // Both names are on the screen now: whoever saves again has chosen.
      const current = currentIn(error)
      if (current) base.current = current
    },
  })
  const current = currentIn(form.failure)
  return (
    <Form form={form} className="mt-5 space-y-5 border-t pt-5">
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        dir="auto"
        autoComplete="organization"
        label={t('workspaces.name.label')}
        className="max-w-sm"
      />
      <FormEnd
        inline
        form={form}
        submit={t('workspaces.name.submit')}
        notice={
          current && (
            <FailureNotice error={form.failure} words="workspaces">
              <p className="mt-1">{t('workspaces.name.isNow', { name: current.name })}</p>
            </FailureNotice>
          )
        }
      />
    </Form>
  )
}

function currentIn(error: unknown): WorkspaceView | null {
  return codeOf(error) === 'STALE' ? (dataOf(error) as { current: WorkspaceView }).current : null
}
