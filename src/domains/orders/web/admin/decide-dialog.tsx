import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { DisputeRecord } from '../../contract.ts'
import { useDecideDispute } from './queries.ts'

type Props = { what: 'refund' | 'dismiss'; dispute: DisputeRecord; onClose: () => void }

/** Keys: orders.decide.refund.*, orders.decide.dismiss.* */
export default function DecideDialog({ what, dispute: { returnId, vendor, return: row }, onClose }: Props) {
  const { t } = useTranslation()
  const said = { vendor: vendor.name, amount: formatCharge(row.refund.total) }
  const form = useOperationForm({
    defaults: { reason: '' },
    operation: useDecideDispute(),
    input: ({ reason }) => ({ returnId, decision: what, reason: reason.trim() }),
    draft: `orders.admin.disputes.decide ${returnId} ${what}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t(`orders.decide.${what}.done`) })
      onClose()
    },
  })
  return (
    <Modal open onOpenChange={onClose} firm title={t(`orders.decide.${what}.title`, said)} lead={t(`orders.decide.${what}.lead`, said)}>
      <Form form={form} className="space-y-5">
        <TextArea
          {...form.field('reason', { required: true, maxLength: 500 })}
          dir="auto"
          rows={4}
          label={t('orders.stepIn.reason')}
          hint={t('orders.decide.reasonHint')}
        />
        {form.failure !== null && <FailureNotice error={form.failure} words="orders" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look={what === 'refund' ? 'primary' : 'destructive'} busy={form.busy}>
            {t(`orders.decide.${what}.submit`)}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
