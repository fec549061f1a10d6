import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Operation } from '#platform/web/operation.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
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
    <Modal open onOpenChange={onClose} firm title={title} lead={lead}>
      <Form form={form}>
        <TextArea
          {...form.field('reason', { required: true, maxLength: MAX_REASON })}
          dir="auto"
          rows={4}
          label={t('vendors.admin.reason')}
          hint={t('vendors.admin.reasonHint')}
          className="mb-5"
        />
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={form.busy}>
            {action}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
