import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { openConversationPath } from '../names.ts'
import { useOpenConversation } from '../operations.ts'
import { PeopleField } from './people-field.tsx'

/** Starts a conversation with one person. */
export default function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const operation = useOpenConversation()
  const [people, setPeople] = useState<Choice[]>([])
  const [person] = people

  async function start() {
    if (!person) return
    const { conversationId } = await operation.mutateAsync({ person: person.id })
    await navigate(openConversationPath(conversationId))
  }

  return (
    <Modal open onOpenChange={onClose} firm title={t('messages.create.title')} lead={t('messages.create.lead')} handsOn>
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          // The failure is shown below.
          void start().catch(() => undefined)
        }}
      >
        <PeopleField value={people} onChange={setPeople} />
        {operation.error && <FailureNotice error={operation.error} words="messages" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={operation.isPending} disabled={!person}>
            {t('messages.create.submit')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
