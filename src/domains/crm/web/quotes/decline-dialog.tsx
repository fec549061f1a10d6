import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { MAX_DECLINE_REASON } from '../../contract/quotes/quote-limits.ts'
import type { SharedQuote } from '../../contract.ts'
import { useDeclineQuote } from './quote-queries.ts'

/** The customer declines a quote, with a reason. */
export default function DeclineDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm<{ reason: string }, { reason: string }, SharedQuote>({
    defaults: { reason: '' },
    operation: useDeclineQuote(token),
    input: ({ reason }) => ({ reason: reason.trim() }),
    draft: 'crm.quoteLink.decline',
    words: 'crm',
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('crm.quoteLink.declineTitle')}
      lead={t('crm.quoteLink.declineLead')}
      submit={t('crm.quoteLink.decline')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_DECLINE_REASON })}
        dir="auto"
        rows={3}
        label={t('crm.quoteLink.reason')}
      />
    </FormDialog>
  )
}
