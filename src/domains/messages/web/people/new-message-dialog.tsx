import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { MAX_TITLE } from '../../contract/limits.ts'
import { openConversationPath } from '../conversation-path.ts'
import { useCreateGroup, useOpenConversation } from '../operations.ts'
import { PeopleField } from './people-field.tsx'

/** Starts a conversation: with one person, or a group with a name. */
export default function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openConversation = useOpenConversation()
  const createGroup = useCreateGroup()
  const [people, setPeople] = useState<Choice[]>([])
  const [title, setTitle] = useState('')
  const isGroup = people.length > 1
  const operation = isGroup ? createGroup : openConversation

  async function start() {
    const [first] = people
    if (!first) return
    const opened = isGroup
      ? await createGroup.mutateAsync({ title: title.trim() || groupTitle(people), userIds: people.map(({ id }) => id) })
      : await openConversation.mutateAsync({ person: first.id })
    await navigate(openConversationPath(opened.conversationId))
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
        <PeopleField multiple value={people} onChange={setPeople} />
        {isGroup && (
          <TextField
            label={t('messages.group.name')}
            hint={t('messages.create.nameHint')}
            required={false}
            dir="auto"
            maxLength={MAX_TITLE}
            placeholder={groupTitle(people)}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
        {operation.error && <FailureNotice error={operation.error} words="messages" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={operation.isPending} disabled={people.length === 0}>
            {t(isGroup ? 'messages.create.group' : 'messages.create.submit')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}

const groupTitle = (people: readonly Choice[]) =>
  people
    .map(({ title }) => title)
    .join(', ')
    .slice(0, MAX_TITLE)
