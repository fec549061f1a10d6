import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeopleField } from '#domains/messages/web/index.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useGroupOperation } from '../operations.ts'

export function InviteDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const operation = useGroupOperation(groupId)
  const [people, setPeople] = useState<Choice[]>([])
  return (
    <Modal open onOpenChange={onClose} firm title={t('groups.invite.title')} lead={t('groups.invite.lead')}>
      <PeopleField multiple value={people} onChange={setPeople} />
      {operation.error && <FailureNotice error={operation.error} words="groups" />}
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button
          busy={operation.isPending}
          disabled={people.length === 0}
          onClick={() =>
            operation.mutate(
              { kind: 'invite', userIds: people.map(({ id }) => id) },
              {
                onSuccess() {
                  toast({ title: t('groups.done.invite') })
                  onClose()
                },
              },
            )
          }
        >
          {t('groups.invite.submit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
