import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REPLY } from '../../contract/limits.ts'
import type { DeskReviewView } from '../../contract.ts'
import { type Desk, useReply } from './desks.ts'

/** The one public answer, written or written anew. */
export default function ReplyForm({ desk, review }: { desk: Desk; review: DeskReviewView }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { text: review.reply?.text ?? '' },
    operation: useReply(desk),
    input: ({ text }) => ({ reviewId: review.id, text: text.trim() }),
    words: 'reviews',
    guarded: true,
    onDone: () => toast({ title: t('reviews.desk.replied') }),
  })
  return (
    <Form form={form} className="space-y-4">
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_REPLY })}
        dir="auto"
        rows={4}
        label={t('reviews.desk.yourAnswer')}
        hint={t('reviews.desk.answerHint')}
      />
      <FormEnd inline form={form} submit={review.reply ? t('reviews.desk.replyAgain') : t('reviews.desk.reply')} />
    </Form>
  )
}
