import fields from 'virtual:form-fields/finance.payouts.request'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmEmailNotice } from '#domains/accounts/web/index.ts'
import type { MoneyView } from '#platform/shared/contract.ts'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useRequestPayout } from './queries.ts'

type Props = { available: MoneyView; minimum: MoneyView; secondOver: MoneyView; approvalOver: MoneyView | null; onClose: () => void }

/** Keys: finance.request.field.*, finance.request.failure.*, finance.request.hint.*, finance.request.rule.* */
export default function RequestDialog({ available, minimum, secondOver, approvalOver, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('finance.request.title')}
      lead={t('finance.request.lead', { available: formatCharge(available), minimum: formatCharge(minimum) })}
    >
      <Suspense fallback={null}>
        <ConfirmEmailNotice />
      </Suspense>
      <CreateForm
        inline
        fields={fields}
        only={approvalOver ? ['amountMinor', 'note'] : ['amountMinor']}
        fixed={{ currency: available.currency }}
        begin={{ amountMinor: available.amountMinor }}
        operation={useRequestPayout()}
        draft="finance.payouts.request"
        words="finance.request"
        marks={{ BALANCE_TOO_LOW: 'amountMinor', PAYOUT_TOO_SMALL: 'amountMinor' }}
        submit={t('finance.request.submit')}
        onDone={({ approval }) => {
          toast({ title: t('finance.request.done'), description: t(approval ? 'finance.approval.doneText' : 'finance.request.doneText') })
          onClose()
        }}
      />
      {approvalOver && (
        <p className="mt-4 text-xs text-muted-foreground">{t('finance.approval.hint', { amount: formatCharge(approvalOver) })}</p>
      )}
      <p className="mt-4 text-xs text-muted-foreground">{t('finance.request.second', { amount: formatCharge(secondOver) })}</p>
    </Modal>
  )
}
