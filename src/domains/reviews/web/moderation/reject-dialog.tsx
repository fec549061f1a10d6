import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { MAX_REASON } from '../../contract/limits.ts'
import type { ModeratedReviewView } from '../../contract.ts'
import { type ModerationScope, useDecide } from './moderation-scope.ts'

type Props = { scope: ModerationScope; review: ModeratedReviewView; onDone: () => void; onClose: () => void }

export default function RejectDialog({ scope, review, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: review.rejection ?? '' },
    operation: useDecide(scope),
    input: ({ reason }) => ({ reviewId: review.id, status: 'rejected' as const, reason: reason.trim().replace(/\s+/g, ' ') }),
    draft: `reviews.admin.moderate ${review.id}`,
    words: 'reviews',
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Modal open firm onOpenChange={onClose} title={t('reviews.moderation.rejectTitle')} lead={t('reviews.moderation.rejectLead')}>
      <Form form={form}>
        <TextArea
          {...form.field('reason', { required: true, maxLength: MAX_REASON })}
          dir="auto"
          label={t('reviews.moderation.reason')}
          hint={t('reviews.moderation.reasonHint')}
          className="mb-5"
        />
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={form.busy}>
            {t('reviews.moderation.reject')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
