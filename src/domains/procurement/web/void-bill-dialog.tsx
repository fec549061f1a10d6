import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTES } from '../contract/constants.ts'
import type { BillView } from '../contract.ts'
import { useVoidBill } from './bill-queries.ts'

type Props = { bill: BillView; workspaceId: string; onClose: () => void }

export default function VoidBillDialog({ bill: { id: billId, version, number }, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm<{ reason: string }, { billId: string; version: number; reason: string }, BillView>({
    defaults: { reason: '' },
    operation: useVoidBill(workspaceId),
    input: ({ reason }) => ({ billId, version, reason: reason.trim() }),
    draft: `procurement.bills.void ${billId}`,
    words: 'procurement',
    onDone() {
      toast({ title: t('procurement.bills.voided') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('procurement.bills.voidTitle', { number })}
      lead={t('procurement.bills.voidLead')}
      submit={t('procurement.bills.void')}
      look="destructive"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_NOTES })}
        dir="auto"
        rows={2}
        label={t('procurement.field.reason')}
      />
    </FormDialog>
  )
}
