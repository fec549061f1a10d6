import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REASON, REPORT_REASONS, type ReportReason } from '../contract/limits.ts'
import { useReportReview } from './operations.ts'

/** Keys: reviews.report.reason.* */
export default function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: 'spam' as ReportReason, note: '' },
    operation: useReportReview(),
    input: ({ reason, note }) => ({ reviewId, reason, note: (note ?? '').trim() }),
    draft: `reviews.report ${reviewId}`,
    words: 'reviews',
    onDone: () => {
      toast({ title: t('reviews.report.done'), description: t('reviews.report.doneText') })
      onClose()
    },
  })
  return (
    <Modal open onOpenChange={onClose} title={t('reviews.report.title')} lead={t('reviews.report.lead')}>
      <Form form={form}>
        <div className="mb-5 space-y-5">
          <SelectField {...form.field('reason')} required label={t('reviews.report.why')}>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reviews.report.reason.${reason}`)}
              </option>
            ))}
          </SelectField>
          <TextArea {...form.field('note', { maxLength: MAX_REASON })} dir="auto" label={t('reviews.report.note')} />
        </div>
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('reviews.report.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
