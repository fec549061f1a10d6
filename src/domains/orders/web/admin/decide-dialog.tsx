import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { DisputeRecord } from '../../contract.ts'
import { useDecideDispute } from './queries.ts'

type Props = { what: 'refund' | 'dismiss'; dispute: DisputeRecord; onClose: () => void }

/** Keys: orders.decide.refund.*, orders.decide.dismiss.* */
export default function DecideDialog({ what, dispute: { id, vendor, refund }, onClose }: Props) {
  const { t } = useTranslation()
  const said = { vendor: vendor.name, amount: formatCharge(refund) }
  const form = useOperationForm({
    defaults: { reason: '' },
    operation: useDecideDispute(),
    input: ({ reason }) => ({ id, decision: what, reason: reason.trim() }),
    draft: `orders.admin.disputes.decide ${id} ${what}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t(`orders.decide.${what}.done`) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`orders.decide.${what}.title`, said)}
      lead={t(`orders.decide.${what}.lead`, said)}
      submit={t(`orders.decide.${what}.submit`)}
      look={what === 'refund' ? 'primary' : 'destructive'}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: 500 })}
        dir="auto"
        rows={4}
        label={t('orders.stepIn.reason')}
        hint={t('orders.decide.reasonHint')}
      />
    </FormDialog>
  )
}
