import { useTranslation } from 'react-i18next'
import { Form } from '#platform/web/form/form.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import type { ChosenUnits } from '../../contract.ts'
import { type Choosable, LineChooser, stillPossible } from '../line-chooser.tsx'
import { VendorRefundPreview } from '../vendor-refund-preview.tsx'
import { vendorRefundPreviewQuery } from './queries.ts'
import { useEventText } from './use-event-text.tsx'
import type { OrderScope } from './use-order-scope.ts'
import { useStepForm } from './use-step-form.tsx'

type ReceiveInput = { lines: ChosenUnits[]; notRestocked: number[]; refuse: boolean; reason: string }

const MAX_REASON = 2000

/** Receives a return: all units it still expects are selected initially. What is missing stays open or is refused. */
export default function ReceiveDialog({ scope, returnId }: { scope: OrderScope; returnId: string }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const source = useSource()
  const { goodsOf } = useEventText(order)
  const row = order.returns.find(({ id }) => id === returnId)
  const lines = (row?.lines ?? []).flatMap(({ position, quantity, received }): Choosable[] => {
    const line = order.lines.find((line) => line.position === position)
    return line && received < quantity ? [{ line, most: quantity - received }] : []
  })
  const form = useStepForm(scope, {
    defaults: {
      lines: lines.map(({ line, most }) => ({ position: line.position, quantity: most })),
      notRestocked: [],
      refuse: false,
      reason: '',
    } as ReceiveInput,
    send: (api, input: Parameters<typeof api.returns.receive>[0], how) => api.returns.receive(input, how),
    input: ({ lines: wanted, notRestocked, refuse, reason }) => ({
      returnId,
      version: order.version,
      restock: true,
      lines: stillPossible(wanted, lines).map((units) => ({ ...units, restock: !notRestocked.includes(units.position) })),
      ...(refuse && isPartial(stillPossible(wanted, lines), lines) && { refuseRest: reason.trim() }),
    }),
    draft: `orders.vendor.returns.receive ${returnId}`,
    done: t('orders.vendor.receive.done'),
  })
  const { watch, setValue } = form.fields
  const chosen = stillPossible(watch('lines'), lines)
  const notRestocked = watch('notRestocked')
  const refuse = watch('refuse')

  function restock(position: number, wanted: boolean) {
    const others = notRestocked.filter((other) => other !== position)
    setValue('notRestocked', wanted ? others : [...others, position], { shouldDirty: true })
  }

  return (
    <Modal open firm width="lg" onOpenChange={close} title={t('orders.vendor.receive.title')} lead={t('orders.vendor.receive.lead')}>
      <Form form={form} className="space-y-5">
        <LineChooser
          label={t('orders.vendor.receive.lines')}
          lines={lines}
          chosen={chosen}
          onChange={(next) => setValue('lines', next, { shouldDirty: true })}
        />
        <div>
          {chosen.map((units) => (
            <SwitchField
              key={units.position}
              label={
                chosen.length > 1 ? t('orders.vendor.receive.restockLine', { goods: goodsOf([units]) }) : t('orders.vendor.receive.restock')
              }
              hint={t('orders.vendor.receive.restockHint')}
              checked={!notRestocked.includes(units.position)}
              onChange={(wanted) => restock(units.position, wanted)}
            />
          ))}
          {chosen.length > 0 && isPartial(chosen, lines) && (
            <SwitchField
              label={t('orders.vendor.receive.refuseRest')}
              hint={t('orders.vendor.receive.refuseRestHint')}
              checked={refuse}
              onChange={(wanted) => setValue('refuse', wanted, { shouldDirty: true })}
            />
          )}
        </div>
        {refuse && chosen.length > 0 && isPartial(chosen, lines) && (
          <TextArea
            {...form.field('reason', { required: true, maxLength: MAX_REASON })}
            dir="auto"
            label={t('orders.vendor.refuse.reason')}
          />
        )}
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
          <Button type="submit" busy={form.busy} disabled={chosen.length === 0}>
            {t('orders.vendor.receive.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}

/** Whether fewer units were chosen than are expected. */
function isPartial(chosen: readonly ChosenUnits[], lines: readonly Choosable[]): boolean {
  return lines.some(({ line, most }) => (chosen.find(({ position }) => position === line.position)?.quantity ?? 0) < most)
}
