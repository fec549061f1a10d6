import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { MAX_TITLE } from '../../contract/limits.ts'
import type { ConversationView } from '../../contract.ts'
import { useConversationOperation } from '../operations.ts'

export function RenameDialog({ conversation: { id, title }, onClose }: { conversation: ConversationView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { title },
    operation: useConversationOperation(id),
    input: (values) => ({ kind: 'rename' as const, title: values.title.trim() }),
    words: 'messages',
    draft: `messages.conversations.rename ${id}`,
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('messages.group.rename')} submit={t('messages.group.saveName')} onClose={onClose}>
      <TextField label={t('messages.group.name')} dir="auto" maxLength={MAX_TITLE} {...form.field('title', { required: true })} />
    </FormDialog>
  )
}
