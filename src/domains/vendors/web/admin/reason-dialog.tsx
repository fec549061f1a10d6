import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Operation } from '#platform/web/operation.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { MAX_REASON } from '../../contract/limits.ts'

type Props = {
  id: string
  /** The name of the draft. */
  draft: string
  operation: Operation<{ id: string; reason: string }, unknown>
  title: string
  lead: string
  action: string
  begin?: string
  onDone: () => void
  onClose: () => void
}

/** Dialog for decisions that need a reason, which the owner sees. */
export function ReasonDialog({ id, draft, operation, title, lead, action, begin = '', onDone, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: begin },
    operation,
    input: ({ reason }) => ({ id, reason: reason.trim() }),
    draft,
    words: 'vendors',
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} lead={lead} submit={action} look="destructive" onClose={onClose}>
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_REASON })}
        dir="auto"
        rows={4}
        label={t('vendors.admin.reason')}
        hint={t('vendors.admin.reasonHint')}
      />
    </FormDialog>
  )
}
