import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTE } from '../../contract/limits.ts'
import type { GroupSummary } from '../../contract.ts'
import { useGroupOperation } from '../operations.ts'

/** Asks to join a private group, with a note to its moderators. */
export default function RequestDialog({ group: { id, name }, onClose }: { group: GroupSummary; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { note: '' },
    operation: useGroupOperation(id),
    input: ({ note }) => ({ kind: 'join' as const, note: note.trim() }),
    words: 'groups',
    draft: `groups.join ${id}`,
    onDone() {
      toast({ title: t('groups.done.request') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('groups.request.title', { name })}
      lead={t('groups.request.lead')}
      submit={t('groups.request.submit')}
      onClose={onClose}
    >
      <TextArea label={t('groups.request.note')} dir="auto" maxLength={MAX_NOTE} {...form.field('note')} />
    </FormDialog>
  )
}
