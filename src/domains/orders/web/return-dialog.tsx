import { useTranslation } from 'react-i18next'
import { FileDrop } from '#platform/web/files/file-drop.tsx'
import { useUploads } from '#platform/web/files/use-uploads.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChosenUnits, OrderView, PartView, ReturnReason } from '../contract.ts'
import { stillPossible } from './line-chooser.tsx'
import { useRequestReturn } from './queries.ts'
import { RefundPreview } from './refund-preview.tsx'
import { UnitsAndReasonFields } from './units-and-reason-fields.tsx'

const MAX_PHOTOS = 4

type ReturnInput = { lines: ChosenUnits[]; reason: string; comment: string }

/** Return request: items, reason and the expected refund. */
export default function ReturnDialog({ order, part, onClose }: { order: OrderView; part: PartView; onClose: () => void }) {
  const { t } = useTranslation()
  const lines = part.lines.filter(({ returnable }) => returnable > 0).map((line) => ({ line, most: line.returnable }))
  const only = lines.length === 1 ? lines[0] : undefined
  const photos = useUploads()
  const place = { orderId: order.id, number: part.number }
  const form = useOperationForm({
    defaults: { lines: only ? [{ position: only.line.position, quantity: only.most }] : [], reason: '', comment: '' } as ReturnInput,
    operation: useRequestReturn(),
    input: async ({ lines: chosen, reason, comment }) => ({
      ...place,
      lines: stillPossible(chosen, lines),
      reason: reason as ReturnReason,
      comment: comment.trim(),
      photos: (await photos.all()).map(({ upload }) => upload.uploadId),
    }),
    draft: `orders.returns.request ${part.number}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t('orders.return.done'), description: t('orders.return.doneText', { vendor: part.vendor.name }) })
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
      title={t('orders.return.title')}
      lead={t('orders.return.lead', { vendor: part.vendor.name })}
    >
      <Form form={form} className="space-y-5">
        <UnitsAndReasonFields
          labels={{ lines: t('orders.return.lines'), reason: t('orders.return.reason') }}
          lines={lines}
          chosen={chosen}
          onChoose={(next) => form.fields.setValue('lines', next, { shouldDirty: true })}
          reason={form.field('reason', { required: true })}
        />
        <TextArea {...form.field('comment', { maxLength: 2000 })} dir="auto" label={t('orders.return.comment')} required={false} />
        <fieldset>
          <legend className="mb-1.5 font-medium">{t('orders.return.photos')}</legend>
          <FileDrop uploads={photos} most={MAX_PHOTOS} describe={false} />
        </fieldset>
        <RefundPreview units={{ ...place, lines: chosen }} payment={order.payment} />
        {form.failure !== null && <FailureNotice error={form.failure} words="orders" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy} disabled={chosen.length === 0}>
            {t('orders.return.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
