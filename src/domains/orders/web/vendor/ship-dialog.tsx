import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isShipped } from '#domains/catalog/web/index.ts'
import { Form } from '#platform/web/form/form.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { ChosenUnits } from '../../contract.ts'
import { LineChooser, stillPossible } from '../line-chooser.tsx'
import { type LotKey, toChosenLots, unitsOfVariants } from './chosen-lots.ts'
import { LotChooser } from './lot-chooser.tsx'
import { shippableLotsQuery } from './queries.ts'
import { TrackingFields, type TrackingInput, trimTracking } from './tracking-fields.tsx'
import type { OrderScope } from './use-order-scope.ts'
import { useStepForm } from './use-step-form.tsx'

type ShipInput = TrackingInput & { lines: ChosenUnits[]; lots: LotKey[] }

/** All unshipped units are selected initially, because most orders ship in one parcel. */
export default function ShipDialog({ scope }: { scope: OrderScope }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const { number, version } = order
  const { data: lots = [] } = useQuery(shippableLotsQuery(useSource(), scope.workspaceId, number))
  const lines = order.lines
    .filter(({ cancellable, kind }) => cancellable > 0 && isShipped(kind))
    .map((line) => ({ line, most: line.cancellable }))
  const parts = order.lines.flatMap(({ bundleParts }) => bundleParts)
  const nameOf = (variantId: string) => [...order.lines, ...parts].find((each) => each.variantId === variantId)?.name ?? ''
  const form = useStepForm(scope, {
    defaults: {
      lines: lines.map(({ line, most }) => ({ position: line.position, quantity: most })),
      lots: [],
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
    } as ShipInput,
    send: (api, input: Parameters<typeof api.ship>[0], how) => api.ship(input, how),
    input: ({ lots: picked, ...values }) => {
      const units = stillPossible(values.lines, lines)
      const named = toChosenLots(picked, lots, unitsOfVariants(order.lines, units))
      return { number, version, ...trimTracking(values), lines: units, ...(named.length > 0 && { lots: named }) }
    },
    draft: `orders.vendor.ship ${number}`,
    done: t('orders.vendor.ship.done'),
  })
  const lotError = form.field('lots').error
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
        {(lots.length > 0 || lotError) && (
          <LotChooser
            lots={lots}
            nameOf={nameOf}
            picked={form.fields.watch('lots')}
            onChange={(next) => form.fields.setValue('lots', next, { shouldDirty: true })}
            error={lotError}
          />
        )}
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
