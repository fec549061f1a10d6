import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTE } from '../contract/limits.ts'
import type { PersonView } from '../contract.ts'
import { usePersonOperation } from './operations.ts'

type Props = { person: Pick<PersonView, 'id' | 'name'>; onClose: () => void }

/** Asks to follow a private account, with a note if the member likes. */
export default function RequestDialog({ person: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { note: '' },
    operation: usePersonOperation(),
    input: ({ note }) => ({ kind: 'send' as const, userId: id, note: (note ?? '').trim() }),
    draft: `network.requests.send ${id}`,
    words: 'network',
    onDone: () => {
      toast({ title: t('network.done.send') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('network.request.title', { name })}
      lead={t('network.request.lead')}
      submit={t('network.request.submit')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('note', { maxLength: MAX_NOTE })}
        dir="auto"
        label={t('network.request.note')}
        hint={t('network.request.noteHint')}
      />
    </FormDialog>
  )
}
