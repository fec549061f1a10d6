import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MemberView, WorkspaceView } from '../../contract.ts'
import { useRemoveMember, useTransferOwnership } from './operations.ts'

const MemberDialog = lazy(() => import('./member-dialog.tsx'))

export type PeopleTask = { what: 'change' | 'remove' | 'transfer'; member: MemberView }

type Props = { workspace: WorkspaceView; task: PeopleTask | null; onClose: () => void }

/** Dialogs for changing, removing and promoting a member. */
export function PeopleDialogs({ workspace, task, onClose }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveMember(workspace.id)
  const transfer = useTransferOwnership(workspace.id)
  const params = { name: task?.member.user.name, workspace: workspace.name }
  return (
    <>
      {task?.what === 'change' && (
        <Suspense fallback={null}>
          <MemberDialog workspace={workspace} member={task.member} onClose={onClose} />
        </Suspense>
      )}
      <Confirm
        danger
        open={task?.what === 'remove'}
        onOpenChange={onClose}
        title={t('workspaces.people.removeTitle', params)}
        action={t('workspaces.people.remove')}
        words="workspaces"
        onConfirm={async () => {
          if (task) await remove.mutateAsync({ userId: task.member.user.id })
          toast({ title: t('workspaces.people.removed', params) })
        }}
      >
        <p>{t('workspaces.people.removeText', params)}</p>
      </Confirm>
      <Confirm
        danger
        open={task?.what === 'transfer'}
        onOpenChange={onClose}
        title={t('workspaces.transfer.title', params)}
        action={t('workspaces.transfer.submit')}
        words="workspaces"
        onConfirm={async () => {
          if (task) await transfer.mutateAsync({ userId: task.member.user.id })
          toast({ title: t('workspaces.transfer.done', params) })
        }}
      >
        <p>{t('workspaces.transfer.text', params)}</p>
        <p>{t('workspaces.transfer.back')}</p>
      </Confirm>
    </>
  )
}
