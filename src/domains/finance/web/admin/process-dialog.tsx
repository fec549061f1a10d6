import fields from 'virtual:form-fields/finance.admin.payouts.process'
import { useTranslation } from 'react-i18next'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PayoutView } from '../../contract.ts'
import { useProcess } from './queries.ts'

/** Keys: finance.process.field.*, finance.process.hint.*, finance.process.failure.* */
export default function ProcessDialog({
  payout,
  onClose,
}: {
  payout: PayoutView & { secondApprovalId: string | null }
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { id, vendor, amount, needsSecondApproval, secondApprovalId } = payout
  const first = needsSecondApproval && !secondApprovalId
  const names = { vendor: vendor.name, amount: formatCharge(amount) }
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={first ? t('finance.process.approveTitle', names) : t('finance.process.title', names)}
      lead={first ? t('finance.process.approveLead') : t('finance.process.lead')}
    >
      <CreateForm
        inline
        fields={fields}
        fixed={{ id }}
        operation={useProcess()}
        draft={`finance.admin.payouts.process ${id}`}
        words="finance.process"
        submit={first ? t('finance.admin.approve') : t('finance.process.submit')}
        onDone={({ status }) => {
          toast({ title: status === 'completed' ? t('finance.process.done') : t('finance.process.approved') })
          onClose()
        }}
      />
    </Modal>
  )
}
