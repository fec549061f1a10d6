import { useTranslation } from 'react-i18next'
import { isShipped } from '#domains/catalog/web/index.ts'
import { Form } from '#platform/web/form/form.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { ChosenUnits } from '../../contract.ts'
import { LineChooser, stillPossible } from '../line-chooser.tsx'
import { TrackingFields, type TrackingInput, trimTracking } from './tracking-fields.tsx'
import type { OrderScope } from './use-order-scope.ts'
import { useStepForm } from './use-step-form.tsx'

type ShipInput = TrackingInput & { lines: ChosenUnits[] }

/** All unshipped units are selected initially, because most orders ship in one parcel. */
export default function ShipDialog({ scope }: { scope: OrderScope }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const { number, version } = order
  const lines = order.lines
    .filter(({ cancellable, kind }) => cancellable > 0 && isShipped(kind))
    .map((line) => ({ line, most: line.cancellable }))
  const form = useStepForm(scope, {
    defaults: {
      lines: lines.map(({ line, most }) => ({ position: line.position, quantity: most })),
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
    } as ShipInput,
    send: (api, input: Parameters<typeof api.ship>[0], how) => api.ship(input, how),
    input: (values) => ({ number, version, lines: stillPossible(values.lines, lines), ...trimTracking(values) }),
    draft: `orders.vendor.ship ${number}`,
    done: t('orders.vendor.ship.done'),
  })
  const chosen = stillPossible(form.fields.watch('lines'), lines)
  return (
    <Modal open firm width="lg" onOpenChange={close} title={t('orders.vendor.ship.title')} lead={t('orders.vendor.ship.lead')}>
      <Form form={form} className="space-y-5">
        <LineChooser
          label={t('orders.vendor.ship.lines')}
          lines={lines}
          chosen={chosen}
          onChange={(next) => form.fields.setValue('lines', next, { shouldDirty: true })}
        />
        <TrackingFields field={form.field} />
        {form.notice}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy} disabled={chosen.length === 0}>
            {t('orders.vendor.ship.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
