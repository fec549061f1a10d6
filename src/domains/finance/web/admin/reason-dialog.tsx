import failFields from 'virtual:form-fields/finance.admin.payouts.fail'
import reverseFields from 'virtual:form-fields/finance.admin.payouts.reverse'
import { useTranslation } from 'react-i18next'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PayoutView } from '../../contract.ts'
import { useFail, useReverse } from './queries.ts'

const ACTS = { fail: { fields: failFields, useAct: useFail }, reverse: { fields: reverseFields, useAct: useReverse } }

type Props = { what: keyof typeof ACTS; payout: PayoutView; onClose: () => void }

/**
 * The amount of a payout becomes available again, with a reason: it could not be paid, or the bank sent it back. Keys: finance.fail.field.*,
 * finance.fail.failure.*, finance.fail.hint.*, finance.reverse.field.*, finance.reverse.failure.*, finance.reverse.hint.*
 */
export default function ReasonDialog({ what, payout: { id, vendor, amount }, onClose }: Props) {
  const { t } = useTranslation()
  const { fields, useAct } = ACTS[what]
  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      title={t(`finance.${what}.title`)}
      lead={t(`finance.${what}.lead`, { vendor: vendor.name, amount: formatCharge(amount) })}
    >
      <CreateForm
        inline
        fields={fields}
        fixed={{ id }}
        kinds={{ reason: 'lines' }}
        operation={useAct()}
        draft={`finance.admin.payouts.${what} ${id}`}
        words={`finance.${what}`}
        submit={t(`finance.${what}.submit`)}
        onDone={() => {
          toast({ title: t(`finance.${what}.done`) })
          onClose()
        }}
      />
    </Modal>
  )
}
