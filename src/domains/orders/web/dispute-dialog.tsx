import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
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
    <Modal open onOpenChange={onClose} firm title={t('orders.dispute.title')} lead={t('orders.dispute.lead', { vendor })}>
      <Form form={form} className="space-y-5">
        <TextArea
          {...form.field('message', { required: true, maxLength: 2000 })}
          dir="auto"
          rows={5}
          label={t('orders.dispute.words')}
          hint={t('orders.dispute.wordsHint', { vendor })}
        />
        {form.failure !== null && <FailureNotice error={form.failure} words="orders" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('orders.dispute.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
