import fields from 'virtual:form-fields/finance.admin.payouts.reverse'
import { useTranslation } from 'react-i18next'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PayoutView } from '../../contract.ts'
import { useReverse } from './queries.ts'

/** Keys: finance.reverse.field.*, finance.reverse.failure.*, finance.reverse.hint.* */
export default function ReverseDialog({ payout: { id, vendor, amount }, onClose }: { payout: PayoutView; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      title={t('finance.reverse.title')}
      lead={t('finance.reverse.lead', { vendor: vendor.name, amount: formatCharge(amount) })}
    >
      <CreateForm
        inline
        fields={fields}
        fixed={{ id }}
        kinds={{ reason: 'lines' }}
        operation={useReverse()}
        draft={`finance.admin.payouts.reverse ${id}`}
        words="finance.reverse"
        submit={t('finance.reverse.submit')}
        onDone={() => {
          toast({ title: t('finance.reverse.done') })
          onClose()
        }}
      />
    </Modal>
  )
}
