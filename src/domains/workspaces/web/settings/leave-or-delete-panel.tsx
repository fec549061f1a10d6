import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WorkspaceView } from '../../contract.ts'
import { useLeaveWorkspace } from './operations.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

type Props = { workspace: WorkspaceView; homeId: string }

/** The owner deletes a business, everybody else leaves it. */
export function LeaveOrDeletePanel({ workspace, homeId }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const leave = useLeaveWorkspace(workspace.id, homeId)
  const params = { name: workspace.name }

  if (workspace.role === 'owner') {
    return (
      <Panel danger title={t('workspaces.delete.title', params)} lead={t('workspaces.delete.lead')}>
        <Button look="danger" className="-ms-4" onClick={() => setOpen(true)}>
          {t('workspaces.delete.begin')}
        </Button>
        {open && (
          <Suspense fallback={null}>
            <DeleteDialog workspace={workspace} homeId={homeId} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Panel>
    )
  }
  return (
    <Panel danger title={t('workspaces.leave.title', params)} lead={t('workspaces.leave.lead')}>
      <Button look="danger" className="-ms-4" onClick={() => setOpen(true)}>
        {t('workspaces.leave.begin')}
      </Button>
      <Confirm
        danger
        open={open}
        onOpenChange={setOpen}
        title={t('workspaces.leave.question', params)}
        action={t('workspaces.leave.submit')}
        words="workspaces"
        onConfirm={async () => {
          await leave.mutateAsync(undefined)
          toast({ title: t('workspaces.leave.done', params) })
        }}
      >
        <p>{t('workspaces.leave.text')}</p>
      </Confirm>
    </Panel>
  )
}
