import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { ConversationView } from '../../contract.ts'
import { useConversationOperation } from '../operations.ts'
import { PeopleField } from './people-field.tsx'

export function AddPeopleDialog({ conversation: { id, people }, onClose }: { conversation: ConversationView; onClose: () => void }) {
  const { t } = useTranslation()
  const operation = useConversationOperation(id)
  const [chosen, setChosen] = useState<Choice[]>([])
  const present = people.flatMap(({ party }) => (party.kind === 'person' ? party.user.id : []))
  return (
    <Modal open onOpenChange={onClose} firm title={t('messages.group.add')}>
      <PeopleField multiple value={chosen} onChange={setChosen} without={present} />
      {operation.error && <FailureNotice error={operation.error} words="messages" />}
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button
          busy={operation.isPending}
          disabled={chosen.length === 0}
          onClick={() => operation.mutate({ kind: 'addPeople', userIds: chosen.map((person) => person.id) }, { onSuccess: onClose })}
        >
          {t('messages.group.addSubmit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
