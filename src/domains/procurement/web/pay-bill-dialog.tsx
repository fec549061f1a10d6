import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTES } from '../contract/constants.ts'
import type { BillView } from '../contract.ts'
import { usePayBill } from './bill-queries.ts'
import { dateInput } from './number-input.ts'
import { today } from './today.ts'

type Values = { paidOn: string; note: string }
type Props = { bill: BillView; workspaceId: string; onClose: () => void }

/** Marks a bill as paid. */
export default function PayBillDialog({ bill: { id: billId, version, number, total }, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm<Values, Values & { billId: string; version: number }, BillView>({
    defaults: { paidOn: today(), note: '' },
    operation: usePayBill(workspaceId),
    input: ({ paidOn, note }) => ({ billId, version, paidOn, note: note.trim() }),
    draft: `procurement.bills.pay ${billId}`,
    words: 'procurement',
    marks: { DATE_IN_FUTURE: 'paidOn' },
    onDone() {
      toast({ title: t('procurement.bills.paid') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('procurement.bills.payTitle', { number, amount: formatCharge(total) })}
      lead={t('procurement.bills.payLead')}
      submit={t('procurement.bills.pay')}
      onClose={onClose}
    >
      <DateField {...dateInput(form, 'paidOn', { required: true })} max={today()} label={t('procurement.field.paidOn')} />
      <TextArea
        {...form.field('note', { maxLength: MAX_NOTES })}
        dir="auto"
        rows={2}
        label={t('procurement.field.notes')}
        placeholder={t('procurement.bills.payExample')}
      />
    </FormDialog>
  )
}
