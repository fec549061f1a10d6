import { useTranslation } from 'react-i18next'
import { Form } from '#platform/web/form/form.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { ChosenUnits } from '../../contract.ts'
import { LineChooser, stillPossible } from '../line-chooser.tsx'
import { VendorRefundPreview } from '../vendor-refund-preview.tsx'
import { vendorRefundPreviewQuery } from './queries.ts'
import type { OrderScope } from './use-order-scope.ts'
import { useStepForm } from './use-step-form.tsx'

type RefundInput = { lines: ChosenUnits[]; reason: string }

const MAX_REASON = 500

/**
 * Cancels unshipped units (all selected initially) or refunds shipped units (none selected initially). Keys: orders.vendor.cancel.*,
 * orders.vendor.refund.*
 */
export default function RefundDialog({ scope, what }: { scope: OrderScope; what: 'cancel' | 'refund' }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const { number, version } = order
  const source = useSource()
  const lines = order.lines
    .map((line) => ({ line, most: what === 'cancel' ? line.cancellable : line.refundable }))
    .filter(({ most }) => most > 0)
  const all = lines.map(({ line, most }) => ({ position: line.position, quantity: most }))
  const form = useStepForm(scope, {
    defaults: { lines: what === 'cancel' ? all : [], reason: '' } as RefundInput,
    send: (api, input: Parameters<typeof api.refund>[0], how) => api[what](input, how),
    input: (values) => ({ number, version, lines: stillPossible(values.lines, lines), reason: values.reason.trim() }),
    draft: `orders.vendor.${what} ${number}`,
    done: t(`orders.vendor.${what}.done`),
  })
  const chosen = stillPossible(form.fields.watch('lines'), lines)
  const choose = (next: ChosenUnits[]) => form.fields.setValue('lines', next, { shouldDirty: true })
  return (
    <Modal open firm width="lg" onOpenChange={close} title={t(`orders.vendor.${what}.title`)} lead={t(`orders.vendor.${what}.lead`)}>
      <Form form={form} className="space-y-5">
        <div>
          <LineChooser label={t(`orders.vendor.${what}.lines`)} lines={lines} chosen={chosen} onChange={choose} />
          <Button look="quiet" size="sm" className="mt-1" onClick={() => choose(all)}>
            {t('orders.vendor.chooseAll')}
          </Button>
        </div>
        <TextArea
          {...form.field('reason', { maxLength: MAX_REASON })}
          dir="auto"
          label={t('orders.vendor.reason')}
          hint={t('orders.vendor.reasonHint')}
        />
        <VendorRefundPreview
          lines={chosen}
          query={vendorRefundPreviewQuery(source, scope.workspaceId, order, chosen)}
          owed={order.payment?.status === 'pending'}
        />
        {form.notice}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={form.busy} disabled={chosen.length === 0}>
            {t(`orders.vendor.${what}.submit`)}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
