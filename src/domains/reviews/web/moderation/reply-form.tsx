import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REPLY } from '../../contract/limits.ts'
import type { ModeratedReviewView } from '../../contract.ts'
import { type ModerationScope, useReply } from './moderation-scope.ts'

/** The form for the public reply. */
export default function ReplyForm({ scope, review }: { scope: ModerationScope; review: ModeratedReviewView }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { text: review.reply?.text ?? '' },
    operation: useReply(scope),
    input: ({ text }) => ({ reviewId: review.id, text: text.trim() }),
    draft: `reviews.vendor.reply ${review.id}`,
    words: 'reviews',
    guarded: true,
    onDone: () => toast({ title: t('reviews.moderation.replied') }),
  })
  return (
    <Form form={form} className="space-y-4">
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_REPLY })}
        dir="auto"
        rows={4}
        label={t('reviews.moderation.yourAnswer')}
        hint={t('reviews.moderation.answerHint')}
      />
      <FormEnd inline form={form} submit={review.reply ? t('reviews.moderation.replyAgain') : t('reviews.moderation.reply')} />
    </Form>
  )
}
