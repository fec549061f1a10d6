import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { AdminPart, ChosenUnits } from '../../contract.ts'
import { LineChooser, stillPossible } from '../line-chooser.tsx'
import { VendorRefundPreview } from '../vendor-refund-preview.tsx'
import { adminRefundPreviewQuery, useCancelPart, useRefundPart } from './queries.ts'

type Props = {
  what: 'cancel' | 'refund'
  part: AdminPart
  /** The order is not paid yet, so the refund only lowers the amount due. */
  owed: boolean
  onClose: () => void
}

type StepInInput = { lines: ChosenUnits[]; reason: string }

/** Keys: orders.stepIn.cancel.*, orders.stepIn.refund.* */
export default function StepInDialog({ what, part, owed, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const lines = part.lines
    .map((line) => ({ line, most: what === 'cancel' ? line.cancellable : line.refundable }))
    .filter(({ most }) => most > 0)
  const cancel = useCancelPart()
  const refund = useRefundPart()
  const form = useOperationForm({
    defaults: { lines: lines.map(({ line, most }) => ({ position: line.position, quantity: most })), reason: '' } as StepInInput,
    operation: what === 'cancel' ? cancel : refund,
    input: ({ lines: chosen, reason }) => ({
      number: part.number,
      reason: reason.trim(),
      ...(what === 'refund' && { lines: stillPossible(chosen, lines) }),
    }),
    draft: `orders.admin.${what} ${part.number}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t(`orders.stepIn.${what}.done`) })
      onClose()
    },
  })
  const chosen = stillPossible(form.fields.watch('lines'), lines)
  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      width="lg"
      title={t(`orders.stepIn.${what}.title`)}
      lead={t(`orders.stepIn.${what}.lead`, { vendor: part.vendor.name })}
    >
      <Form form={form} className="space-y-5">
        {what === 'refund' && (
          <LineChooser
            label={t('orders.stepIn.lines')}
            lines={lines}
            chosen={chosen}
            onChange={(next) => form.fields.setValue('lines', next, { shouldDirty: true })}
          />
        )}
        <TextArea
          {...form.field('reason', { required: true, maxLength: 500 })}
          dir="auto"
          rows={3}
          label={t('orders.stepIn.reason')}
          hint={t('orders.stepIn.reasonHint')}
        />
        <VendorRefundPreview lines={chosen} query={adminRefundPreviewQuery(source, part.number, chosen)} owed={owed} />
        {form.failure !== null && <FailureNotice error={form.failure} words="orders" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={form.busy} disabled={what === 'refund' && chosen.length === 0}>
            {t(`orders.stepIn.${what}.submit`)}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
