import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_STATEMENT } from '../../contract/limits.ts'
import { useDecideAppeal } from '../queries.ts'

type Props = { id: string; outcome: 'upheld' | 'reversed'; onClose: () => void }

/** The author reads the answer. Keys: moderation.verdict.* */
export default function VerdictDialog({ id, outcome, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { text: '' },
    operation: useDecideAppeal(),
    input: ({ text }) => ({ id, outcome, text: (text ?? '').trim() }),
    draft: `moderation.appeals.decide ${id}`,
    words: 'moderation',
    onDone: () => {
      toast({ title: t(`moderation.verdict.${outcome}.done`) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`moderation.verdict.${outcome}.title`)}
      lead={t(`moderation.verdict.${outcome}.lead`)}
      submit={t(`moderation.verdict.${outcome}.submit`)}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_STATEMENT })}
        dir="auto"
        rows={4}
        label={t('moderation.verdict.text')}
        hint={t('moderation.verdict.hint')}
      />
    </FormDialog>
  )
}
