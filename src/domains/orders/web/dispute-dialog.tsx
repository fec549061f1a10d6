import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useDisputeReturn } from './queries.ts'

type Props = { orderId: string; returnId: string; vendor: string; onClose: () => void }

/** The shopper disputes a refused return. */
export default function DisputeDialog({ orderId, returnId, vendor, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { message: '' },
    operation: useDisputeReturn(),
    input: ({ message }) => ({ orderId, returnId, message: message.trim() }),
    draft: `orders.returns.dispute ${returnId}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t('orders.dispute.sent'), description: t('orders.dispute.sentText') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('orders.dispute.title')}
      lead={t('orders.dispute.lead', { vendor })}
      submit={t('orders.dispute.submit')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('message', { required: true, maxLength: 2000 })}
        dir="auto"
        rows={5}
        label={t('orders.dispute.words')}
        hint={t('orders.dispute.wordsHint', { vendor })}
      />
    </FormDialog>
  )
}
