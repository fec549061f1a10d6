import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MemberView, WorkspaceView } from '../../contract.ts'
import { rolesToGive } from '../seat.ts'
import { useAreasText } from '../use-areas-text.ts'
import { useChangeMember } from './operations.ts'
import { SeatFields, type SeatValues } from './seat-fields.tsx'

type Props = { workspace: WorkspaceView; member: MemberView; onClose: () => void }

export default function MemberDialog({ workspace, member, onClose }: Props) {
  const { t } = useTranslation()
  const areasText = useAreasText()
  const change = useChangeMember(workspace.id)
  const [seat, setSeat] = useState<SeatValues>({ role: member.role === 'manager' ? 'manager' : 'staff', areas: member.areas })
  const current = codeOf(change.error) === 'STALE' ? (dataOf(change.error) as { current: MemberView }).current : null

  function save() {
    const { userId, version } = { userId: member.user.id, version: (current ?? member).version }
    const onSuccess = () => {
      toast({ title: t('workspaces.people.changed', { name: member.user.username }) })
      onClose()
    }
    change.mutate({ userId, version, role: seat.role, areas: seat.role === 'staff' ? seat.areas : [] }, { onSuccess })
  }

  return (
    <Modal open onOpenChange={onClose} title={t('workspaces.people.changeTitle', { name: member.user.username })}>
      <div className="space-y-5">
        <SeatFields value={seat} roles={rolesToGive(workspace.role)} onChange={setSeat} />
        {change.error && (
          <FailureNotice error={change.error} words="workspaces">
            {current && (
              <p className="mt-1">
                {t('workspaces.people.isNow', { role: t(`workspaces.role.${current.role}`), areas: areasText(current) })}
              </p>
            )}
          </FailureNotice>
        )}
      </div>
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button busy={change.isPending} onClick={save}>
          {t('workspaces.people.save')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
