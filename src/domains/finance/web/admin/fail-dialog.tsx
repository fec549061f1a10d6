import fields from 'virtual:form-fields/finance.admin.payouts.fail'
import { useTranslation } from 'react-i18next'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PayoutView } from '../../contract.ts'
import { useFail } from './queries.ts'

/** Keys: finance.fail.field.*, finance.fail.failure.*, finance.fail.hint.* */
export default function FailDialog({ payout: { id, vendor, amount }, onClose }: { payout: PayoutView; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      title={t('finance.fail.title')}
      lead={t('finance.fail.lead', { vendor: vendor.name, amount: formatCharge(amount) })}
    >
      <CreateForm
        inline
        fields={fields}
        fixed={{ id }}
        kinds={{ reason: 'lines' }}
        operation={useFail()}
        draft={`finance.admin.payouts.fail ${id}`}
        words="finance.fail"
        submit={t('finance.fail.submit')}
        onDone={() => {
          toast({ title: t('finance.fail.done') })
          onClose()
        }}
      />
    </Modal>
  )
}
