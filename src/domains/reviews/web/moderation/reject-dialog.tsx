import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
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
    <FormDialog
      form={form}
      title={t('reviews.moderation.rejectTitle')}
      lead={t('reviews.moderation.rejectLead')}
      submit={t('reviews.moderation.reject')}
      look="destructive"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_REASON })}
        dir="auto"
        label={t('reviews.moderation.reason')}
        hint={t('reviews.moderation.reasonHint')}
      />
    </FormDialog>
  )
}
